import SwiftParser
import Testing

@testable import ViperSplit
@testable import corpus_report

/// What the report makes of labels, and of the interfaces of a module.
struct LabelsTests {
    private let head = "repo\tpath\tmember\tkind\trole\talt\n"

    private func row(_ member: String, _ role: String, lines: Int = 1) -> PlannedMember {
        PlannedMember(member: member, role: role, reason: "", path: "", line: 1, lines: lines, fragments: [])
    }

    @Test func labelsStandUnderTheFolderOfTheirController() throws {
        let labels = try Labels(
            head + "Team/App\tNotes/NotesController.swift\tload()\tfunc\tPresenter\tView, Interactor\n"
                + "Team/App\tNotes/NotesController.swift\tsave(_:)\tfunc\tInteractor\t\n"
                + "Team/App\tLogin.swift\tlogIn\tfunc\tView\n")
        #expect(Set(labels.rows.keys) == ["App-NotesController", "App-Login"])
        #expect(
            labels.rows["App-NotesController"] == [
                Label(member: "load()", role: "presenter", alternatives: ["view", "interactor"]),
                Label(member: "save(_:)", role: "interactor", alternatives: []),
            ])
        #expect(labels.rows["App-Login"] == [Label(member: "logIn", role: "view", alternatives: [])])
    }

    @Test func aColumnThatIsMissingIsNamed() {
        #expect(throws: LabelsError.missingColumn("alt")) { try Labels("repo\tpath\tmember\trole\n") }
    }

    @Test func rolesAgreeStrictlyOrByAnAlternative() {
        let labels = [
            Label(member: "load()", role: "presenter", alternatives: []),
            Label(member: "save", role: "interactor", alternatives: ["presenter"]),
            Label(member: "draw()", role: "view", alternatives: ["presenter"]),
            Label(member: "gone()", role: "view", alternatives: []),
        ]
        let plan = [
            row("load()", "presenter", lines: 4), row("save(_:)", "presenter", lines: 3),
            row("draw()", "wireframe", lines: 2), row("other()", "view", lines: 9),
        ]
        let agreement = Agreement(labels, plan)
        #expect((agreement.members, agreement.strict, agreement.withAlternatives) == (3, 1, 2))
        #expect((agreement.missing, agreement.lines) == (1, 9))
        #expect((agreement.linesLabelledView, agreement.linesInView) == (2, 0))
        #expect(
            agreement.confusion == [
                "presenter -> presenter": 1, "interactor -> presenter": 1, "view -> wireframe": 1,
            ])
        let sum = agreement + agreement
        #expect((sum.members, sum.missing, sum.confusion["view -> wireframe"]) == (6, 2, 2))
    }

    @Test func membersOfOneNameAreTakenInTheirOrder() {
        let labels = ["view", "presenter", "wireframe"].map { Label(member: "show", role: $0, alternatives: []) }
        let agreement = Agreement(labels, [row("show(_:)", "view"), row("show(at:)", "presenter")])
        #expect((agreement.members, agreement.strict) == (3, 2))
        #expect(agreement.confusion["wireframe -> presenter"] == 1)
    }

    @Test(arguments: [
        ("NotesFacts", "presenter 0, interactor 3, wireframe 2, output 1"),
        ("Unrelated", "presenter 1, interactor 3, wireframe 2, output 0"),
    ])
    func requirementsAreCountedByWhoHasThem(_ held: String, _ counts: String) {
        let text = """
            protocol NotesViewInterface { func show() }
            protocol NotesRouting { var isShown: Bool { get }; func close() }
            protocol NotesFacts { var count: Int { get } }
            protocol NotesUseCases { func load(); func save(); func stop() }
            protocol Unrelated { func other() }
            final class NotesController: UIViewController {}
            extension NotesController: NotesViewInterface {}
            final class NotesInteractor: NotesUseCases { weak var output: \(held)? }
            final class NotesWireframe: NotesRouting {}
            extension NotesPresenter: NotesFacts {}
            """
        let requirements = Requirements(of: [Parser.parse(source: text)], controller: "NotesController")
        #expect(requirements.text == "view 1, \(counts)")
    }
}
