/// A colour that prints as it was written, so that a trace can be read.
open class UIColor: NSObject, Traceable, @unchecked Sendable {
    public var traceName: String

    init(trace traceName: String) {
        self.traceName = traceName
        super.init()
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(trace: "rgba(\(red), \(green), \(blue), \(alpha))")
    }

    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(trace: "white(\(white), \(alpha))") }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(trace: "hsba(\(hue), \(saturation), \(brightness), \(alpha))")
    }

    public convenience init?(named name: String) { self.init(trace: "asset(\(name))") }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(trace: "asset(\(name))")
    }

    public convenience init(patternImage image: UIImage) { self.init(trace: "pattern(\(image.traceName))") }

    public convenience init(cgColor: CGColor) { self.init(trace: cgColor.color.traceName) }

    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(trace: "dynamic(\(dynamicProvider(.current).traceName))")
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(trace: "\(traceName).alpha(\(alpha))") }
    open func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
    open var cgColor: CGColor { CGColor(color: self) }
    open func setFill() {}
    open func setStroke() {}
    open func set() {}

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.traceName == traceName }
    open override var hash: Int { traceName.hash }

    public static let black = UIColor(trace: "black")
    public static let darkGray = UIColor(trace: "darkGray")
    public static let lightGray = UIColor(trace: "lightGray")
    public static let white = UIColor(trace: "white")
    public static let gray = UIColor(trace: "gray")
    public static let red = UIColor(trace: "red")
    public static let green = UIColor(trace: "green")
    public static let blue = UIColor(trace: "blue")
    public static let cyan = UIColor(trace: "cyan")
    public static let yellow = UIColor(trace: "yellow")
    public static let magenta = UIColor(trace: "magenta")
    public static let orange = UIColor(trace: "orange")
    public static let purple = UIColor(trace: "purple")
    public static let brown = UIColor(trace: "brown")
    public static let clear = UIColor(trace: "clear")
    public static let systemRed = UIColor(trace: "systemRed")
    public static let systemGreen = UIColor(trace: "systemGreen")
    public static let systemBlue = UIColor(trace: "systemBlue")
    public static let systemOrange = UIColor(trace: "systemOrange")
    public static let systemYellow = UIColor(trace: "systemYellow")
    public static let systemPink = UIColor(trace: "systemPink")
    public static let systemPurple = UIColor(trace: "systemPurple")
    public static let systemTeal = UIColor(trace: "systemTeal")
    public static let systemIndigo = UIColor(trace: "systemIndigo")
    public static let systemBrown = UIColor(trace: "systemBrown")
    public static let systemGray = UIColor(trace: "systemGray")
    public static let systemGray2 = UIColor(trace: "systemGray2")
    public static let systemGray3 = UIColor(trace: "systemGray3")
    public static let systemGray4 = UIColor(trace: "systemGray4")
    public static let systemGray5 = UIColor(trace: "systemGray5")
    public static let systemGray6 = UIColor(trace: "systemGray6")
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let tintColor = UIColor(trace: "tintColor")
    public static let label = UIColor(trace: "label")
    public static let secondaryLabel = UIColor(trace: "secondaryLabel")
    public static let tertiaryLabel = UIColor(trace: "tertiaryLabel")
    public static let quaternaryLabel = UIColor(trace: "quaternaryLabel")
    public static let link = UIColor(trace: "link")
    public static let placeholderText = UIColor(trace: "placeholderText")
    public static let separator = UIColor(trace: "separator")
    public static let opaqueSeparator = UIColor(trace: "opaqueSeparator")
    public static let systemBackground = UIColor(trace: "systemBackground")
    public static let secondarySystemBackground = UIColor(trace: "secondarySystemBackground")
    public static let tertiarySystemBackground = UIColor(trace: "tertiarySystemBackground")
    public static let systemGroupedBackground = UIColor(trace: "systemGroupedBackground")
    public static let secondarySystemGroupedBackground = UIColor(trace: "secondarySystemGroupedBackground")
    public static let tertiarySystemGroupedBackground = UIColor(trace: "tertiarySystemGroupedBackground")
    public static let systemFill = UIColor(trace: "systemFill")
    public static let secondarySystemFill = UIColor(trace: "secondarySystemFill")
    public static let tertiarySystemFill = UIColor(trace: "tertiarySystemFill")
    public static let groupTableViewBackground = UIColor(trace: "groupTableViewBackground")
    public static let darkText = UIColor(trace: "darkText")
    public static let lightText = UIColor(trace: "lightText")
}

public final class CGColor: Sendable {
    let color: UIColor
    init(color: UIColor) { self.color = color }
}
