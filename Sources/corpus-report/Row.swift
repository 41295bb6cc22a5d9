import Oracle
import ViperSplit

/// What became of one controller.
struct Row: Codable, Sendable {
    enum Outcome: String, Codable, Sendable, CaseIterable {
        case split, alreadySplit, nothingToMove, verificationFailed, refused, crashed, timeout
    }

    struct Component: Codable, Sendable {
        var name: String
        var members: Int
        var lines: Int
    }

    /// How well a split keeps the components apart; see `Purity`.
    struct Figures: Codable, Sendable {
        var generated = 0
        var uiKitNames = 0
        var data = 0
        var dataInInteractor = 0
        var navigation = 0
        var navigationInWireframe = 0
    }

    var name: String
    var lines: Int
    var outcome: Outcome
    /// Why a split couldn't start, or what a crash left behind.
    var reason: String?
    var components: [Component] = []
    /// The number of findings by rule.
    var findings: [String: Int] = [:]
    var seconds: Double = 0
    var purity: Figures?
    var depth: Depth?
    /// Nil without labels of the controller.
    var agreement: Agreement?
    /// What the compiler says of the split, but not of the original.
    var newMessages: [String] = []
    /// Whether the compiler was asked.
    var isCompiled = false
    /// What else was asked.
    var checks: [CheckResult] = []
}

/// What the process that splits hands back: the row so far and the files.
struct SplitResult: Codable, Sendable {
    struct File: Codable, Sendable {
        var path: String
        var text: String
    }

    var row: Row
    var files: [File]
    /// What the app around the controller declares, which isn't compiled.
    var namesOfApp: Set<String>
}

extension SplitResult {
    /// Splits; run in a process of its own, so that a crash is one row's.
    ///
    /// - Parameter labels: what the members' roles are compared with.
    init(splitting controller: CorpusController, context: [SourceFile]?, style: String, labels: [Label]?) {
        let files = read(controller.paths)
        let lines = files.reduce(0) { $0 + $1.text.split(separator: "\n", omittingEmptySubsequences: false).count }
        row = Row(name: controller.name, lines: lines, outcome: .refused)
        self.files = []
        namesOfApp = (context ?? []).reduce(into: []) { names, file in
            let declarations = file.text.matches(
                of: /\b(?:class|struct|enum|protocol|actor|typealias|func|var|let|case) (\w+)/)
            names.formUnion(declarations.map { String($0.1) })
            // What it names of libraries it can name, too.
            let words = file.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            names.formUnion(words.filter { $0.first?.isUppercase == true }.map(String.init))
        }
        row.agreement = labels.flatMap { labels in
            let options = (try? Template(style)).map { SplitOptions(context: context, template: $0) }
            let plan = options.flatMap { try? planDocument(files, options: $0, findsChanges: false) }
            return plan.map { Agreement(labels, $0.members) }
        }
        let clock = ContinuousClock()
        let start = clock.now
        do {
            let options = SplitOptions(context: context, template: try Template(style))
            let given = try GivenController(files, options: options)
            let result = try split(given, options: options)
            row.outcome = Row.Outcome(result.outcome)
            row.components = result.summary.map {
                Row.Component(name: $0.component, members: $0.members, lines: $0.lines)
            }
            row.purity = result.purity.map(Row.Figures.init)
            for finding in result.findings { row.findings[finding.rule, default: 0] += 1 }
            if result.outcome == .verificationFailed {
                row.reason = result.findings.last { $0.severity == .error }?.message
            }
            if result.outcome == .split {
                let output = try applying(result.changes, to: given.files)
                self.files = output.map { File(path: $0.path, text: $0.text) }
                row.depth = Depth(of: output, original: given.files)
            }
        } catch {
            row.reason = "\(error)"
        }
        row.seconds = (clock.now - start) / .seconds(1)
    }
}

extension Row.Outcome {
    fileprivate init(_ outcome: Split.Outcome) {
        switch outcome {
        case .split: self = .split
        case .alreadySplit: self = .alreadySplit
        case .nothingToMove, .nothingCanMove, .excluded: self = .nothingToMove
        case .verificationFailed: self = .verificationFailed
        }
    }
}

extension Row.Figures {
    init(_ purity: Purity) {
        generated = purity.generated
        uiKitNames = purity.uiKitNamesInPresenter + purity.uiKitNamesInInteractor
        data = purity.dataPlaces
        dataInInteractor = purity.dataPlacesInInteractor
        navigation = purity.navigationPlaces
        navigationInWireframe = purity.navigationPlacesInWireframe
    }

    static func + (left: Self, right: Self) -> Self {
        Self(
            generated: left.generated + right.generated, uiKitNames: left.uiKitNames + right.uiKitNames,
            data: left.data + right.data, dataInInteractor: left.dataInInteractor + right.dataInInteractor,
            navigation: left.navigation + right.navigation,
            navigationInWireframe: left.navigationInWireframe + right.navigationInWireframe)
    }
}
