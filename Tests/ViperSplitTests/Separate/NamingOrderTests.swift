import Testing

@testable import ViperSplit

/// What is taken out of bodies is called the same in whatever order the bodies stand.
struct NamingOrderTests {
    private let state = """
        @IBOutlet private var nameLabel: UILabel!
        private let recorder = RecorderService.shared
        private var notes: [Int] = []

        """

    private func inBothOrders(_ bodies: [String], _ check: (Module) throws -> Void) throws {
        let app = [
            "class RecorderService { static let shared = RecorderService(); func stop() -> Int { 0 } }",
            "class UsageTracker { static let shared = UsageTracker(); func track(_ count: Int) {} }",
            "class AppStore { static let shared = AppStore(); func save(_ count: Int) {} }",
        ]
        for bodies in [bodies, bodies.reversed()] {
            try check(try checkedSplit(state + bodies.joined(separator: "\n\n"), context: app))
        }
    }

    @Test func aCommandKeepsTheVerbThatAValueMayBeFetchedBy() throws {
        let bodies = [
            "func add() {\n    notes.append(recorder.stop())\n    nameLabel.text = \"Added\"\n}",
            "func reset() {\n    recorder.stop()\n    notes = []\n    nameLabel.text = \"Reset\"\n}",
        ]
        try inBothOrders(bodies) { module in
            expect(module.interfaces, holds: "func fetchStop() -> Int")
            expect(module.interfaces, holds: "func stop()\n")
        }
    }

    @Test func namesakesAreToldApartByTheBodiesNames() throws {
        let bodies = ["b", "a"].map { name in
            """
            func \(name)() {
                notes.append(1)
                let alert = UIAlertController(title: "Delete", message: "\(name)", preferredStyle: .alert)
                present(alert, animated: true)
            }
            """
        }
        try inBothOrders(bodies) { module in
            let alert = module.wireframe.split(separator: "func show").first { $0.contains("message: \"a\"") }
            #expect(alert?.hasPrefix("DeleteAlert()") == true, "\(module.wireframe)")
        }
    }

    @Test func dependenciesAreTakenByName() throws {
        let bodies = [
            "func add() {\n    UsageTracker.shared.track(notes.count)\n    nameLabel.text = \"Added\"\n}",
            "func reset() {\n    notes = []\n    AppStore.shared.save(1)\n    nameLabel.text = \"Reset\"\n}",
        ]
        try inBothOrders(bodies) { module in
            expect(module.interactor, holds: "appStore: AppStore = .shared, usageTracker: UsageTracker = .shared")
        }
    }
}
