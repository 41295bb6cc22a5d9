extension ScreenSource {
    /// The source of a blank module's view controller: a storyboard of the module's name, with the class's name as the
    /// identifier, or a nib of the class's name (Infinum's templates).
    init(_ interface: ModuleOptions.Interface, viewType: String) {
        self =
            switch interface {
            case .none: .code
            case .storyboard: .storyboard(name: String.modulePlaceholder, identifier: viewType)
            case .xib: .nib(name: viewType)
            }
    }

    /// The expression that makes an instance of a class; nil if the skeleton's own does.
    ///
    /// The cast is UIKit's own way before iOS 13's `creator:`. It can't fail while the storyboard names the class, which was
    /// read from the storyboard, is written with it, or is what the app's own cast says.
    ///
    /// - Parameter style: its base files may help.
    func making(_ type: String, in style: Style) -> String? {
        switch self {
        case .code, .segue: return nil
        case .nib(let name): return "\(type)(nibName: \(literal(name)), bundle: nil)"
        case .storyboard(let name, let identifier):
            guard let identifier else {
                return "\(Platform.storyboard)(name: \(literal(name)), bundle: nil)\n"
                    + "            .instantiateInitialViewController() as! \(type)"
            }
            let storyboard = "\(Platform.storyboard)(name: \(literal(name)), bundle: nil)\n            "
            guard style.baseFiles.values.contains(where: { $0.contains("ofType type: ViewController.Type") }) else {
                return "\(storyboard).instantiateViewController(withIdentifier: \(literal(identifier))) as! \(type)"
            }
            let named = identifier == type ? "" : ", withIdentifier: \(literal(identifier))"
            return "\(storyboard).instantiateViewController(ofType: \(type).self\(named))"
        }
    }

    /// The case of viper-base's `VIPERViewUIType`.
    var viewUIType: String {
        switch self {
        case .code: "none"
        case .storyboard, .segue: "storyboard"
        case .nib: "nib"
        }
    }
}

/// A name as a literal of Swift: what else a file or a storyboard calls something would be code.
private func literal(_ name: String) -> String { name.debugDescription }

extension Skeleton {
    /// Makes the instances of a class from elsewhere than its own initialiser, and says so where the style has a name for it.
    mutating func replaceMaking(of type: String, with source: ScreenSource, in style: Style) {
        guard let expression = source.making(type, in: style) else { return }
        replaceMakings(of: type, with: expression)
        if let property = style.viewSourceProperty { replaceValue(ofProperty: property, by: ".\(source.viewUIType)") }
    }
}
