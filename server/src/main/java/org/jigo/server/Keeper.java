package org.jigo.server;

import com.sun.net.httpserver.HttpServer;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/** What the server's keeper asks, on a port of the loopback address: {@code /health} and {@code /metrics}; without names. */
final class Keeper implements AutoCloseable {
  private final HttpServer http;
  private final PrometheusMeterRegistry registry;

  private Keeper(HttpServer http, PrometheusMeterRegistry registry) {
    this.http = http;
    this.registry = registry;
  }

  static Keeper start(House house, Streams streams) throws IOException {
    PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    Gauge.builder("jigo.tables", house, House::held).register(registry);
    Gauge.builder("jigo.streams", streams, Streams::size).register(registry);
    HttpServer http =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 16);
    Keeper keeper = new Keeper(http, registry);
    keeper.answer("/health", () -> "ok\n");
    keeper.answer("/metrics", registry::scrape);
    http.start();
    return keeper;
  }

  private void answer(String path, java.util.function.Supplier<String> text) {
    http.createContext(path, exchange -> {
      byte[] bytes = text.get().getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
      exchange.sendResponseHeaders(200, bytes.length);
      exchange.getResponseBody().write(bytes);
      exchange.close();
    });
  }

  int port() {
    return http.getAddress().getPort();
  }

  @Override
  public void close() {
    http.stop(0);
    registry.close();
  }
}
