// Layers: CALayer and its subclasses.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@view @pure class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
    init()
    init(layer: Any)
    func presentation() -> Self?
    func model() -> Self
    @pure class func defaultValue(forKey key: String) -> Any?
    class func needsDisplay(forKey key: String) -> Bool
    func shouldArchiveValue(forKey key: String) -> Bool
    var bounds: CGRect
    var position: CGPoint
    var zPosition: CGFloat
    var anchorPointZ: CGFloat
    var anchorPoint: CGPoint
    var transform: CATransform3D
    func affineTransform() -> CGAffineTransform
    func setAffineTransform(_ m: CGAffineTransform)
    var frame: CGRect
    var isHidden: Bool
    var isDoubleSided: Bool
    var isGeometryFlipped: Bool
    func contentsAreFlipped() -> Bool
    var superlayer: CALayer? { get }
    func removeFromSuperlayer()
    var sublayers: [CALayer]?
    func addSublayer(_ layer: CALayer)
    func insertSublayer(_ layer: CALayer, at idx: UInt32)
    func insertSublayer(_ layer: CALayer, below sibling: CALayer?)
    func insertSublayer(_ layer: CALayer, above sibling: CALayer?)
    func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer)
    var sublayerTransform: CATransform3D
    var mask: CALayer?
    var masksToBounds: Bool
    func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint
    func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint
    func convert(_ r: CGRect, from l: CALayer?) -> CGRect
    func convert(_ r: CGRect, to l: CALayer?) -> CGRect
    func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval
    func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval
    func hitTest(_ p: CGPoint) -> CALayer?
    func contains(_ p: CGPoint) -> Bool
    var contents: Any?
    var contentsRect: CGRect
    var contentsCenter: CGRect
    var contentsGravity: CALayerContentsGravity
    var contentsScale: CGFloat
    var contentsFormat: CALayerContentsFormat
    @available(iOS 17, *) var wantsExtendedDynamicRangeContent: Bool
    @available(iOS 18, *) var toneMapMode: CALayer.ToneMapMode
    @available(iOS 26, *) var preferredDynamicRange: CALayer.DynamicRange
    @available(iOS 26, *) var contentsHeadroom: CGFloat
    var minificationFilter: CALayerContentsFilter
    var magnificationFilter: CALayerContentsFilter
    var minificationFilterBias: Float
    var isOpaque: Bool
    func display()
    func setNeedsDisplay()
    func setNeedsDisplay(_ r: CGRect)
    func needsDisplay() -> Bool
    @callsBack func displayIfNeeded()
    var needsDisplayOnBoundsChange: Bool
    var drawsAsynchronously: Bool
    func draw(in ctx: CGContext)
    @callsBack func render(in ctx: CGContext)
    var edgeAntialiasingMask: CAEdgeAntialiasingMask
    var allowsEdgeAntialiasing: Bool
    var backgroundColor: CGColor?
    var borderColor: CGColor?
    var shadowColor: CGColor?
    var cornerRadius: CGFloat
    var borderWidth: CGFloat
    var shadowRadius: CGFloat
    var rasterizationScale: CGFloat
    var maskedCorners: CACornerMask
    @available(iOS 13, *) var cornerCurve: CALayerCornerCurve
    @available(iOS 13, *) @pure class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat
    var opacity: Float
    var shadowOpacity: Float
    var allowsGroupOpacity: Bool
    var compositingFilter: Any?
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var shouldRasterize: Bool
    var shadowOffset: CGSize
    var shadowPath: CGPath?
    @callsBack func preferredFrameSize() -> CGSize
    func setNeedsLayout()
    func needsLayout() -> Bool
    @callsBack func layoutIfNeeded()
    func layoutSublayers()
    class func defaultAction(forKey event: String) -> (any CAAction)?
    @callsBack func action(forKey event: String) -> (any CAAction)?
    var actions: [String: any CAAction]?
    func add(_ anim: CAAnimation, forKey key: String?)
    func removeAllAnimations()
    func removeAnimation(forKey key: String)
    func animationKeys() -> [String]?
    func animation(forKey key: String) -> CAAnimation?
    var name: String?
    weak var delegate: (any CALayerDelegate)?
    var style: [AnyHashable: Any]?
    var visibleRect: CGRect { get }
    func scroll(_ p: CGPoint)
    func scrollRectToVisible(_ r: CGRect)
}
extension CALayer {
    @available(iOS 18, *) @pure struct ToneMapMode: RawRepresentable, Hashable {
        init(rawValue: String)
        static let automatic: CALayer.ToneMapMode
        static let never: CALayer.ToneMapMode
        static let ifSupported: CALayer.ToneMapMode
    }
    @available(iOS 26, *) @pure struct DynamicRange: RawRepresentable, Hashable {
        init(rawValue: String)
        static let automatic: CALayer.DynamicRange
        static let standard: CALayer.DynamicRange
        static let constrainedHigh: CALayer.DynamicRange
        static let high: CALayer.DynamicRange
    }
}
@pure struct CALayerContentsGravity: RawRepresentable, Hashable {
    init(rawValue: String)
    static let center: CALayerContentsGravity
    static let top: CALayerContentsGravity
    static let bottom: CALayerContentsGravity
    static let left: CALayerContentsGravity
    static let right: CALayerContentsGravity
    static let topLeft: CALayerContentsGravity
    static let topRight: CALayerContentsGravity
    static let bottomLeft: CALayerContentsGravity
    static let bottomRight: CALayerContentsGravity
    static let resize: CALayerContentsGravity
    static let resizeAspect: CALayerContentsGravity
    static let resizeAspectFill: CALayerContentsGravity
}
@pure struct CALayerContentsFormat: RawRepresentable, Hashable {
    init(rawValue: String)
    static let RGBA8Uint: CALayerContentsFormat
    static let RGBA16Float: CALayerContentsFormat
    static let gray8Uint: CALayerContentsFormat
}
@pure struct CALayerContentsFilter: RawRepresentable, Hashable {
    init(rawValue: String)
    static let nearest: CALayerContentsFilter
    static let linear: CALayerContentsFilter
    static let trilinear: CALayerContentsFilter
}
@available(iOS 13, *) @pure struct CALayerCornerCurve: RawRepresentable, Hashable {
    init(rawValue: String)
    static let circular: CALayerCornerCurve
    static let continuous: CALayerCornerCurve
}
@pure struct CAEdgeAntialiasingMask: OptionSet {
    init(rawValue: UInt32)
    static var layerLeftEdge: CAEdgeAntialiasingMask { get }
    static var layerRightEdge: CAEdgeAntialiasingMask { get }
    static var layerBottomEdge: CAEdgeAntialiasingMask { get }
    static var layerTopEdge: CAEdgeAntialiasingMask { get }
}
@pure struct CACornerMask: OptionSet {
    init(rawValue: UInt)
    static var layerMinXMinYCorner: CACornerMask { get }
    static var layerMaxXMinYCorner: CACornerMask { get }
    static var layerMinXMaxYCorner: CACornerMask { get }
    static var layerMaxXMaxYCorner: CACornerMask { get }
}
protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
@MainActor protocol CALayerDelegate: NSObjectProtocol {
    optional func display(_ layer: CALayer)
    optional func draw(_ layer: CALayer, in ctx: CGContext)
    optional func layerWillDraw(_ layer: CALayer)
    optional func layoutSublayers(of layer: CALayer)
    optional func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
let kCAOnOrderIn: String
let kCAOnOrderOut: String
let kCATransition: String
@pure class CAShapeLayer: CALayer {
    var path: CGPath?
    var fillColor: CGColor?
    var strokeColor: CGColor?
    var fillRule: CAShapeLayerFillRule
    var strokeStart: CGFloat
    var strokeEnd: CGFloat
    var lineWidth: CGFloat
    var miterLimit: CGFloat
    var lineDashPhase: CGFloat
    var lineCap: CAShapeLayerLineCap
    var lineJoin: CAShapeLayerLineJoin
    var lineDashPattern: [NSNumber]?
}
@pure struct CAShapeLayerFillRule: RawRepresentable, Hashable {
    init(rawValue: String)
    static let nonZero: CAShapeLayerFillRule
    static let evenOdd: CAShapeLayerFillRule
}
@pure struct CAShapeLayerLineJoin: RawRepresentable, Hashable {
    init(rawValue: String)
    static let miter: CAShapeLayerLineJoin
    static let round: CAShapeLayerLineJoin
    static let bevel: CAShapeLayerLineJoin
}
@pure struct CAShapeLayerLineCap: RawRepresentable, Hashable {
    init(rawValue: String)
    static let butt: CAShapeLayerLineCap
    static let round: CAShapeLayerLineCap
    static let square: CAShapeLayerLineCap
}
@pure class CAGradientLayer: CALayer {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint: CGPoint
    var endPoint: CGPoint
    var type: CAGradientLayerType
}
@pure struct CAGradientLayerType: RawRepresentable, Hashable {
    init(rawValue: String)
    static let axial: CAGradientLayerType
    static let radial: CAGradientLayerType
    static let conic: CAGradientLayerType
}
@pure class CATextLayer: CALayer {
    var string: Any?
    var font: CFTypeRef?
    var fontSize: CGFloat
    var foregroundColor: CGColor?
    var isWrapped: Bool
    var truncationMode: CATextLayerTruncationMode
    var alignmentMode: CATextLayerAlignmentMode
    var allowsFontSubpixelQuantization: Bool
}
@pure struct CATextLayerTruncationMode: RawRepresentable, Hashable {
    init(rawValue: String)
    static let none: CATextLayerTruncationMode
    static let start: CATextLayerTruncationMode
    static let end: CATextLayerTruncationMode
    static let middle: CATextLayerTruncationMode
}
@pure struct CATextLayerAlignmentMode: RawRepresentable, Hashable {
    init(rawValue: String)
    static let natural: CATextLayerAlignmentMode
    static let left: CATextLayerAlignmentMode
    static let right: CATextLayerAlignmentMode
    static let center: CATextLayerAlignmentMode
    static let justified: CATextLayerAlignmentMode
}
@pure class CAScrollLayer: CALayer {
    func scroll(to p: CGPoint)
    func scroll(to r: CGRect)
    var scrollMode: CAScrollLayerScrollMode
}
@pure struct CAScrollLayerScrollMode: RawRepresentable, Hashable {
    init(rawValue: String)
    static let none: CAScrollLayerScrollMode
    static let vertically: CAScrollLayerScrollMode
    static let horizontally: CAScrollLayerScrollMode
    static let both: CAScrollLayerScrollMode
}
@pure class CATiledLayer: CALayer {
    class func fadeDuration() -> CFTimeInterval
    var levelsOfDetail: Int
    var levelsOfDetailBias: Int
    var tileSize: CGSize
}
@pure class CATransformLayer: CALayer {
}
@pure class CAReplicatorLayer: CALayer {
    var instanceCount: Int
    var preservesDepth: Bool
    var instanceDelay: CFTimeInterval
    var instanceTransform: CATransform3D
    var instanceColor: CGColor?
    var instanceRedOffset: Float
    var instanceGreenOffset: Float
    var instanceBlueOffset: Float
    var instanceAlphaOffset: Float
}
@pure class CAEmitterLayer: CALayer {
    var emitterCells: [CAEmitterCell]?
    var birthRate: Float
    var lifetime: Float
    var velocity: Float
    var scale: Float
    var spin: Float
    var emitterPosition: CGPoint
    var emitterZPosition: CGFloat
    var emitterDepth: CGFloat
    var emitterSize: CGSize
    var emitterShape: CAEmitterLayerEmitterShape
    var emitterMode: CAEmitterLayerEmitterMode
    var renderMode: CAEmitterLayerRenderMode
    var preservesDepth: Bool
    var seed: UInt32
}
@pure struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable {
    init(rawValue: String)
    static let point: CAEmitterLayerEmitterShape
    static let line: CAEmitterLayerEmitterShape
    static let rectangle: CAEmitterLayerEmitterShape
    static let cuboid: CAEmitterLayerEmitterShape
    static let circle: CAEmitterLayerEmitterShape
    static let sphere: CAEmitterLayerEmitterShape
}
@pure struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable {
    init(rawValue: String)
    static let points: CAEmitterLayerEmitterMode
    static let outline: CAEmitterLayerEmitterMode
    static let surface: CAEmitterLayerEmitterMode
    static let volume: CAEmitterLayerEmitterMode
}
@pure struct CAEmitterLayerRenderMode: RawRepresentable, Hashable {
    init(rawValue: String)
    static let unordered: CAEmitterLayerRenderMode
    static let oldestFirst: CAEmitterLayerRenderMode
    static let oldestLast: CAEmitterLayerRenderMode
    static let backToFront: CAEmitterLayerRenderMode
    static let additive: CAEmitterLayerRenderMode
}
@pure class CAEmitterCell: NSObject, NSSecureCoding, CAMediaTiming {
    init()
    @pure class func defaultValue(forKey key: String) -> Any?
    func shouldArchiveValue(forKey key: String) -> Bool
    var name: String?
    var isEnabled: Bool
    var birthRate: Float
    var lifetime: Float
    var lifetimeRange: Float
    var emissionLatitude: CGFloat
    var emissionLongitude: CGFloat
    var emissionRange: CGFloat
    var velocity: CGFloat
    var velocityRange: CGFloat
    var xAcceleration: CGFloat
    var yAcceleration: CGFloat
    var zAcceleration: CGFloat
    var scale: CGFloat
    var scaleRange: CGFloat
    var scaleSpeed: CGFloat
    var spin: CGFloat
    var spinRange: CGFloat
    var contentsScale: CGFloat
    var color: CGColor?
    var redRange: Float
    var greenRange: Float
    var blueRange: Float
    var alphaRange: Float
    var redSpeed: Float
    var greenSpeed: Float
    var blueSpeed: Float
    var alphaSpeed: Float
    var minificationFilterBias: Float
    var contents: Any?
    var contentsRect: CGRect
    var minificationFilter: String
    var magnificationFilter: String
    var emitterCells: [CAEmitterCell]?
    var style: [AnyHashable: Any]?
}
@pure class CAMetalLayer: CALayer {
    var device: (any MTLDevice)?
    @available(iOS 13, *) var preferredDevice: (any MTLDevice)? { get }
    var pixelFormat: MTLPixelFormat
    var framebufferOnly: Bool
    var presentsWithTransaction: Bool
    var allowsNextDrawableTimeout: Bool
    var drawableSize: CGSize
    func nextDrawable() -> (any CAMetalDrawable)?
    var maximumDrawableCount: Int
    var colorspace: CGColorSpace?
    @available(iOS 16, *) var wantsExtendedDynamicRangeContent: Bool
    @available(iOS 16, *) var edrMetadata: CAEDRMetadata?
    @available(iOS 16, *) var developerHUDProperties: [AnyHashable: Any]?
}
protocol CAMetalDrawable: MTLDrawable {
    var texture: any MTLTexture { get }
    var layer: CAMetalLayer { get }
}
@available(iOS 16, *) @pure class CAEDRMetadata: NSObject, NSCopying, NSSecureCoding {
    class func hdr10(displayInfo displayData: Data?, contentInfo contentData: Data?, opticalOutputScale scale: Float)
        -> CAEDRMetadata
    class func hdr10(minLuminance minNits: Float, maxLuminance maxNits: Float, opticalOutputScale scale: Float)
        -> CAEDRMetadata
    @pure class var hlg: CAEDRMetadata { get }
    class var isAvailable: Bool { get }
}
@pure class CAEAGLLayer: CALayer, EAGLDrawable {
    var presentsWithTransaction: Bool
}
