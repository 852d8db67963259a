package org.jigo.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The arrows between rooms, and those between the packages of {@code core}. The poms hold the former already, as far as
 * they are right; this says which ones are.
 */
@AnalyzeClasses(packages = "org.jigo", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  private static final Set<Class<?>> INEXACT =
      Set.of(double.class, float.class, Double.class, Float.class, double[].class, float[].class);

  @ArchTest
  static final ArchRule theBoardSeesNoOtherPackage = sees("board");

  @ArchTest
  static final ArchRule theRulesSeeTheBoard = sees("rules", "board");

  @ArchTest
  static final ArchRule theGameSeesRulesAndBoard = sees("game", "rules", "board");

  @ArchTest
  static final ArchRule theClockSeesTheBoardOnly = sees("clock", "board");

  @ArchTest
  static final ArchRule theSpecificationSeesTheBoardOnly = sees("spec", "board");

  @ArchTest
  static final ArchRule theTestKitSeesCore =
      sees("testkit", "board", "rules", "game", "clock", "spec");

  @ArchTest
  static final ArchRule recordsSeeCore = sees("sgf", "board", "rules", "game", "clock", "spec");

  @ArchTest
  static final ArchRule gtpSeesCoreAndRecords =
      sees("gtp", "board", "rules", "game", "clock", "spec", "sgf");

  @ArchTest
  static final ArchRule thePlayerSeesCore =
      sees("player", "board", "rules", "game", "clock", "spec");

  @ArchTest
  static final ArchRule theAuditorSeesCoreRecordsAndPlayer =
      sees("audit", "board", "rules", "game", "clock", "spec", "sgf", "player");

  @ArchTest
  static final ArchRule evidenceSeesCore =
      sees("evidence", "board", "rules", "game", "clock", "spec");

  @ArchTest
  static final ArchRule theServerSeesCoreRecordsAuditorAndEvidence =
      sees("server", "board", "rules", "game", "clock", "spec", "sgf", "audit", "evidence");

  @ArchTest
  static final ArchRule evidenceNeedsTheJdkOnly = classes()
      .that()
      .resideInAPackage("org.jigo.evidence..")
      .should()
      .onlyDependOnClassesThat()
      .resideInAnyPackage("java..", "org.jspecify.annotations", "org.jigo..");

  @ArchTest
  static final ArchRule nobodySpeaksHttpButTheServer = noClasses()
      .that()
      .resideOutsideOfPackage("org.jigo.server..")
      .should()
      .dependOnClassesThat()
      .resideInAnyPackage("io.javalin..", "jakarta.servlet..", "org.eclipse.jetty..")
      .allowEmptyShould(true);

  @ArchTest
  static final ArchRule nobodySeesTheCommandLine = noClasses()
      .that()
      .resideOutsideOfPackages("org.jigo.cli..", "org.jigo.bench..")
      .should()
      .dependOnClassesThat()
      .resideInAnyPackage("org.jigo.cli..", "org.jigo.bench..")
      .allowEmptyShould(true);

  @ArchTest
  static final ArchRule noPackagesSeeEachOtherInACircle =
      slices().matching("org.jigo.(*)..").should().beFreeOfCycles().allowEmptyShould(true);

  @ArchTest
  static final ArchRule coreNeedsTheJdkOnly = classes()
      .that()
      .resideInAnyPackage(packages("board", "rules", "game", "clock", "spec"))
      .should()
      .onlyDependOnClassesThat()
      .resideInAnyPackage(Stream.of(
              new String[] {"java..", "org.jspecify.annotations"},
              packages("board", "rules", "game", "clock", "spec"))
          .flatMap(Arrays::stream)
          .toArray(String[]::new))
      .allowEmptyShould(true);

  @ArchTest
  static final ArchRule onlyMainsWriteToTheProcess = noClasses()
      .that(not(belongTo(resideInAPackage("org.jigo.cli..").and(simpleName("Main")))))
      .should()
      .accessField(System.class, "out")
      .orShould()
      .accessField(System.class, "err")
      .orShould()
      .callMethod(System.class, "exit", int.class)
      .allowEmptyShould(true);

  @ArchTest
  static final ArchRule onlyTheCommandLineReadsStandardInput = noClasses()
      .that()
      .resideOutsideOfPackage("org.jigo.cli..")
      .should()
      .accessField(System.class, "in")
      .allowEmptyShould(true);

  @ArchTest
  static final ArchRule nothingIsReadBySerialization = noClasses()
      .should()
      .dependOnClassesThat()
      .haveFullyQualifiedName("java.io.ObjectInputStream")
      .allowEmptyShould(true);

  @ArchTest
  static final ArchRule noFieldOfCoreIsInexact = fields()
      .that()
      .areDeclaredInClassesThat()
      .resideInAnyPackage(packages("board", "rules", "game", "clock", "spec"))
      .should()
      .notHaveRawType(inexact())
      .allowEmptyShould(true);

  @ArchTest
  static final ArchRule noMethodOfCoreAnswersInexactly = methods()
      .that()
      .areDeclaredInClassesThat()
      .resideInAnyPackage(packages("board", "rules", "game", "clock", "spec"))
      .should()
      .notHaveRawReturnType(inexact())
      .allowEmptyShould(true);

  @ArchTest
  static final ArchRule noMethodOfCoreTakesInexactNumbers = methods()
      .that()
      .areDeclaredInClassesThat()
      .resideInAnyPackage(packages("board", "rules", "game", "clock", "spec"))
      .should()
      .notHaveRawParameterTypes(
          describe("a double or float", types -> types.stream().anyMatch(inexact())))
      .allowEmptyShould(true);

  @ArchTest
  static final ArchRule nobodyInCoreReadsTheTime = noClasses()
      .that()
      .resideInAnyPackage(packages("board", "rules", "game", "clock", "spec"))
      .should()
      .callMethod(System.class, "nanoTime")
      .orShould()
      .callMethod(System.class, "currentTimeMillis")
      .orShould()
      .dependOnClassesThat()
      .resideInAnyPackage("java.time.chrono")
      .orShould()
      .dependOnClassesThat()
      .haveFullyQualifiedName("java.time.Clock")
      .orShould()
      .callMethod(java.time.Instant.class, "now")
      .allowEmptyShould(true);

  /** No class of the package sees a class of Jigo outside it, but those of the packages named after it. */
  private static ArchRule sees(String name, String... others) {
    DescribedPredicate<JavaClass> allowed =
        resideInAnyPackage(Stream.concat(Stream.of(name), Stream.of(others))
            .map(ArchitectureTest::packageOf)
            .toArray(String[]::new));
    return classes()
        .that()
        .resideInAPackage(packageOf(name))
        .should()
        .onlyDependOnClassesThat(allowed.or(resideOutsideOfPackage("org.jigo..")))
        .allowEmptyShould(true);
  }

  private static String[] packages(String... names) {
    return Stream.of(names).map(ArchitectureTest::packageOf).toArray(String[]::new);
  }

  private static String packageOf(String name) {
    return "org.jigo." + name + "..";
  }

  private static DescribedPredicate<JavaClass> inexact() {
    return describe("double or float", type -> INEXACT.stream().anyMatch(type::isEquivalentTo));
  }
}
