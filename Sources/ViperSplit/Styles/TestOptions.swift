/// What the caller may choose about the tests of a module.
public struct TestOptions: Hashable, Sendable {
    /// What the tests are written with.
    public enum Framework: String, CaseIterable, Sendable {
        case xcTest = "xctest"
        case swiftTesting = "swift-testing"
    }

    /// The folder of the tests.
    public var folder: String
    public var framework: Framework
    /// The app's module, which the tests import.
    public var module: String?
    /// The app's module as its project lets one think: it counts if nobody says what it is, and no other test imports it.
    public var likelyModule: String?

    public init(
        folder: String, framework: Framework = .xcTest, module: String? = nil, likelyModule: String? = nil
    ) {
        self.folder = folder
        self.framework = framework
        self.module = module
        self.likelyModule = likelyModule
    }
}
