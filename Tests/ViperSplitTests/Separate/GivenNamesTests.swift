import Testing

@testable import ViperSplit

/// The names that are free for what leaves bodies.
struct GivenNamesTests {
    private let app =
        separationApp + [
            """
            @MainActor func openHelp(on screen: UIViewController) { screen.present(HelpViewController(), animated: true) }
            func weigh(_ part: Int) {}
            """
        ]

    @Test(arguments: [
        SeparationRow(
            sentence: "A function that the code calls by its bare name would be hidden by a member of the name.",
            code: "openHelp(on: self)", presenter: "wireframe.openHelpScreen()",
            wireframe: "func openHelpScreen() {\nopenHelp(on: viewController)\n}"),
        SeparationRow(
            sentence: "So would one that other code calls.",
            code: "weigh(index)\nAPI.shared.weigh(0.5)",
            presenter: "weigh(index)\ninteractor.weighAPI(0.5)", interactor: "func weighAPI("),
        SeparationRow(
            sentence: "One that nobody calls isn't in the way.",
            code: "API.shared.weigh(0.5)", presenter: "interactor.weigh(0.5)", interactor: "func weigh("),
        SeparationRow(
            sentence: "Nor is a local one.",
            code: "func weigh(_ part: Int) { notes = [] }\nif index > 0 { weigh(index) } else { note = nil }",
            presenter: "func weigh(_ part: Int) { notes = [] }"),
    ])
    func aMemberHidesNoFunction(_ row: SeparationRow) throws {
        try expectSplit(
            separationSource(row.code), context: app, view: row.view, presenter: row.presenter,
            interactor: row.interactor, wireframe: row.wireframe)
    }

    private static let (red, black) = (
        "nameLabel.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)",
        "nameLabel.textColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)"
    )

    @Test(arguments: [
        SeparationRow(
            sentence: "Of two that set the same, the branch tells the second.",
            code: "if current.isRead { \(red) } else { \(black) }",
            presenter:
                "if current.isRead { view.updateNameLabelTextColor() } else { view.updateNameLabelTextColorWhenNotRead() }"
        ),
        SeparationRow(
            sentence: "A negated condition says it the other way.",
            code: "\(red)\nif !current.isRead { \(black) }",
            presenter:
                "view.updateNameLabelTextColor()\nif !current.isRead { view.updateNameLabelTextColorWhenNotRead() }"),
        SeparationRow(
            sentence: "A case has a name.",
            code: "\(red)\nswitch notes.state {\ncase .saved: \(black)\ndefault: break\n}",
            presenter: "case .saved: view.updateNameLabelTextColorWhenSaved()"),
        SeparationRow(
            sentence: "Where no branch tells, the member does.",
            code: "\(red)\nif index > 0 { \(black) }",
            presenter: "if index > 0 { view.updateNameLabelTextColorForHandle() }"),
        SeparationRow(
            sentence: "Equal ones are one.",
            code: "\(red)\nif index > 0 { \(red) }",
            presenter: "if index > 0 { view.updateNameLabelTextColor() }"),
    ])
    func alikeCommandsAreToldApart(_ row: SeparationRow) throws {
        try expectSplit(separationSource(row.code), context: app, view: row.view, presenter: row.presenter)
    }
}
