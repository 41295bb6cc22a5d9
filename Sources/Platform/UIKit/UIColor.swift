// UIColor.

@pure class UIColor: NSObject, NSSecureCoding, NSCopying {
    init()
    init(white: CGFloat, alpha: CGFloat)
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init(displayP3Red displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init(cgColor: CGColor)
    init(patternImage image: UIImage)
    init(ciColor: CIColor)
    @available(iOS 13, *) init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
    @available(iOS 14, *) convenience init(_ color: Color)
    convenience init?(named name: String)
    convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    @available(iOS 17, *) convenience init(resource: ColorResource)
    @available(iOS 26, *) convenience init(
        red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat)
    @available(iOS 26, *) convenience init(
        red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, exposure: CGFloat)
    @pure class var black: UIColor { get }
    @pure class var darkGray: UIColor { get }
    @pure class var lightGray: UIColor { get }
    @pure class var white: UIColor { get }
    @pure class var gray: UIColor { get }
    @pure class var red: UIColor { get }
    @pure class var green: UIColor { get }
    @pure class var blue: UIColor { get }
    @pure class var cyan: UIColor { get }
    @pure class var yellow: UIColor { get }
    @pure class var magenta: UIColor { get }
    @pure class var orange: UIColor { get }
    @pure class var purple: UIColor { get }
    @pure class var brown: UIColor { get }
    @pure class var clear: UIColor { get }
    @pure class var systemRed: UIColor { get }
    @pure class var systemGreen: UIColor { get }
    @pure class var systemBlue: UIColor { get }
    @pure class var systemOrange: UIColor { get }
    @pure class var systemYellow: UIColor { get }
    @pure class var systemPink: UIColor { get }
    @pure class var systemPurple: UIColor { get }
    @pure class var systemTeal: UIColor { get }
    @available(iOS 13, *) @pure class var systemIndigo: UIColor { get }
    @available(iOS 13, *) @pure class var systemBrown: UIColor { get }
    @available(iOS 15, *) @pure class var systemMint: UIColor { get }
    @available(iOS 15, *) @pure class var systemCyan: UIColor { get }
    @pure class var systemGray: UIColor { get }
    @available(iOS 13, *) @pure class var systemGray2: UIColor { get }
    @available(iOS 13, *) @pure class var systemGray3: UIColor { get }
    @available(iOS 13, *) @pure class var systemGray4: UIColor { get }
    @available(iOS 13, *) @pure class var systemGray5: UIColor { get }
    @available(iOS 13, *) @pure class var systemGray6: UIColor { get }
    @available(iOS 15, *) @pure class var tintColor: UIColor { get }
    @available(iOS 13, *) @pure class var label: UIColor { get }
    @available(iOS 13, *) @pure class var secondaryLabel: UIColor { get }
    @available(iOS 13, *) @pure class var tertiaryLabel: UIColor { get }
    @available(iOS 13, *) @pure class var quaternaryLabel: UIColor { get }
    @available(iOS 13, *) @pure class var link: UIColor { get }
    @available(iOS 13, *) @pure class var placeholderText: UIColor { get }
    @available(iOS 13, *) @pure class var separator: UIColor { get }
    @available(iOS 13, *) @pure class var opaqueSeparator: UIColor { get }
    @available(iOS 13, *) @pure class var systemBackground: UIColor { get }
    @available(iOS 13, *) @pure class var secondarySystemBackground: UIColor { get }
    @available(iOS 13, *) @pure class var tertiarySystemBackground: UIColor { get }
    @available(iOS 13, *) @pure class var systemGroupedBackground: UIColor { get }
    @available(iOS 13, *) @pure class var secondarySystemGroupedBackground: UIColor { get }
    @available(iOS 13, *) @pure class var tertiarySystemGroupedBackground: UIColor { get }
    @available(iOS 13, *) @pure class var systemFill: UIColor { get }
    @available(iOS 13, *) @pure class var secondarySystemFill: UIColor { get }
    @available(iOS 13, *) @pure class var tertiarySystemFill: UIColor { get }
    @available(iOS 13, *) @pure class var quaternarySystemFill: UIColor { get }
    @pure class var lightText: UIColor { get }
    @pure class var darkText: UIColor { get }
    @available(iOS, deprecated: 13) @pure class var groupTableViewBackground: UIColor { get }
    func set()
    func setFill()
    func setStroke()
    @discardableResult func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
        -> Bool
    @discardableResult func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool
    @discardableResult func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool
    @pure func withAlphaComponent(_ alpha: CGFloat) -> UIColor
    @available(iOS 18, *) @pure func withProminence(_ prominence: UIColor.Prominence) -> UIColor
    @available(iOS 13, *) @pure func resolvedColor(with traitCollection: UITraitCollection) -> UIColor
    @available(iOS 14, *) var accessibilityName: String { get }
    var cgColor: CGColor { get }
    var ciColor: CIColor { get }
    @available(iOS 26, *) @pure func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> UIColor
    @available(iOS 26, *) var linearExposure: CGFloat { get }
    @available(iOS 26, *) @pure var standardDynamicRange: UIColor { get }
    @available(iOS 18, *) @pure enum Prominence: Int {
        case primary, secondary, tertiary, quaternary
    }
}
extension UIColor: NSItemProviderReading, NSItemProviderWriting {
}
extension CIColor {
    @pure convenience init(color: UIColor)
}
@available(iOS 17, *) @pure struct ColorResource: Hashable {
    init(name: String, bundle: Bundle)
}
@available(iOS 17, *) @pure struct ImageResource: Hashable {
    init(name: String, bundle: Bundle)
}
