package org.jigo.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.jigo.rules.Rules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The names of rules that records are found with. */
class RulesNamesTest {
  @ParameterizedTest
  @CsvSource(textBlock = """
          koPOSITIONALscoreAREAtaxNONEsui1, tromp-taylor
          koPOSITIONALscoreAREAsui1, tromp-taylor
          koPOSITIONALscoreAREAtaxNONEsui1button0whb0, tromp-taylor
          Tromp/Taylor, tromp-taylor
          Tromp-Taylor, tromp-taylor
          Tromp Taylor rules, tromp-taylor
          tromptaylor, tromp-taylor
          TT, tromp-taylor
          The Tromp-Taylor Rules, tromp-taylor
          tromp-taylor-agreement, tromp-taylor-agreement
          Simplified Ing, simplified-ing
          simplified-ing, simplified-ing
          Simplified Ing Rules (2003), simplified-ing
          Ing simplified, simplified-ing
          CGOS, cgos
          cgos rules, cgos
          koPOSITIONALscoreAREAtaxNONEsui0, cgos
          NZ, new-zealand
          New Zealand, new-zealand
          new_zealand, new-zealand
          """)
  void aPresetIsFoundByEachOfItsNames(String written, String preset) {
    assertEquals(Optional.of(preset), RulesNames.preset(written).map(Rules::name));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Japanese",
        "JP",
        "Chinese",
        "Old Chinese",
        "AGA",
        "Ing",
        "GOE",
        "Group tax?",
        "TT--",
        "",
        "koSITUATIONALscoreAREAtaxNONEsui1",
        "koSIMPLEscoreAREAtaxNONEsui1",
        "koPOSITIONALscoreTERRITORYtaxNONEsui1",
        "koPOSITIONALscoreAREAtaxALLsui1",
        "koPOSITIONALscoreAREAtaxNONEsui1button1",
        "koPOSITIONALscoreAREAtaxNONEsui1whbN"
      })
  void rulesThatDifferOnAnyAxisAreNoneOfOurs(String written) {
    assertEquals(Optional.empty(), RulesNames.preset(written));
  }
}
