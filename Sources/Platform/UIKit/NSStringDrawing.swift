// Drawing of strings, shadows and underlines.

@pure struct NSStringDrawingOptions: OptionSet {
    init(rawValue: Int)
    static var usesLineFragmentOrigin: NSStringDrawingOptions { get }
    static var usesFontLeading: NSStringDrawingOptions { get }
    static var usesDeviceMetrics: NSStringDrawingOptions { get }
    static var truncatesLastVisibleLine: NSStringDrawingOptions { get }
}
@pure class NSStringDrawingContext: NSObject {
    var minimumScaleFactor: CGFloat
    var actualScaleFactor: CGFloat { get }
    var totalBounds: CGRect { get }
}
@pure struct NSUnderlineStyle: OptionSet {
    init(rawValue: Int)
    static var single: NSUnderlineStyle { get }
    static var thick: NSUnderlineStyle { get }
    static var double: NSUnderlineStyle { get }
    static var patternDot: NSUnderlineStyle { get }
    static var patternDash: NSUnderlineStyle { get }
    static var patternDashDot: NSUnderlineStyle { get }
    static var patternDashDotDot: NSUnderlineStyle { get }
    static var byWord: NSUnderlineStyle { get }
}
@pure class NSShadow: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    var shadowOffset: CGSize
    var shadowBlurRadius: CGFloat
    var shadowColor: Any?
}
extension NSString {
    @pure func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
    func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?)
    @pure func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect
}
extension NSAttributedString {
    @pure func size() -> CGSize
    func draw(at point: CGPoint)
    func draw(in rect: CGRect)
    func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
    @pure func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
        -> CGRect
}
extension String {
    @pure func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
    func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?)
    @pure func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect
}
