/// What the caller may choose about a split.
public struct SplitOptions: Hashable, Sendable {
    /// The view controller to split, where the files hold more than one.
    public var controllerName: String?
    /// The X of XPresenter; without it the class name less `ViewController`, `TableViewController` or `Controller`.
    public var moduleName: String?
    /// The folder of the controller's file, where its path doesn't tell; it names a module whose class doesn't.
    public var folder: String?
    /// The folder of the new files; without it the controller's own.
    public var outputDirectory: String?
    /// The rest of the app, read only; nil where it wasn't given, which isn't the same as an empty app.
    public var context: [SourceFile]?
    /// The files whose code stays as it is, to the byte.
    public var excludedPaths: Set<String>
    public var template: Template
    /// A plan that a developer has reviewed: what was changed in it decides, unless a comment on the member does.
    public var plan: PlanDocument?
    /// Suffixes of types that are services, besides `standardServiceSuffixes`.
    public var serviceSuffixes: [String]
    /// Titles of marks that say whose their members are, in the words of `Configuration.titles`.
    public var titles: [String: String]
    /// The header of new files, where the controller has none.
    public var header: Configuration.Header
    /// The module may have a Formatter, for what only turns data into what the view shows.
    public var usesFormatter: Bool
    /// The tests that are written beside the module; nil for none.
    public var tests: TestOptions?
    /// The one step that is taken; nil for all at once.
    public var step: RefactoringStep?
    /// Files that are unusually large are split, however long it takes.
    public var takesAnySize: Bool

    public init(
        controllerName: String? = nil,
        moduleName: String? = nil,
        folder: String? = nil,
        outputDirectory: String? = nil,
        context: [SourceFile]? = nil,
        excludedPaths: Set<String> = [],
        template: Template = .standard,
        plan: PlanDocument? = nil,
        serviceSuffixes: [String] = [],
        titles: [String: String] = [:],
        header: Configuration.Header = .init(),
        usesFormatter: Bool = false,
        tests: TestOptions? = nil,
        step: RefactoringStep? = nil,
        takesAnySize: Bool = false
    ) {
        self.controllerName = controllerName
        self.moduleName = moduleName
        self.folder = folder
        self.outputDirectory = outputDirectory
        self.context = context
        self.excludedPaths = excludedPaths
        self.template = template
        self.plan = plan
        self.serviceSuffixes = serviceSuffixes
        self.titles = titles
        self.header = header
        self.usesFormatter = usesFormatter
        self.tests = tests
        self.step = step
        self.takesAnySize = takesAnySize
    }
}

/// The outcome of a run: what to write, what to say, and the figures for the summary.
public struct Split: Hashable, Sendable {
    public enum Outcome: Hashable, Sendable {
        /// The change set holds the module.
        case split
        /// The controller already has its module; the change set is empty.
        case alreadySplit
        /// All of it is the View's; the change set is empty.
        case nothingToMove
        /// The configuration asks to leave the file of the view controller as it is; the change set is empty.
        case excluded
        /// Nothing can leave the View safely; the findings say why, and the change set is empty.
        case nothingCanMove
        /// The output didn't pass verification; the change set is empty and the findings say what failed.
        case verificationFailed
    }

    public var outcome: Outcome
    public var changes: ChangeSet
    /// The paths of the changes that are tests.
    public var testPaths: [String] = []
    public var findings: [Finding]
    /// A row per component, in the order View, Presenter, Formatter, Interactor, Wireframe; only those that the module has.
    public var summary: [ComponentSummary]
    /// How well the components are kept apart; nil without a split.
    public var purity: Purity?
    /// The command that writes the files that the module builds on; nil if it needs none, or the app has them.
    public var baseCommand: String?
}

/// A step of the refactoring by itself, as ZIKViper has them: tidy by marks, which changes no other file; move to components;
/// decouple by interfaces.
public enum RefactoringStep: String, CaseIterable, Hashable, Sendable {
    /// Makes components that use each other as the classes that they are.
    case move
    /// Puts interfaces between the components of a module that has none.
    case decouple
}
