package org.jigo.server;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jigo.board.Color;
import org.jigo.board.Turn;
import org.jigo.evidence.Event;
import org.jigo.evidence.Origin;
import org.jigo.evidence.PublicKeyText;
import org.jigo.evidence.Screen;
import org.jigo.evidence.Terms;
import org.jigo.game.Act;
import org.jigo.game.Opponents;
import org.jigo.rules.Arbiter;
import org.jigo.rules.Recording;
import tools.jackson.databind.JsonNode;

/** From a request to a game: its terms, who sits where at once, and who is invited. */
final class Creation {
  /** The name of the computer. */
  private static final String COMPUTER = "Jigo";

  private static final SecureRandom RANDOM = new SecureRandom();

  private final JsonNode body;
  private final Terms terms;
  private final Optional<String> opponent;
  private final List<Event> events = new ArrayList<>();
  private final List<Pass> passes = new ArrayList<>();
  private final NewGame.Told told = new NewGame.Told();

  private Creation(JsonNode body, Terms terms, Optional<String> opponent) {
    this.body = body;
    this.terms = terms;
    this.opponent = opponent;
  }

  /** The game that a request asks for, to be kept by the server of this key. */
  static NewGame read(JsonNode body, PublicKeyText server, Opponents opponents) {
    return new Creation(body, TermsJson.read(body, server), opponent(body, opponents)).make();
  }

  private static Optional<String> opponent(JsonNode body, Opponents opponents) {
    Optional<String> name = Json.string(body, "opponent");
    if (name.isPresent() && !opponents.names().contains(name.get())) {
      throw Json.wrong(
          "opponent",
          opponents.names().isEmpty()
              ? "left out: there is no computer here"
              : "one of " + String.join(", ", opponents.names()));
    }
    return name;
  }

  private NewGame make() {
    if (opponent.isPresent()) {
      needRoomForComputer();
    }
    if (terms.table().screen() == Screen.ONE) {
      seated(Color.BLACK, person("B"));
      seated(Color.WHITE, person("W"));
      give(Role.BOTH);
    } else {
      two();
    }
    if (terms.settings().arbiter() == Arbiter.APPOINTED) {
      invite(Role.ARBITER);
    }
    Secret watch = Secret.random();
    told.watch().add(watch);
    passes.add(Pass.seat(watch, Role.WATCHER));
    if (terms.start().origin() == Origin.BOARD) {
      Color first = terms.start().first();
      events.add(new Event.Acted(new Act.Take(new Turn.Pass(first))));
      events.add(new Event.Acted(new Act.Take(new Turn.Pass(first.opponent()))));
    }
    return new NewGame(terms, events, passes, told);
  }

  /** The computer sits opposite of whoever makes the game, and signs nothing. */
  private void needRoomForComputer() {
    if (terms.table().screen() == Screen.ONE || ownSeat().isEmpty()) {
      throw Halt.bad("OPPONENT", "against the computer, one of the two seats is yours");
    }
    if (terms.settings().recording() == Recording.WRITTEN) {
      throw Halt.bad(
          "OPPONENT", "the computer cannot sign: its games are recorded by the spoken word");
    }
  }

  private void two() {
    Optional<Color> own = ownSeat();
    own.ifPresent(color -> {
      seated(color, body);
      give(Role.of(color));
    });
    for (Color color : Color.values()) {
      if (own.equals(Optional.of(color))) {
        continue;
      }
      if (opponent.isPresent()) {
        events.add(new Event.Seated(color, COMPUTER, Optional.empty(), opponent));
      } else {
        invite(Role.of(color));
      }
    }
  }

  private Optional<Color> ownSeat() {
    return switch (Json.string(body, "seat").orElse("B")) {
      case "B" -> Optional.of(Color.BLACK);
      case "W" -> Optional.of(Color.WHITE);
      case "RANDOM" -> Optional.of(RANDOM.nextBoolean() ? Color.BLACK : Color.WHITE);
      case "NONE" -> Optional.empty();
      default -> throw Json.wrong("seat", "B, W, RANDOM or NONE");
    };
  }

  /** Of two at one screen, what is said of one of them. */
  private JsonNode person(String color) {
    return Json.get(body, "players")
        .flatMap(players -> Json.get(players, color))
        .orElse(Json.object());
  }

  private void seated(Color color, JsonNode who) {
    events.add(seat(color, who, terms));
  }

  /** Somebody taking a seat: his name, and his key where the result is recorded in writing. */
  static Event.Seated seat(Color color, JsonNode who, Terms terms) {
    String name = Names.name(Json.string(who, "name").orElse(""));
    Optional<PublicKeyText> key = Json.string(who, "key")
        .map(text -> PublicKeyText.parse(text)
            .orElseThrow(() -> Json.wrong("key", "a public key of Ed25519, 32 bytes in base64")));
    if (key.isEmpty() && terms.settings().recording() == Recording.WRITTEN) {
      throw Halt.bad(
          "KEY", "the result is recorded in writing, so a player brings a key to sign with");
    }
    return new Event.Seated(color, name, key);
  }

  private void give(Role role) {
    Secret secret = own(body);
    told.seat().add(secret);
    passes.add(Pass.seat(secret, role));
  }

  /** The secret that a machine made for its own seat, so that it can ask again when the answer was lost; or a new one. */
  static Secret own(JsonNode body) {
    return Json.string(body, "secret")
        .map(text -> Secret.of(text)
            .orElseThrow(() -> Json.wrong("secret", "32 or more letters, digits, - or _")))
        .orElseGet(Secret::random);
  }

  private void invite(Role role) {
    Secret secret = Secret.random();
    told.invitations().put(role, secret);
    passes.add(Pass.invitation(secret, role));
  }
}
