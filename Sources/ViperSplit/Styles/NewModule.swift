/// What the caller may choose about a blank module.
public struct ModuleOptions: Hashable, Sendable {
    /// Where the view controller's view comes from.
    public enum Interface: String, CaseIterable, Sendable {
        case none, storyboard, xib
    }

    /// The sort of the module: which of the components it has that a style may leave out, or what the style declares itself.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Neither Interactor nor Formatter.
        public static let simple = Kind(rawValue: "simple")
        public static let interactor = Kind(rawValue: "interactor")
        /// Interactor and Formatter.
        public static let formatter = Kind(rawValue: "formatter")

        /// The sorts that differ in their components alone.
        public static let ofComponents = [simple, interactor, formatter]
    }

    /// Another flavour of a style, with skeletons and base files of its own.
    public enum Flavour: String, CaseIterable, Sendable {
        /// A SwiftUI view, hosted by a view controller.
        case swiftUI = "SwiftUI"
        /// View and presenter exchange RxSwift's streams.
        case rxSwift = "RxSwift"
    }

    /// The X of XPresenter.
    public var name: String
    public var template: Template
    public var interface: Interface
    /// Nil for what the style's modules have by default: an Interactor.
    public var kind: Kind?
    public var flavour: Flavour?
    public var header: Configuration.Header

    public init(
        name: String, template: Template = .standard, interface: Interface = .none,
        kind: Kind? = nil, flavour: Flavour? = nil, header: Configuration.Header = .init()
    ) {
        self.name = name
        self.template = template
        self.interface = interface
        self.kind = kind
        self.flavour = flavour
        self.header = header
    }
}

/// The files of a blank module, as its style publishes them. Their paths are file names.
///
/// - Throws: `SplitError` if the name can't be a module's, or the style has no such module.
public func newModule(_ options: ModuleOptions) throws(SplitError) -> [SourceFile] {
    guard isTypeName(options.name) else { throw .invalidModuleName(options.name) }
    return try blankFiles(options).map { file in
        let name = file.path.filled(moduleName: options.name)
        let text = file.text.replacing("//___FILEHEADER___\n\n", with: options.header.text(forFile: name))
        return SourceFile(path: name, text: text.filled(moduleName: options.name))
    }
}

/// The files of a blank module, with Xcode's placeholders in them and in their names.
func blankFiles(_ options: ModuleOptions) throws(SplitError) -> [SourceFile] {
    if options.template.isXcodeTemplate { return try filesAsXcodeMakesThem(options) }
    let style = try blankStyle(options)
    if options.interface != .none, !style.hasViewController {
        let kind = style.declaredKinds.contains { $0.name == options.kind?.rawValue } ? options.kind : nil
        let variant = [kind.map { "--kind \($0.rawValue)" }, "--interface \(options.interface.rawValue)"]
        throw .noVariant(variant.compactMap { $0 }.joined(separator: " "), template: options.template.name)
    }
    do {
        return try style.withoutOptionalLinks.files(from: options.interface)
    } catch {
        throw .badFile(path: options.template.name, reason: "\(error)")
    }
}

/// The style of a blank module.
///
/// - Throws: `SplitError` if the style has no such modules, or can't be read.
func blankStyle(_ options: ModuleOptions) throws(SplitError) -> Style {
    try options.template.style(flavour: options.flavour).ofBlankModules(options.kind ?? .interactor)
}

/// What a team's Xcode template makes stays as the team wrote it.
private func filesAsXcodeMakesThem(_ options: ModuleOptions) throws(SplitError) -> [SourceFile] {
    let variants = [
        options.flavour?.option, options.kind.map { "--kind \($0.rawValue)" },
        options.interface == .none ? nil : "--interface \(options.interface.rawValue)",
    ]
    if let variant = variants.compactMap({ $0 }).first { throw .noVariant(variant, template: options.template.name) }
    return try xcodeFiles(options.template.texts, forSplits: false, folder: options.template.name)
        .sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
}

extension Style {
    /// The style without the links that only a split may need.
    fileprivate var withoutOptionalLinks: Style {
        get throws {
            var style = self
            for (name, text) in skeletons {
                var skeleton = try Skeleton(text, of: self)
                for link in links where link.optional == true {
                    skeleton.remove(interface: link.interface ?? "", heldAs: link.name)
                }
                style.setSkeleton(try skeleton.render(), named: name)
            }
            return style
        }
    }

    fileprivate func files(from interface: ModuleOptions.Interface) throws -> [SourceFile] {
        let source = ScreenSource(interface, in: self)
        let swift = try skeletons.sorted { $0.key < $1.key }.map { name, text in
            var skeleton = try Skeleton(text, of: self)
            skeleton.replaceMaking(of: viewType, with: source, in: self, holdsStoryboard: true)
            return SourceFile(path: name, text: try skeleton.render())
        }
        guard let name = source.fileName, let text = embeddedTemplates["InterfaceBuilder/Screen.\(interface.rawValue)"]
        else { return swift }
        return swift + [SourceFile(path: name, text: text.replacing("___VARIABLE_viewClass___", with: viewType))]
    }
}

extension Skeleton {
    /// A skeleton as it stands, with its placeholders.
    fileprivate init(_ text: String, of style: Style) throws {
        try self.init(
            text, moduleName: String.modulePlaceholder, className: style.viewType, header: "//___FILEHEADER___\n\n",
            layout: .ofSkeletons, style: style)
    }
}
