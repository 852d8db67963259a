package org.jigo.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.Optional;
import org.jigo.evidence.Listing;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** All routes, and what each does: read, call once, answer. */
final class Routes {
  private static final int MOST_LISTED = 50;

  private final House house;
  private final Streams streams;
  private final Page page;
  private final Takeaway takeaway;
  private final Allowance allowance;
  private final Advice advice;

  Routes(House house, Streams streams, Page page) {
    this.house = house;
    this.streams = streams;
    this.page = page;
    this.takeaway = new Takeaway();
    this.allowance = new Allowance(house.time());
    this.advice = new Advice(house);
  }

  void on(RoutesConfig routes) {
    routes.post("/api/games", this::create);
    routes.get("/api/games", this::list);
    routes.get("/api/opponents", this::opponents);
    routes.get("/api/games/{game}", this::state);
    routes.post("/api/games/{game}/seats", this::sit);
    routes.post("/api/games/{game}/acts", this::act);
    routes.post("/api/games/{game}/hint", this::hint);
    routes.get("/api/games/{game}/evaluation", c -> advice.evaluation(c, visible(c)));
    routes.post("/api/games/{game}/evaluation", this::evaluate);
    routes.post("/api/streams", streams::open);
    routes.get("/api/games/{game}/record.sgf", c -> takeaway.record(c, visible(c)));
    routes.get("/api/games/{game}/bundle", c -> takeaway.bundle(c, visible(c)));
    routes.get("/api/games/{game}/slip.pdf", c -> takeaway.slip(c, visible(c)));
    routes.post("/api/judge", JudgeJson::judge);
    routes.post("/api/try", TryJson::attempt);
    routes.get("/api/rules/{name}", RulesJson::text);
    routes.get("/api", Routes::api);
    routes.get("/<path>", this::file);
    routes.get("/", this::file);
    routes.exception(Halt.class, (halt, c) -> Answers.halt(c, halt));
    routes.exception(HttpResponseException.class, (e, c) -> Answers.halt(c, Halt.unknown()));
  }

  private void create(Context c) {
    Desk.ownOrigin(c);
    allowance.take(c.ip());
    NewGame made =
        Creation.read(Desk.json(c), house.key().publicKey(), house.machines().opponents());
    Table table = house.create(made);
    ObjectNode answer = Json.object();
    Optional<Secret> seat = made.told().seat().stream().findFirst();
    answer.put("secret", seat.map(Secret::reveal).orElse(null));
    ObjectNode invitations = answer.putObject("invitations");
    made.told()
        .invitations()
        .forEach((role, secret) -> invitations.put(
            role.colors().isEmpty() ? "arbiter" : Json.of(role.colors().get(0)), secret.reveal()));
    answer.put("watch", made.told().watch().get(0).reveal());
    Role role = seat.flatMap(table::role).orElse(Role.WATCHER);
    answer.set("state", seen(table, role));
    Answers.json(c, 201, answer);
  }

  private void list(Context c) {
    ArrayNode games = Json.array();
    for (String game : house.log().publicGames(MOST_LISTED)) {
      house.table(game).map(t -> Listed.of(t.now())).ifPresent(games::add);
    }
    Answers.json(c, 200, Json.object().set("games", games));
  }

  private void opponents(Context c) {
    ArrayNode names = Json.array();
    house.machines().opponents().names().forEach(names::add);
    ObjectNode answer = Json.object().set("opponents", names);
    answer.put("advises", house.machines().opponents().adviser().isPresent());
    Answers.json(c, 200, answer);
  }

  private void state(Context c) {
    Table table = visible(c);
    Answers.json(c, 200, seen(table, role(c, table).orElse(Role.WATCHER)));
  }

  private static ObjectNode seen(Table table, Role role) {
    return table.present().set("you", Message.you(role));
  }

  private void sit(Context c) {
    Desk.ownOrigin(c);
    JsonNode body = Desk.json(c);
    Secret invitation = Secret.of(Json.needString(body, "invitation")).orElseThrow(Halt::unknown);
    Table table = table(c);
    Secret own = Creation.own(body);
    Role role = table.sit(invitation, body, own);
    ObjectNode answer = Json.object();
    answer.put("secret", own.reveal());
    answer.set("state", seen(table, role));
    Answers.json(c, 201, answer);
  }

  private void act(Context c) {
    Desk.ownOrigin(c);
    Table table = visible(c);
    Role role = seated(c, table);
    Ruled ruled = table.act(role, Request.read(Desk.json(c)));
    if (ruled instanceof Ruled.Done done) {
      Answers.json(c, 200, table.answer(done.number(), role));
    } else if (ruled instanceof Ruled.Refused refused) {
      Answers.json(c, 422, Answers.refusal(refused.why()).set("state", seen(table, role)));
    } else {
      ObjectNode stale = Answers.error("STALE", "something else has happened meanwhile");
      Answers.json(c, 409, stale.set("state", seen(table, role)));
    }
  }

  private static Role seated(Context c, Table table) {
    return role(c, table)
        .filter(r -> r != Role.WATCHER)
        .orElseThrow(() -> Halt.forbidden("SEAT", "this needs a seat"));
  }

  private void hint(Context c) {
    Desk.ownOrigin(c);
    JsonNode body = Desk.json(c);
    Table table = visible(c);
    advice.hint(c, body, table, seated(c, table));
  }

  private void evaluate(Context c) {
    Desk.ownOrigin(c);
    Desk.json(c);
    advice.evaluate(c, visible(c));
  }

  private Table table(Context c) {
    return house.table(c.pathParam("game")).orElseThrow(Halt::unknown);
  }

  /** The table, if whoever asks may know of it. */
  private Table visible(Context c) {
    Table table = table(c);
    if (!isPublic(table) && role(c, table).isEmpty()) {
      throw Halt.unknown();
    }
    return table;
  }

  static boolean isPublic(Table table) {
    return table.now().course().terms().table().listing() == Listing.PUBLIC;
  }

  private static Optional<Role> role(Context c, Table table) {
    return Desk.secret(c).flatMap(table::role);
  }

  private static void api(Context c) {
    c.contentType("text/html; charset=utf-8").result(ApiPage.html());
  }

  private void file(Context c) {
    String path = c.path().substring(1);
    Page.File file = page.file(path).orElseThrow(Halt::unknown);
    c.header("ETag", file.tag()).header("Cache-Control", "no-cache");
    if (file.tag().equals(c.header("If-None-Match"))) {
      c.status(304);
    } else {
      c.contentType(file.type()).result(file.bytes());
    }
  }
}
