import Foundation

/// A team's settings, as `.viper-split.json` holds them.
public struct Configuration: Codable, Hashable, Sendable {
    /// The name of a built-in style, or the folder of the team's own.
    public var template: String
    /// Titles of marks that say whose their members are, as ZIKViper's do, with the component's name in lower case.
    public var titles: [String: String]
    /// Suffixes of types that are services, besides `standardServiceSuffixes`.
    public var serviceSuffixes: [String]
    /// The folders of the rest of the app, relative to the configuration's own; nil to find it, empty for none.
    public var context: [String]?
    /// Files and folders, relative to the configuration's own, whose code is left as it is; `*` stands for any text.
    public var exclude: [String]
    /// Nil for what the project and git tell in blank modules, and for none elsewhere.
    public var header: Header?
    public var tests: Tests

    /// Where and how the tests of modules are written.
    public struct Tests: Codable, Hashable, Sendable {
        /// Relative to the configuration's folder; nil for no tests.
        public var folder: String?
        public var framework: String?
        /// The app's module, which the tests import; nil to tell by the project.
        public var module: String?

        public init(folder: String? = nil, framework: String? = nil, module: String? = nil) {
            self.folder = folder
            self.framework = framework
            self.module = module
        }
    }

    /// What stands at the top of new files, where the controller has no header to copy.
    public struct Header: Codable, Hashable, Sendable {
        public var project: String?
        public var author: String?
        public var organization: String?
        /// When the files are made, as it stands there.
        public var date: String?

        public init(
            project: String? = nil, author: String? = nil, organization: String? = nil, date: String? = nil
        ) {
            self.project = project
            self.author = author
            self.organization = organization
            self.date = date
        }
    }

    public init(
        template: String = Template.standard.name, titles: [String: String] = [:], serviceSuffixes: [String] = [],
        context: [String]? = nil, exclude: [String] = [], header: Header? = nil,
        tests: Tests = Tests()
    ) {
        self.template = template
        self.titles = titles
        self.serviceSuffixes = serviceSuffixes
        self.context = context
        self.exclude = exclude
        self.header = header
        self.tests = tests
    }

    /// - Parameters:
    ///   - text: JSON; what it doesn't say is as it is without a configuration.
    ///   - path: the file's, for messages.
    /// - Throws: `SplitError.badFile` for an unknown key, a value of the wrong type, an unknown component,
    ///   a test framework or a module that can't be, and a line of the header that is several.
    public init(json text: String, path: String) throws(SplitError) {
        let given = try readStrictly(Given.self, from: text, path: path)
        self.init(
            template: given.template ?? Template.standard.name, titles: given.titles ?? [:],
            serviceSuffixes: given.serviceSuffixes ?? [], context: given.context, exclude: given.exclude ?? [],
            header: given.header?.value, tests: given.tests?.value ?? Tests())
        for (title, role) in titles.sorted(by: { $0.key < $1.key }) where Role(rawValue: role) == nil {
            let known = Role.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            throw .badFile(path: path, reason: "`titles.\(title)` is `\(role)`; there is \(known)")
        }
        if let framework = tests.framework, TestOptions.Framework(rawValue: framework) == nil {
            let known = TestOptions.Framework.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            throw .badFile(path: path, reason: "`tests.framework` is `\(framework)`; there is \(known)")
        }
        if let module = tests.module, !isTypeName(module) {
            throw .badFile(path: path, reason: "`tests.module` is `\(module)`, which can't be a module's name")
        }
        // What stands behind a line end would be code.
        let lines = [
            ("project", header?.project), ("author", header?.author), ("organization", header?.organization),
            ("date", header?.date),
        ]
        for (key, line) in lines where line?.contains(where: \.isNewline) == true {
            throw .badFile(path: path, reason: "`header.\(key)` has more than one line")
        }
    }

    /// The configuration as the file would hold it.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}") + "\n"
    }
}

/// What a file may say.
private struct Given: StrictlyRead {
    static let keys = ["template", "titles", "serviceSuffixes", "context", "exclude", "header", "tests"]

    let template: String?
    let titles: [String: String]?
    let serviceSuffixes: [String]?
    let context: [String]?
    let exclude: [String]?
    let header: Strict<Configuration.Header>?
    let tests: Strict<Configuration.Tests>?
}

extension Configuration.Tests: StrictlyRead {
    static let keys = ["folder", "framework", "module"]
}

extension Configuration.Header: StrictlyRead {
    static let keys = ["project", "author", "organization", "date"]

    /// The comment at the top of a file, with an empty line below it; empty if nothing is set.
    func text(forFile name: String) -> String {
        guard project != nil || author != nil || organization != nil else { return "" }
        let made = [author.map { "by \($0)" }, date.map { "on \($0)" }].compactMap { $0 }
        let creation = made.isEmpty ? nil : "  Created \(made.joined(separator: " "))."
        let lines =
            ["", "  \(name)"] + [project.map { "  \($0)" }, ""].compactMap { $0 }
            + [creation, organization.map { "  Copyright © \($0). All rights reserved." }].compactMap { $0 }
            + (creation == nil && organization == nil ? [] : [""])
        return lines.map { "//\($0)\n" }.joined() + "\n"
    }
}
