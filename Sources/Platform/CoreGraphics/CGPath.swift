// Paths and what outlines them.

@pure class CGPath: Hashable, Equatable, Sendable {
    init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?)
    init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?)
    init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?)
    @pure class var typeID: CFTypeID { get }
    @pure var boundingBox: CGRect { get }
    @pure var boundingBoxOfPath: CGRect { get }
    @pure var currentPoint: CGPoint { get }
    @pure var isEmpty: Bool { get }
    @pure func copy() -> CGPath?
    @pure func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath?
    @pure func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity)
        -> CGPath
    @pure func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath
    @pure func mutableCopy() -> CGMutablePath?
    @pure func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath?
    @pure func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool
    @pure func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool
    func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction)
    func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void)
    @available(iOS 16, *) @pure func normalized(using rule: CGPathFillRule = .winding) -> CGPath
    @available(iOS 16, *) @pure func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath
    @available(iOS 16, *) @pure func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath
    @available(iOS 16, *) @pure func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath
    @available(iOS 16, *) @pure func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding)
        -> CGPath
    @available(iOS 16, *) @pure func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath
    @available(iOS 16, *) @pure func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath
    @available(iOS 16, *) @pure func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool
    @available(iOS 16, *) @pure func flattened(threshold: CGFloat) -> CGPath
    @available(iOS 16, *) @pure func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath]
}
@pure class CGMutablePath: CGPath {
    init()
    func move(to point: CGPoint, transform: CGAffineTransform = .identity)
    func addLine(to point: CGPoint, transform: CGAffineTransform = .identity)
    func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity)
    func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity)
    func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity)
    func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
    func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)
    func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)
    func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity)
    func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity)
    func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)
    func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity)
    func addPath(_ path: CGPath, transform: CGAffineTransform = .identity)
    func closeSubpath()
}
@pure enum CGPathFillRule: Int {
    case winding, evenOdd
}
@pure enum CGLineJoin: Int32 {
    case miter, round, bevel
}
@pure enum CGLineCap: Int32 {
    case butt, round, square
}
@pure enum CGPathElementType: Int32 {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}
struct CGPathElement {
    init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>)
    var type: CGPathElementType
    var points: UnsafeMutablePointer<CGPoint>
}
typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
