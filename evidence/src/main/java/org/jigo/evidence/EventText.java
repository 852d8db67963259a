package org.jigo.evidence;

import java.time.Duration;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Turn;
import org.jigo.clock.Clock;
import org.jigo.game.Act;
import org.jigo.game.Outcome;
import org.jigo.rules.Recording;

/**
 * Events as text, each in one way only:
 *
 * <pre>
 * created game=... edition=1 rules=...      see {@link TermsText}
 * seated B key=... name=Ann Lee             - for no key; the name is the rest of the line
 * arbiter-seated name=Chen
 * play B 15 3, pass W                       points as x y from the top left, from 0
 * propose B 3,4 5,6, confirm W, demand B, time-over
 * resign W, record B spoken, signed B SIGNATURE name=Ann Lee
 * flag W
 * asked B TAKE_BACK, declined W TAKE_BACK, taken-back 12, rematch GAME
 * forfeit W ABSENCE, void REASON, record-by-arbiter W NOTE, correct OUTCOME REASON
 * paused, unpaused, clock B 600000 0 0      time left in milliseconds, periods begun, stones
 * </pre>
 *
 * <p>Free text has no control characters; whoever takes it in sees to that, and a line that has some is none of ours.
 */
public final class EventText {
  private EventText() {}

  static String write(Event event) {
    if (event instanceof Event.Acted e) {
      return write(e.act());
    } else if (event instanceof Event.Created e) {
      return "created " + TermsText.write(e.terms());
    } else if (event instanceof Event.Seated e) {
      return "seated " + e.color().letter() + " key="
          + e.key().map(PublicKeyText::text).orElse("-")
          + e.computer().map(c -> " computer=" + c).orElse("") + " name=" + e.name();
    } else if (event instanceof Event.ArbiterSeated e) {
      return "arbiter-seated name=" + e.name();
    } else if (event instanceof Event.Signed e) {
      return "signed " + e.by().letter() + " " + e.signature().text() + " name=" + e.name();
    } else if (event instanceof Event.FlagFell e) {
      return "flag " + e.of().letter();
    } else if (event instanceof Event.Asked e) {
      return "asked " + e.by().letter() + " " + e.wish();
    } else if (event instanceof Event.Declined e) {
      return "declined " + e.by().letter() + " " + e.wish();
    } else if (event instanceof Event.TakenBack e) {
      return "taken-back " + e.to();
    } else if (event instanceof Event.Rematched e) {
      return "rematch " + e.game();
    } else if (event instanceof Event.Paused) {
      return "paused";
    } else if (event instanceof Event.Unpaused) {
      return "unpaused";
    } else if (event instanceof Event.ClockSet e) {
      Clock c = e.clock();
      return "clock " + e.of().letter() + " " + c.left().toMillis() + " " + c.begun() + " "
          + c.stones() + " " + TermsText.word(c.control());
    }
    throw new AssertionError(event);
  }

  private static String write(Act act) {
    if (act instanceof Act.Take a) {
      return a.turn() instanceof Turn.Play p
          ? "play " + p.by().letter() + " " + p.at().x() + " " + p.at().y()
          : "pass " + a.turn().by().letter();
    } else if (act instanceof Act.Propose a) {
      return new TreeSet<>(a.stones())
          .stream()
              .map(p -> " " + p.x() + "," + p.y())
              .collect(Collectors.joining("", "propose " + a.by().letter(), ""));
    } else if (act instanceof Act.Confirm a) {
      return "confirm " + a.by().letter();
    } else if (act instanceof Act.Demand a) {
      return "demand " + a.by().letter();
    } else if (act instanceof Act.NegotiationTimeOver) {
      return "time-over";
    } else if (act instanceof Act.Resign a) {
      return "resign " + a.by().letter();
    } else if (act instanceof Act.RecordResult a) {
      return "record " + a.by().letter() + (a.kind() == Recording.SPOKEN ? " spoken" : " written");
    } else if (act instanceof Act.Forfeit a) {
      return "forfeit " + a.loser().letter() + " " + a.cause();
    } else if (act instanceof Act.MakeVoid a) {
      return "void " + a.reason();
    } else if (act instanceof Act.RecordByArbiter a) {
      return "record-by-arbiter " + a.refusedBy().map(c -> "" + c.letter()).orElse("-") + " "
          + a.note();
    } else if (act instanceof Act.Correct a) {
      return "correct " + OutcomeText.write(a.outcome()) + " " + a.reason();
    }
    throw new AssertionError(act);
  }

