package org.jigo.gtp;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jigo.board.Grid;
import org.jigo.game.Game;
import org.jigo.rules.Settings;

/**
 * A referee that is asked over the Go Text Protocol, version 2, with one game at a time: a line in, an answer out. A command
 * that fails has changed nothing. For one thread.
 */
public final class Session {
  /** The grid until another is asked for. */
  private static final Grid USUAL = Grid.square(19);

  private final Map<String, Command> commands = new TreeMap<>();
  private Game game;
  private boolean over;

  /** A session that begins with a game from the empty 19x19 grid. */
  public Session(Settings settings) {
    game = Game.start(settings, USUAL);
    commands.put("protocol_version", Command.telling(g -> "2"));
    commands.put("name", Command.telling(g -> "Jigo"));
    commands.put("version", Command.telling(g -> version()));
    commands.put("known_command", new Command("NAME", this::isKnown));
    commands.put("list_commands", Command.telling(g -> String.join("\n", commands.keySet())));
    commands.put("quit", Command.telling(g -> ""));
    commands.put("cputime", Command.telling(g -> cpuTime()));
    commands.putAll(SetupCommands.all());
    commands.putAll(RulesCommands.all());
    commands.putAll(TurnCommands.all());
    commands.putAll(ScoreCommands.all());
    commands.putAll(ProcedureCommands.all());
    commands.putAll(GoGuiCommands.all());
    commands.putAll(RecordCommands.all());
  }

  /** A session that also takes turns of its own. */
  public Session(Settings settings, Engine engine) {
    this(settings);
    commands.putAll(new EngineCommands(engine).all());
    commands.putAll(new AnalysisCommands(engine.analyst()).all());
  }

  /**
   * The whole answer to a line: {@code =} or {@code ?}, the line's number if it has one, what there is to say, and the
   * blank line that ends an answer. Nothing to a blank line or a comment. Any text is answered. An analysis is told once.
   */
  public String answer(String line) {
    StringBuilder told = new StringBuilder();
    String rest = answer(line, new Outlet() {
      @Override
      public void tell(String text) {
        told.append(text);
      }

      @Override
      public boolean wantsMore() {
        return false;
      }
    });
    return told + rest;
  }

  /** Where the lines of an answer go that goes on. */
  public interface Outlet {
    /** A line, with its end. */
    void tell(String text);

    /** Whether it is to go on. */
    boolean wantsMore();
  }

  /**
   * The same, but an analysis goes on as long as its outlet wants more.
   *
   * @return the answer, or what ends it when its lines have gone to the outlet
   */
  public String answer(String line, Outlet outlet) {
    Request request = Request.of(line);
    if (request.isBlank()) {
      return "";
    }
    Command command = commands.get(request.command());
    if (command == null) {
      return failure(request, "unknown command");
    }
    Reply reply = command.on(game, request.words());
    if (reply instanceof Reply.Done done) {
      game = done.game();
      over |= request.command().equals("quit");
      return "=" + request.id() + (done.text().isEmpty() ? "" : " " + done.text()) + "\n\n";
    }
    if (reply instanceof Reply.GoesOn goesOn) {
      outlet.tell("=" + request.id() + "\n");
      do {
        outlet.tell(goesOn.more().get() + "\n");
      } while (outlet.wantsMore());
      return "\n";
    }
    return failure(request, ((Reply.Failed) reply).why());
  }

  /** The answer to a line that is not to be obeyed, for this reason. */
  public String refuse(String line, String why) {
    return failure(Request.of(line), why);
  }

  private static String failure(Request request, String why) {
    return "?" + request.id() + " " + why + "\n\n";
  }

  /** Whether it was told to quit. */
  public boolean isOver() {
    return over;
  }

  private Reply isKnown(Game now, List<String> words) {
    return new Reply.Done(now, String.valueOf(commands.containsKey(words.get(0))));
  }

  private static String version() {
    return Optional.ofNullable(Session.class.getPackage().getImplementationVersion())
        .orElse("unpackaged");
  }

  /** Seconds of this process on all processors. */
  private static String cpuTime() {
    Duration time = ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    return String.format(Locale.ROOT, "%d.%03d", time.toSeconds(), time.toMillisPart());
  }
}
