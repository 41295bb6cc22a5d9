open class UIFont: NSObject, Traceable, @unchecked Sendable {
    public struct Weight: Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    public struct TextStyle: Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")
    }

    public var traceName: String
    public let pointSize: CGFloat
    public let fontName: String
    public var familyName: String { fontName }
    public var lineHeight: CGFloat { pointSize * 1.2 }
    public var ascender: CGFloat { pointSize }
    public var descender: CGFloat { -pointSize * 0.2 }
    public var capHeight: CGFloat { pointSize * 0.7 }
    public static let systemFontSize: CGFloat = 14
    public static let smallSystemFontSize: CGFloat = 12
    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18

    public init(trace name: String, size: CGFloat) {
        fontName = name
        pointSize = size
        traceName = "\(name) \(size)"
        super.init()
    }

    public convenience init?(name: String, size: CGFloat) { self.init(trace: name, size: size) }

    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        self.init(trace: descriptor.name, size: size == 0 ? descriptor.pointSize : size)
    }

    open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(trace: "system", size: size) }
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(trace: "system bold", size: size) }
    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(trace: "system italic", size: size) }
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(trace: "system(\(weight.rawValue))", size: size)
    }
    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(trace: "monospaced(\(weight.rawValue))", size: size)
    }
    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(trace: "monospacedDigit(\(weight.rawValue))", size: size)
    }
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(trace: style.rawValue, size: 17) }
    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
        preferredFont(forTextStyle: style)
    }
    open func withSize(_ size: CGFloat) -> UIFont { UIFont(trace: fontName, size: size) }
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.traceName == traceName }
    open override var hash: Int { traceName.hash }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
    }

    let name: String
    public let pointSize: CGFloat

    public init(name: String, size: CGFloat) {
        self.name = name
        pointSize = size
        super.init()
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(name: style.rawValue, size: 17)
    }
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(name: "\(name) traits(\(traits.rawValue))", size: pointSize)
    }
}

public final class UIFontMetrics: NSObject {
    public static nonisolated(unsafe) let `default` = UIFontMetrics(forTextStyle: .body)
    public init(forTextStyle style: UIFont.TextStyle) { super.init() }
    public func scaledFont(for font: UIFont) -> UIFont { font }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
