package org.jigo.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jigo.player.Computers;
import org.jigo.server.PortTaken;
import org.jigo.server.Server;
import org.jigo.server.Time;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code jigo serve}: tables where people play, in a browser. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = "Open tables where people play in a browser, on one screen or on two.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  jigo serve                    on this machine only",
      "  jigo serve --host 0.0.0.0     for phones in the same network, too",
      "  jigo serve --db club.db       with another log"
    })
final class ServeCommand implements Callable<Integer> {
  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "the port; without it, ${DEFAULT-VALUE}; 0 for any that is free",
      defaultValue = "8137")
  private int port;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description = "the address to listen at; without it, ${DEFAULT-VALUE}: this machine only",
      defaultValue = "127.0.0.1")
  private String host = "";

  @Option(
      names = "--db",
      paramLabel = "FILE",
      description = "where games are kept; without it, jigo.db in your folder for data")
  private Optional<Path> database = Optional.empty();

  @Option(names = "--no-browser", description = "Do not open a browser.")
  private boolean noBrowser;

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter err = spec.commandLine().getErr();
    if (port < 0 || port > 65_535) {
      err.println("A port is a number from 0 to 65535, not " + port + ".");
      return Main.WRONG_USAGE;
    }
    Path file = database.orElseGet(Addresses::database);
    try (Server server =
        Server.start(new Server.Place(host, port, file, Time.SYSTEM), new Computers())) {
      tell(server, file);
      untilTheEnd(server);
    } catch (PortTaken taken) {
      err.println("Port " + port
          + " is taken: perhaps Jigo runs already. Try --port 0, or another number.");
      return Main.WRONG_USAGE;
    } catch (IOException e) {
      err.println("Cannot start: " + e.getMessage());
      return Main.WRONG_USAGE;
    }
    return 0;
  }

  private void tell(Server server, Path file) {
    PrintWriter out = spec.commandLine().getOut();
    String local = "http://" + Addresses.local(host) + ":" + server.port() + "/";
    out.println("Jigo is at " + local);
    Addresses.network(host).ifPresent(address -> {
      String far = "http://" + address + ":" + server.port() + "/";
      out.println("In your network: " + far);
      out.print(QrText.of(far));
    });
    out.println("Games are kept in " + file.toAbsolutePath());
    out.println("Health and metrics: http://127.0.0.1:" + server.keeperPort() + "/health");
    out.println("Ctrl-C ends it.");
    out.flush();
    if (!noBrowser) {
      Browser.open(local);
    }
  }

  /** Ctrl-C or a kill ends it in order; whoever interrupts this thread does so too. */
  private static void untilTheEnd(Server server) throws InterruptedException {
    CountDownLatch end = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(new Thread(
            () -> {
              server.close();
              end.countDown();
            },
            "end"));
    end.await();
  }
}
