package org.jigo.spec;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jigo.board.Color;
import org.jigo.board.Point;
import org.jigo.board.Turn;

/** The three ways of ending a game, each as a function of all that was done in it, from the start. */
public final class Endings {
  private static final int NEVER = -1;

  private Endings() {}

  /** TT 8, D 21: two successive passes end it; then both record. */
  public static Stage twoPasses(List<Deed> deeds) {
    int end = afterTwoPasses(deeds);
    return end == NEVER ? Stage.PLAY : decided(from(deeds, end));
  }

  /**
   * SI N1 to N4, C3, C4: the first two successive passes stop it; then agreement, or from a demand on play to the next two
   * successive passes, which end it.
   */
  public static Stage stopAndResumption(List<Deed> deeds) {
    int stop = afterTwoPasses(deeds);
    if (stop == NEVER) {
      return Stage.PLAY; // SI N1: not yet stopped
    }
    List<Deed> sinceStop = from(deeds, stop);
    int demand = afterDemand(sinceStop);
    if (demand == NEVER) {
      return talks(sinceStop); // SI N2, N3
    }
    List<Deed> sinceDemand = from(sinceStop, demand);
    int end = afterTwoPasses(sinceDemand);
    return end == NEVER ? Stage.RESUMED : decided(from(sinceDemand, end)); // SI N4, D 8, D 14
  }

  /**
   * D 22, J 3: two successive passes stop it; then agreement, or by a demand or a turn it goes on: two more passes right
   * after the first two end it, a play leaves the stop behind.
   */
  public static Stage agreementOrFourPasses(List<Deed> deeds) {
    int stop = afterTwoPasses(deeds);
    if (stop == NEVER) {
      return Stage.PLAY;
    }
    List<Deed> sinceStop = from(deeds, stop);
    int third = afterTurn(sinceStop);
    if (third == NEVER) {
      return afterDemand(sinceStop) == NEVER ? talks(sinceStop) : Stage.RESUMED;
    }
    List<Deed> sinceThird = from(sinceStop, third);
    if (!isPass(sinceStop.get(third - 1))) {
      return agreementOrFourPasses(sinceThird);
    }
    int fourth = afterTurn(sinceThird);
    if (fourth == NEVER) {
      return Stage.RESUMED;
    }
    List<Deed> sinceFourth = from(sinceThird, fourth);
    return isPass(sinceThird.get(fourth - 1))
        ? decided(sinceFourth)
        : agreementOrFourPasses(sinceFourth);
  }

  /** SI N2, N3, D 12, D 21: agreed when both confirmed what is proposed; recorded when both then recorded. */
  private static Stage talks(List<Deed> sinceStop) {
    Set<Color> confirmed = EnumSet.noneOf(Color.class);
    Set<Color> recorded = EnumSet.noneOf(Color.class);
    Optional<Set<Point>> proposal = Optional.empty();
    for (Deed deed : sinceStop) {
      if (deed instanceof Deed.Proposed p && !Optional.of(p.regions()).equals(proposal)) { // J 4
        proposal = Optional.of(p.regions());
        confirmed.clear();
        recorded.clear();
      } else if (deed instanceof Deed.Confirmed c) {
        confirmed.add(c.by());
      } else if (deed instanceof Deed.Recorded r) {
        recorded.add(r.by());
      }
    }
    return recorded.size() == 2
        ? Stage.RECORDED
        : confirmed.size() == 2 ? Stage.AGREED : Stage.STOPPED;
  }

  /** D 21: recorded when both players did. */
  private static Stage decided(List<Deed> sinceEnd) {
    boolean black = sinceEnd.contains(new Deed.Recorded(Color.BLACK));
    boolean white = sinceEnd.contains(new Deed.Recorded(Color.WHITE));
    return black && white ? Stage.RECORDED : Stage.DECIDED;
  }

  /** How many deeds there are up to the second of the first two successive passes; {@link #NEVER} if it did not come. */
  private static int afterTwoPasses(List<Deed> deeds) {
    boolean lastWasPass = false;
    for (int i = 0; i < deeds.size(); i++) {
      if (deeds.get(i) instanceof Deed.Turned) {
        if (lastWasPass && isPass(deeds.get(i))) {
          return i + 1;
        }
        lastWasPass = isPass(deeds.get(i));
      }
    }
    return NEVER;
  }

  private static int afterTurn(List<Deed> deeds) {
    for (int i = 0; i < deeds.size(); i++) {
      if (deeds.get(i) instanceof Deed.Turned) {
        return i + 1;
      }
    }
    return NEVER;
  }

  private static int afterDemand(List<Deed> deeds) {
    return deeds.contains(new Deed.Demanded()) ? deeds.indexOf(new Deed.Demanded()) + 1 : NEVER;
  }

  private static boolean isPass(Deed deed) {
    return deed instanceof Deed.Turned t && t.turn() instanceof Turn.Pass;
  }

  private static List<Deed> from(List<Deed> deeds, int first) {
    return deeds.subList(first, deeds.size());
  }

  /** Whether a deed is heard at a stage: SI N2 to N4, C3, C4, D 12 to D 14. Turns at a stop are D 22's own matter. */
  public static boolean isHeard(Stage stage, Deed deed) {
    return switch (stage) {
      case PLAY, RESUMED -> deed instanceof Deed.Turned;
      case STOPPED ->
        deed instanceof Deed.Proposed
            || deed instanceof Deed.Confirmed
            || deed instanceof Deed.Demanded;
      case AGREED -> !(deed instanceof Deed.Turned);
      case DECIDED -> deed instanceof Deed.Recorded;
      case RECORDED -> false;
    };
  }
}
