import Testing

@testable import ViperSplit

/// Types of handlers that a declaration tells in other words: by a nested name, or by a generic one.
struct HandlerTypesTests {
    private let app =
        separationApp + [
            """
            class AskViewController: UIViewController {
                typealias Answer = (_ isSure: Bool) -> Void
                init(topic: String, answer: @escaping Answer) {}
            }
            enum Sorting { case byDate, byTitle }
            extension UIAlertController {
                static func sheet<A: Equatable>(
                    items: [(title: String, value: A)], selected: A? = nil, action: @escaping (A) -> Void
                ) -> UIAlertController { UIAlertController() }
            }
            protocol Criteria { associatedtype Found }
            class NoteCriteria: Criteria { typealias Found = [String] }
            class FilterViewController<Model: Criteria>: UIViewController {
                init(model: Model, onChoice: @escaping (Model.Found) -> Void) {}
            }
            """
        ]

    private func check(
        _ code: String, members: String = "", presenter: String? = nil, wireframe: String? = nil
    ) throws {
        try expectSplit(
            separationSource(code) + "\n" + members, context: app, presenter: presenter, wireframe: wireframe)
    }

    @Test func aNestedNameIsOneOfTheScreens() throws {
        try check(
            "let ask = AskViewController(topic: text) { [weak self] in self?.notes = $0 ? [] : [Note()] }\npresent(ask, animated: true)",
            presenter: "wireframe.showAsk(topic: text) { [weak self] in self?.notes = $0 ? [] : [Note()] }",
            wireframe: "func showAsk(topic: String, answer: @escaping (_ isSure: Bool) -> Void) {")
    }

    @Test func anExtensionOfALibrarysTypeTells() throws {
        let help =
            "extension LibraryAlert { static func help(onMore: (() -> Void)? = nil) -> LibraryAlert { LibraryAlert() } }"
        try expectSplit(
            separationSource(
                "let alert = LibraryAlert.help(onMore: { [weak self] in self?.notes = [] })\npresent(alert, animated: true)"
            ),
            context: app + [help],
            wireframe: "let alert = LibraryAlert.help(onMore: onMore)\nviewController.present(alert, animated: true)")
    }

    @Test func argumentsTellGenericTypes() throws {
        try check(
            """
            let options = [Sorting.byDate, Sorting.byTitle].map { (title: self.title(of: $0), value: $0) }
            let sheet = UIAlertController.sheet(items: options, selected: sorting) { [weak self] choice in
                self?.sorting = choice
            }
            present(sheet, animated: true)
            """,
            members: """
                private var sorting = Sorting.byDate
                private func title(of sorting: Sorting) -> String { notes = []; return "" }
                """,
            presenter: "wireframe.showAlert(items: options, selected: sorting) { [weak self] choice in",
            wireframe:
                "items: [(title: String, value: Sorting)],\nselected: Sorting,\naction: @escaping (Sorting) -> Void")
    }

    @Test(arguments: [
        "items: pick(index), selected: nil", "items: pick(index), selected: pick(index)",
        "items: options + pick(index), selected: nil",
    ])
    func oneThatIsntKnownLeavesThemOpen(_ arguments: String) throws {
        let code = """
            let options = [Sorting.byDate].map { (title: text, value: $0) }
            let sheet = UIAlertController.sheet(\(arguments)) { [weak self] choice in
                print(choice)
                self?.notes = []
            }
            present(sheet, animated: true)
            """
        let members = """
            private func pick<T>(_ place: Int) -> T { fatalError() }
            """
        let module = try checkedSplit(separationSource(code) + "\n" + members, context: app)
        expect(module.wireframe, lacks: "func showAlert")
    }

    @Test func soDoThoseOfAGenericScreen() throws {
        try check(
            """
            let criteria = NoteCriteria()
            let filter = FilterViewController(model: criteria, onChoice: { [weak self] found in
                self?.notes = found.map { Note(title: $0) }
            })
            present(filter, animated: true)
            """,
            presenter: "wireframe.showFilter(model: criteria) { [weak self] found in",
            wireframe: "func showFilter(model: NoteCriteria, onChoice: @escaping ([String]) -> Void) {")
    }
}