  /** The event of that text; empty if it is none. */
  static Optional<Event> read(String text) {
    if (text.codePoints().anyMatch(EventText::isControl)) {
      return Optional.empty();
    }
    try {
      Words words = new Words(text);
      Event event = read(words.word(), words);
      words.end();
      return Optional.of(event);
    } catch (Words.Malformed none) {
      return Optional.empty();
    } catch (IllegalArgumentException contradiction) {
      return Optional.empty();
    }
  }

  /** Whether a line cannot have this character: a control, a line end of any kind, half a pair. */
  public static boolean isControl(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE -> true;
      default -> false;
    };
  }

  private static Event read(String kind, Words words) {
    return switch (kind) {
      case "created" -> new Event.Created(TermsText.read(words));
      case "seated" -> seated(words);
      case "arbiter-seated" -> new Event.ArbiterSeated(words.text("name"));
      case "signed" -> signed(words);
      case "flag" -> new Event.FlagFell(words.color());
      case "asked" -> new Event.Asked(words.color(), Words.one(Wish.class, words.word()));
      case "declined" -> new Event.Declined(words.color(), Words.one(Wish.class, words.word()));
      case "taken-back" -> new Event.TakenBack(words.small());
      case "rematch" -> new Event.Rematched(words.word());
      case "paused" -> new Event.Paused();
      case "unpaused" -> new Event.Unpaused();
      case "clock" -> clock(words);
      default -> new Event.Acted(act(kind, words));
    };
  }

  private static Act act(String kind, Words words) {
    return switch (kind) {
      case "play" ->
        new Act.Take(new Turn.Play(words.color(), Words.point(words.word(), words.word())));
      case "pass" -> new Act.Take(new Turn.Pass(words.color()));
      case "propose" -> propose(words);
      case "confirm" -> new Act.Confirm(words.color());
      case "demand" -> new Act.Demand(words.color());
      case "time-over" -> new Act.NegotiationTimeOver();
      case "resign" -> new Act.Resign(words.color());
      case "record" ->
        new Act.RecordResult(
            words.color(), words.word().equals("spoken") ? Recording.SPOKEN : Recording.WRITTEN);
      case "forfeit" -> new Act.Forfeit(words.color(), Words.one(Act.Cause.class, words.word()));
      case "void" -> new Act.MakeVoid(words.rest());
      case "record-by-arbiter" -> recordByArbiter(words);
      case "correct" -> correct(words);
      default -> throw new Words.Malformed("no event: " + kind);
    };
  }

  private static Event seated(Words words) {
    Color color = words.color();
    String key = words.value("key");
    Optional<String> computer = words.optional("computer");
    return new Event.Seated(
        color,
        words.text("name"),
        key.equals("-") ? Optional.empty() : Optional.of(new PublicKeyText(key)),
        computer);
  }

  private static Event signed(Words words) {
    Color by = words.color();
    SignatureText signature = new SignatureText(words.word());
    return new Event.Signed(by, words.text("name"), signature);
  }

  private static Act propose(Words words) {
    Color by = words.color();
    TreeSet<Point> stones = new TreeSet<>();
    while (words.hasNext()) {
      String[] xy = words.word().split(",", -1);
      if (xy.length != 2) {
        throw new Words.Malformed("no point");
      }
      stones.add(Words.point(xy[0], xy[1]));
    }
    return new Act.Propose(by, stones);
  }

  private static Act correct(Words words) {
    Outcome outcome = OutcomeText.read(words);
    String reason = words.rest();
    boolean isVoid = outcome instanceof Outcome.NoResult;
    return new Act.Correct(isVoid ? new Outcome.NoResult(reason) : outcome, reason);
  }

  private static Act recordByArbiter(Words words) {
    String who = words.word();
    return new Act.RecordByArbiter(
        who.equals("-") ? Optional.empty() : Optional.of(Words.color(who)), words.rest());
  }

  private static Event clock(Words words) {
    Color of = words.color();
    Duration left = Duration.ofMillis(words.number());
    int begun = words.small();
    int stones = words.small();
    return new Event.ClockSet(of, new Clock(TermsText.control(words.word()), left, begun, stones));
  }
}
