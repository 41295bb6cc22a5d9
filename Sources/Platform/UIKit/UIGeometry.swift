// Insets, offsets, corners, edges, axes and regions.

@pure struct UIEdgeInsets: Equatable, Codable {
    init()
    init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    var top: CGFloat
    var left: CGFloat
    var bottom: CGFloat
    var right: CGFloat
    static let zero: UIEdgeInsets
}
@pure struct NSDirectionalEdgeInsets: Equatable, Codable {
    init()
    init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    var top: CGFloat
    var leading: CGFloat
    var bottom: CGFloat
    var trailing: CGFloat
    static let zero: NSDirectionalEdgeInsets
}
@pure struct UIOffset: Equatable, Codable {
    init()
    init(horizontal: CGFloat, vertical: CGFloat)
    var horizontal: CGFloat
    var vertical: CGFloat
    static let zero: UIOffset
}
@pure struct UIRectCorner: OptionSet {
    init(rawValue: UInt)
    static var topLeft: UIRectCorner { get }
    static var topRight: UIRectCorner { get }
    static var bottomLeft: UIRectCorner { get }
    static var bottomRight: UIRectCorner { get }
    static var allCorners: UIRectCorner { get }
}
@available(iOS 13.4, *) @pure struct UIAxis: OptionSet {
    init(rawValue: UInt)
    static var horizontal: UIAxis { get }
    static var vertical: UIAxis { get }
    static var both: UIAxis { get }
}
@available(iOS 13, *) @pure struct NSDirectionalRectEdge: OptionSet {
    init(rawValue: UInt)
    static var top: NSDirectionalRectEdge { get }
    static var leading: NSDirectionalRectEdge { get }
    static var bottom: NSDirectionalRectEdge { get }
    static var trailing: NSDirectionalRectEdge { get }
    static var all: NSDirectionalRectEdge { get }
}
@available(iOS 13, *) @pure enum NSRectAlignment: Int {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
@pure struct UIFloatRange: Equatable, Codable {
    init()
    init(minimum: CGFloat, maximum: CGFloat)
    var minimum: CGFloat
    var maximum: CGFloat
    static let zero: UIFloatRange
    static let infinite: UIFloatRange
    var isInfinite: Bool { get }
}
@pure @MainActor class UIRegion: NSObject, NSCopying, NSCoding {
    @pure class var infinite: UIRegion { get }
    init(radius: CGFloat)
    init(size: CGSize)
    @pure func inverse() -> Self
    @pure func byUnion(with region: UIRegion) -> Self
    @pure func byDifference(from region: UIRegion) -> Self
    @pure func byIntersection(with region: UIRegion) -> Self
    @pure func contains(_ point: CGPoint) -> Bool
}
@MainActor protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
    var preferredPresentationSizeForItemProvider: CGSize { get }
}
extension NSValue {
    @pure init(cgPoint point: CGPoint)
    @pure init(cgVector vector: CGVector)
    @pure init(cgSize size: CGSize)
    @pure init(cgRect rect: CGRect)
    @pure init(cgAffineTransform transform: CGAffineTransform)
    @pure init(uiEdgeInsets insets: UIEdgeInsets)
    @pure init(directionalEdgeInsets insets: NSDirectionalEdgeInsets)
    @pure init(uiOffset insets: UIOffset)
    @pure var cgPointValue: CGPoint { get }
    @pure var cgVectorValue: CGVector { get }
    @pure var cgSizeValue: CGSize { get }
    @pure var cgRectValue: CGRect { get }
    @pure var cgAffineTransformValue: CGAffineTransform { get }
    @pure var uiEdgeInsetsValue: UIEdgeInsets { get }
    @pure var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { get }
    @pure var uiOffsetValue: UIOffset { get }
}
extension NSCoder {
    @pure class func string(for point: CGPoint) -> String
    @pure class func string(for vector: CGVector) -> String
    @pure class func string(for size: CGSize) -> String
    @pure class func string(for rect: CGRect) -> String
    @pure class func string(for transform: CGAffineTransform) -> String
    @pure class func string(for insets: UIEdgeInsets) -> String
    @pure class func string(for insets: NSDirectionalEdgeInsets) -> String
    @pure class func string(for offset: UIOffset) -> String
    @pure class func cgPoint(for string: String) -> CGPoint
    @pure class func cgVector(for string: String) -> CGVector
    @pure class func cgSize(for string: String) -> CGSize
    @pure class func cgRect(for string: String) -> CGRect
    @pure class func cgAffineTransform(for string: String) -> CGAffineTransform
    @pure class func uiEdgeInsets(for string: String) -> UIEdgeInsets
    @pure class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets
    @pure class func uiOffset(for string: String) -> UIOffset
    func decodeCGPoint(forKey key: String) -> CGPoint
    func decodeCGVector(forKey key: String) -> CGVector
    func decodeCGSize(forKey key: String) -> CGSize
    func decodeCGRect(forKey key: String) -> CGRect
    func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform
    func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets
    func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets
    func decodeUIOffset(forKey key: String) -> UIOffset
}
extension CGRect {
    @pure func inset(by insets: UIEdgeInsets) -> CGRect
}
