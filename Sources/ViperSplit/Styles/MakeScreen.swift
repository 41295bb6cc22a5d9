import SwiftSyntax

extension ScreenSource {
    /// The source of a blank module's view controller: a storyboard of the module's name, with the class's name as the
    /// identifier (Infinum's templates), or a nib of the class's name.
    ///
    /// Where the style says by a property where the view comes from, the storyboard has the class's name, too (viper-base's).
    init(_ interface: ModuleOptions.Interface, in style: Style) {
        let view = style.viewType
        self =
            switch interface {
            case .none: .code
            case .storyboard:
                .storyboard(name: style.viewSourceProperty == nil ? String.modulePlaceholder : view, identifier: view)
            case .xib: .nib(name: view)
            }
    }

    /// The expression that makes an instance of a class; nil if the skeleton's own does.
    ///
    /// The cast is UIKit's own way before iOS 13's `creator:`. It can't fail while the storyboard names the class, which was
    /// read from the storyboard, is written with it, or is what the app's own cast says.
    ///
    /// - Parameters:
    ///   - style: its base files may help.
    ///   - property: what holds the storyboard already.
    func making(_ type: String, in style: Style, from property: String? = nil) -> String? {
        switch self {
        case .code, .segue: return nil
        case .nib(let name): return type + Platform.nibArguments(literal(name))
        case .storyboard(let name, let identifier):
            let storyboard = property ?? makingStoryboard(name) + "\n            "
            guard let identifier else { return "\(storyboard).\(Platform.makeInitialScreen)() as! \(type)" }
            guard style.baseFiles.values.contains(where: { $0.contains("ofType type: ViewController.Type") }) else {
                return "\(storyboard).\(Platform.makeScreen)(withIdentifier: \(literal(identifier))) as! \(type)"
            }
            let named = identifier == type ? "" : ", withIdentifier: \(literal(identifier))"
            return "\(storyboard).\(Platform.makeScreen)(ofType: \(type).self\(named))"
        }
    }

    /// The value of viper-base's `VIPERViewUIType`.
    var viewUIType: String {
        switch self {
        case .code: ".none"
        case .storyboard(let name, _), .segue(let name): ".storyboard(name: \(literal(name)), bundle: nil)"
        case .nib(let name): ".nib(name: \(literal(name)), bundle: nil)"
        }
    }
}

private func makingStoryboard(_ name: String) -> String {
    "\(Platform.storyboard)(name: \(literal(name)), bundle: nil)"
}

/// A name as a literal of Swift: what else a file or a storyboard calls something would be code.
private func literal(_ name: String) -> String { name.debugDescription }

extension Skeleton {
    /// Makes the instances of a class from elsewhere than its own initialiser, and says so where the style has a name for it.
    ///
    /// - Parameter holdsStoryboard: an initialiser that makes one has the storyboard in a property of its type.
    mutating func replaceMaking(
        of type: String, with source: ScreenSource, in style: Style, holdsStoryboard: Bool = false
    ) {
        var property: String?
        if holdsStoryboard, case .storyboard(let name, _) = source, let owner = initialiserMaking(type) {
            property = "storyboard"
            let line = "private let storyboard = \(makingStoryboard(name))"
            insertProperties("    \(style.mark("Private properties"))\n\n    \(line)", intoClass: owner)
        }
        guard let expression = source.making(type, in: style, from: property) else { return }
        replaceMakings(of: type, with: expression)
        if let property = style.viewSourceProperty { replaceValue(ofProperty: property, by: source.viewUIType) }
    }

    /// Says why the view comes from code, where the style says by a property where it comes from, though there is a nib that UIKit
    /// finds for the class.
    mutating func tell(ofNib name: String, in style: Style) {
        let property = allNodes.lazy.compactMap { $0.as(VariableDeclSyntax.self) }.first { variable in
            variable.bindings.first?.pattern.trimmedText == style.viewSourceProperty
        }
        guard let start = property?.range.lowerBound else { return }
        let lines = [
            "UIKit finds `\(name).xib` by the name of the class, once the view is needed.",
            "With `.nib` it would be loaded before, and `\(Platform.viewDidLoad)()` not be called.",
        ]
        insert(lines.map { "/// \($0)\n\(unit.indentation(at: start))" }.joined(), at: start)
    }
}
