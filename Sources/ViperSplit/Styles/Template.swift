/// Where a style comes from: the program, or a team's own folder.
public struct Template: Hashable, Sendable {
    /// The name of a built-in style, or the path of a folder.
    public let name: String
    /// The files of the style's folder, by their paths in it.
    let texts: [String: String]
    private let isBuiltIn: Bool

    /// A built-in style.
    ///
    /// - Throws: `SplitError.unknownTemplate` if no style of that name is built in.
    public init(_ name: String) throws(SplitError) {
        let known = Self.builtInNames
        guard known.contains(name) else { throw .unknownTemplate(name: name, known: known) }
        self.init(builtIn: name)
    }

    /// A team's own style.
    ///
    /// - Parameters:
    ///   - folder: its path, for messages.
    ///   - files: its files, by paths in it.
    public init(folder: String, files: [SourceFile]) {
        name = folder
        texts = Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
        isBuiltIn = false
    }

    private init(builtIn name: String) {
        self.name = name
        texts = embeddedTemplates.files(in: name)
        isBuiltIn = true
    }

    /// What is taken where nobody asks for a style: Infinum's.
    public static let standard = Template(builtIn: "infinum")

    /// The styles that the program brings along, the standard one first.
    public static let builtIn: [Template] = builtInNames.map { Template(builtIn: $0) }

    private static let builtInNames: [String] = {
        let names = embeddedTemplates.keys.filter { $0.hasSuffix("/" + Style.manifestName) }
            .map { String($0.dropLast(Style.manifestName.count + 1)) }.filter { !$0.contains("/") }
        return [standard.name] + names.filter { $0 != standard.name }.sorted()
    }()

    /// The sorts of blank modules that the styles of the program have, each once.
    public static let kinds: [ModuleOptions.Kind] = builtIn.reduce(into: []) { kinds, template in
        kinds += ((try? template.style())?.kinds ?? []).filter { !kinds.contains($0) }
    }

    /// The files of the folder, for a team to start from; their paths are those in it.
    public var files: [SourceFile] {
        texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    }

    /// The flavours that the style has.
    public var flavours: [ModuleOptions.Flavour] {
        ModuleOptions.Flavour.allCases.filter { texts["\($0.rawValue)/\(Style.manifestName)"] != nil }
    }

    /// The files that every module of the style builds on, or every blank one, and that an app needs once. Their paths are
    /// file names.
    ///
    /// - Parameter arePublic: modules of other targets build on them, too.
    /// - Throws: `SplitError.badFile` if the style can't be read, `.noVariant` if it isn't in that flavour.
    public func baseFiles(
        flavour: ModuleOptions.Flavour? = nil, arePublic: Bool = false
    ) throws(SplitError) -> [SourceFile] {
        let files = try style(flavour: flavour).ofBlankModules.baseFiles.sorted { $0.key < $1.key }
            .map { SourceFile(path: $0.key, text: $0.value) }
        guard arePublic else { return files }
        do {
            return try files.map { try $0.madePublic() }
        } catch {
            throw .badFile(path: name, reason: "its base files can't be made public: \(error)")
        }
    }

    /// The style as its manifest describes it, or as the types of an `.xctemplate` tell.
    ///
    /// - Throws: `SplitError.badFile` if the manifest can't be read, if it and the skeletons don't agree, or if there is none
    ///   and the skeletons don't tell what it would; `.noVariant` if there is no such flavour.
    func style(flavour: ModuleOptions.Flavour? = nil) throws(SplitError) -> Style {
        if let flavour {
            guard flavours.contains(flavour) else { throw .noVariant(flavour.option, template: name) }
            // Every flavour builds on what the style itself does.
            let base = texts.filter { $0.key.hasPrefix("Base/") || $0.key.hasPrefix("Blank/Base/") }
            return try style(of: texts.files(in: flavour.rawValue).merging(base) { own, _ in own })
        }
        guard isXcodeTemplate else { return try style(of: texts) }
        let files = try xcodeFiles(texts, forSplits: true, folder: name)
        return try derivedStyle(files.filter { $0.key.hasSuffix(".swift") }, folder: name)
    }

    /// There is no manifest: the folder is an Xcode template, or as good as one.
    var isXcodeTemplate: Bool { texts[Style.manifestName] == nil }

    private func style(of files: [String: String]) throws(SplitError) -> Style {
        let style = try Style(files: files, folder: name)
        // A test checks the built-in ones.
        if !isBuiltIn, let fault = style.faults.first { throw .badFile(path: name, reason: fault) }
        return style
    }

    /// Modules of the style may have a Formatter.
    ///
    /// - Throws: `SplitError.badFile` if the template can't be read.
    public var hasFormatter: Bool {
        get throws(SplitError) { try style().hasFormatter }
    }

    /// - Parameter usesFormatter: the module may have a Formatter.
    /// - Throws: `SplitError.noVariant` if the style knows no Formatter, `.badFile` if the template can't be read.
    func style(usesFormatter: Bool) throws(SplitError) -> Style {
        let key = StyleOfTemplate(template: self, usesFormatter: usesFormatter)
        return try styles.value(for: key) { () throws(SplitError) in
            let style = try self.style()
            if usesFormatter, !style.hasFormatter { throw .noVariant("--formatter", template: name) }
            guard !usesFormatter, style.hasFormatter else { return style }
            do {
                return try style.leavingOut(.formatter)
            } catch {
                throw .badFile(path: name, reason: "the Formatter can't be left out: \(error)")
            }
        }
    }
}

private struct StyleOfTemplate: Hashable, Sendable {
    var template: Template
    var usesFormatter: Bool
}

private let styles = Remembered<StyleOfTemplate, Style>(limit: 20)

extension [String: String] {
    /// The files of a folder, by their paths in it.
    func files(in folder: String) -> [String: String] {
        reduce(into: [:]) { found, file in
            if file.key.hasPrefix(folder + "/") { found[String(file.key.dropFirst(folder.count + 1))] = file.value }
        }
    }
}
