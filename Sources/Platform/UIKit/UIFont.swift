// Fonts, their descriptors, text styles, weights and metrics.

@pure class UIFont: NSObject, NSSecureCoding, NSCopying {
    init?(name fontName: String, size fontSize: CGFloat)
    init(descriptor: UIFontDescriptor, size pointSize: CGFloat)
    class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
    @pure class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont
    @pure class var familyNames: [String] { get }
    @pure class func fontNames(forFamilyName familyName: String) -> [String]
    @pure class func systemFont(ofSize fontSize: CGFloat) -> UIFont
    @pure class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
    @pure class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont
    @pure class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
    @available(iOS 16, *) @pure class func systemFont(
        ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
    ) -> UIFont
    @pure class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
    @available(iOS 13, *) @pure class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight)
        -> UIFont
    @pure var familyName: String { get }
    @pure var fontName: String { get }
    @pure var pointSize: CGFloat { get }
    @pure var ascender: CGFloat { get }
    @pure var descender: CGFloat { get }
    @pure var capHeight: CGFloat { get }
    @pure var xHeight: CGFloat { get }
    @pure var lineHeight: CGFloat { get }
    @pure var leading: CGFloat { get }
    @pure func withSize(_ fontSize: CGFloat) -> UIFont
    @pure var fontDescriptor: UIFontDescriptor { get }
    @pure class var labelFontSize: CGFloat { get }
    @pure class var buttonFontSize: CGFloat { get }
    @pure class var smallSystemFontSize: CGFloat { get }
    @pure class var systemFontSize: CGFloat { get }
    @pure struct TextStyle: RawRepresentable, Hashable {
        init(rawValue: String)
        static let largeTitle: UIFont.TextStyle
        static let title1: UIFont.TextStyle
        static let title2: UIFont.TextStyle
        static let title3: UIFont.TextStyle
        static let headline: UIFont.TextStyle
        static let subheadline: UIFont.TextStyle
        static let body: UIFont.TextStyle
        static let callout: UIFont.TextStyle
        static let footnote: UIFont.TextStyle
        static let caption1: UIFont.TextStyle
        static let caption2: UIFont.TextStyle
        @available(iOS 17, *) static let extraLargeTitle: UIFont.TextStyle
        @available(iOS 17, *) static let extraLargeTitle2: UIFont.TextStyle
        @pure var metrics: UIFontMetrics { get }
    }
    @pure struct Weight: RawRepresentable, Hashable {
        init(_ rawValue: CGFloat)
        init(rawValue: CGFloat)
        static let ultraLight: UIFont.Weight
        static let thin: UIFont.Weight
        static let light: UIFont.Weight
        static let regular: UIFont.Weight
        static let medium: UIFont.Weight
        static let semibold: UIFont.Weight
        static let bold: UIFont.Weight
        static let heavy: UIFont.Weight
        static let black: UIFont.Weight
    }
    @available(iOS 16, *) @pure struct Width: RawRepresentable, Hashable {
        init(_ rawValue: CGFloat)
        init(rawValue: CGFloat)
        static let condensed: UIFont.Width
        static let standard: UIFont.Width
        static let expanded: UIFont.Width
        static let compressed: UIFont.Width
    }
}
@pure class UIFontMetrics: NSObject {
    @pure class var `default`: UIFontMetrics { get }
    class func metrics(forTextStyle textStyle: UIFont.TextStyle) -> Self
    init(forTextStyle textStyle: UIFont.TextStyle)
    func scaledFont(for font: UIFont) -> UIFont
    func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont
    @pure func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont
    @pure func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont
    func scaledValue(for value: CGFloat) -> CGFloat
    @pure func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat
}
@pure class UIFontDescriptor: NSObject, NSSecureCoding, NSCopying {
    init()
    convenience init(name fontName: String, size: CGFloat)
    convenience init(name fontName: String, matrix: CGAffineTransform)
    init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:])
    @pure var postscriptName: String { get }
    @pure var pointSize: CGFloat { get }
    @pure var matrix: CGAffineTransform { get }
    @pure var symbolicTraits: UIFontDescriptor.SymbolicTraits { get }
    @pure func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any?
    @pure var fontAttributes: [UIFontDescriptor.AttributeName: Any] { get }
    @pure func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?)
        -> [UIFontDescriptor]
    class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
    @pure class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor
    @pure func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor
    @pure func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor
    @pure func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor
    @pure func withFace(_ newFace: String) -> UIFontDescriptor
    @pure func withFamily(_ newFamily: String) -> UIFontDescriptor
    @pure func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor?
    @available(iOS 13, *) @pure func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor?
    @pure struct SymbolicTraits: OptionSet {
        init(rawValue: UInt32)
        static var traitItalic: UIFontDescriptor.SymbolicTraits { get }
        static var traitBold: UIFontDescriptor.SymbolicTraits { get }
        static var traitExpanded: UIFontDescriptor.SymbolicTraits { get }
        static var traitCondensed: UIFontDescriptor.SymbolicTraits { get }
        static var traitMonoSpace: UIFontDescriptor.SymbolicTraits { get }
        static var traitVertical: UIFontDescriptor.SymbolicTraits { get }
        static var traitUIOptimized: UIFontDescriptor.SymbolicTraits { get }
        static var traitTightLeading: UIFontDescriptor.SymbolicTraits { get }
        static var traitLooseLeading: UIFontDescriptor.SymbolicTraits { get }
        static var classMask: UIFontDescriptor.SymbolicTraits { get }
        static var classOldStyleSerifs: UIFontDescriptor.SymbolicTraits { get }
        static var classTransitionalSerifs: UIFontDescriptor.SymbolicTraits { get }
        static var classModernSerifs: UIFontDescriptor.SymbolicTraits { get }
        static var classClarendonSerifs: UIFontDescriptor.SymbolicTraits { get }
        static var classSlabSerifs: UIFontDescriptor.SymbolicTraits { get }
        static var classFreeformSerifs: UIFontDescriptor.SymbolicTraits { get }
        static var classSansSerif: UIFontDescriptor.SymbolicTraits { get }
        static var classOrnamentals: UIFontDescriptor.SymbolicTraits { get }
        static var classScripts: UIFontDescriptor.SymbolicTraits { get }
        static var classSymbolic: UIFontDescriptor.SymbolicTraits { get }
    }
    @pure struct AttributeName: RawRepresentable, Hashable {
        init(rawValue: String)
        static let family: UIFontDescriptor.AttributeName
        static let name: UIFontDescriptor.AttributeName
        static let face: UIFontDescriptor.AttributeName
        static let size: UIFontDescriptor.AttributeName
        static let visibleName: UIFontDescriptor.AttributeName
        static let matrix: UIFontDescriptor.AttributeName
        static let characterSet: UIFontDescriptor.AttributeName
        static let cascadeList: UIFontDescriptor.AttributeName
        static let traits: UIFontDescriptor.AttributeName
        static let fixedAdvance: UIFontDescriptor.AttributeName
        static let featureSettings: UIFontDescriptor.AttributeName
        static let textStyle: UIFontDescriptor.AttributeName
    }
    @pure struct TraitKey: RawRepresentable, Hashable {
        init(rawValue: String)
        static let symbolic: UIFontDescriptor.TraitKey
        static let weight: UIFontDescriptor.TraitKey
        static let width: UIFontDescriptor.TraitKey
        static let slant: UIFontDescriptor.TraitKey
    }
    @pure struct FeatureKey: RawRepresentable, Hashable {
        init(_ rawValue: String)
        init(rawValue: String)
        static let type: UIFontDescriptor.FeatureKey
        static let selector: UIFontDescriptor.FeatureKey
        @available(iOS, deprecated: 15) static let featureIdentifier: UIFontDescriptor.FeatureKey
        @available(iOS, deprecated: 15) static let typeIdentifier: UIFontDescriptor.FeatureKey
    }
    @available(iOS 13, *) @pure struct SystemDesign: RawRepresentable, Hashable {
        init(rawValue: String)
        static let `default`: UIFontDescriptor.SystemDesign
        static let rounded: UIFontDescriptor.SystemDesign
        static let serif: UIFontDescriptor.SystemDesign
        static let monospaced: UIFontDescriptor.SystemDesign
    }
}
