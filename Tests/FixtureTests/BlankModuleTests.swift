import Foundation
import Oracle
import TestScope
import Testing
import ViperSplit

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Blank modules of every style and variant compile with their base files.
@Suite struct BlankModuleTests {
    /// The modules of every style that has them, under names that tell them apart.
    static let variants: [ModuleOptions] = Template.builtIn.flatMap { template in
        ([nil] + template.flavours).flatMap { flavour in
            ModuleOptions.Interface.allCases.flatMap { interface in
                ((try? styleFacts(template))?.kinds ?? []).map { kind in
                    let name = [flavour?.rawValue ?? "", "\(interface)", kind.rawValue].map(\.capitalized).joined()
                    return ModuleOptions(
                        name: name, template: template, interface: interface, kind: kind, flavour: flavour)
                }
            }
        }
    }.filter { (try? newModule($0)) != nil }

    /// All modules of a style in one program, as an app would have them.
    @Test(.long, arguments: Template.builtIn, LanguageMode.allCases)
    func everyVariantCompiles(_ template: Template, _ mode: LanguageMode) async throws {
        let modules = try Self.variants.filter { $0.template == template }.flatMap { try newModule($0) }
        let flavours = [nil] + template.flavours
        let base = try flavours.flatMap { try template.baseFiles(flavour: $0) }
        let unique = Dictionary(base.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }).values
        let files = (modules + unique).filter { $0.path.hasSuffix(".swift") } + [Self.standIns]
        let build = try await Toolchain.shared.build(lower(files, driver: nil), mode: mode)
        #expect(build.messages.map(\.description) == [])
    }

    /// The oracle of this suite: without its base files a module doesn't compile.
    @Test(.long, arguments: ["infinum", "zikviper"])
    func withoutItsBaseFilesAModuleDoesNot(_ style: String) async throws {
        let files = try newModule(ModuleOptions(name: "Login", template: Template(style))) + [Self.standIns]
        let build = try await Toolchain.shared.build(lower(files, driver: nil), mode: .swift5)
        #expect(!build.compiles)
    }

    @Test(arguments: variants.filter { $0.interface != .none })
    func interfaceBuilderFindsTheClass(_ options: ModuleOptions) throws {
        let file = try #require(try newModule(options).first { !$0.path.hasSuffix(".swift") })
        let reader = InterfaceBuilderReader()
        let parser = XMLParser(data: Data(file.text.utf8))
        parser.delegate = reader
        #expect(parser.parse())
        let view = try #require(try styleFacts(options.template).components.first).type
        let screen = options.name + view.dropFirst()
        #expect(reader.classes == [screen])
        #expect(reader.identifiers == (options.interface == .storyboard ? [screen] : []))
        let storyboard = options.template.name == "viper-base" ? screen : options.name
        #expect(file.path == (options.interface == .storyboard ? storyboard + ".storyboard" : screen + ".xib"))
        #expect(reader.hasView)
    }

    /// What blank modules take from frameworks that have no double.
    static var standIns: SourceFile {
        SourceFile(
            path: "StandIns.swift",
            text: """
                import UIKit
                final class DisposeBag {}
                @MainActor @preconcurrency protocol View { associatedtype Body; var body: Body { get } }
                struct Text: View { init(_ text: String) {}; var body: Never { fatalError() } }
                protocol ObservableObject: AnyObject {}
                @MainActor @preconcurrency @propertyWrapper struct ObservedObject<T: ObservableObject> {
                    var wrappedValue: T
                    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
                }
                class UIHostingController<Content: View>: UIViewController {
                    init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
                    required init?(coder: NSCoder) { fatalError() }
                }
                """)
    }
}

/// What Interface Builder would look for.
private final class InterfaceBuilderReader: NSObject, XMLParserDelegate {
    var classes: [String] = []
    var identifiers: [String] = []
    var hasView = false

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        hasView = hasView || name == "view"
        if let name = attributes["customClass"], name != "UIResponder" { classes.append(name) }
        if let identifier = attributes["storyboardIdentifier"] { identifiers.append(identifier) }
    }
}
