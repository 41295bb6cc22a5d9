open class CALayer: NSObject, Traceable {
    public var traceName: String {
        get { (owner?.traceName).map { "\($0).layer" } ?? name }
        set { name = newValue }
    }
    private var name = "layer"
    private weak var owner: (any Traceable)?

    open var cornerRadius: CGFloat = 0 { didSet { record(cornerRadius) } }
    open var maskedCorners: CACornerMask = [] { didSet { record(maskedCorners.rawValue) } }
    open var masksToBounds = false { didSet { record(masksToBounds) } }
    open var borderWidth: CGFloat = 0 { didSet { record(borderWidth) } }
    open var borderColor: CGColor? { didSet { record(borderColor?.color) } }
    open var backgroundColor: CGColor? { didSet { record(backgroundColor?.color) } }
    open var shadowColor: CGColor? { didSet { record(shadowColor?.color) } }
    open var shadowOpacity: Float = 0 { didSet { record(shadowOpacity) } }
    open var shadowOffset = CGSize.zero { didSet { record(shadowOffset) } }
    open var shadowRadius: CGFloat = 3 { didSet { record(shadowRadius) } }
    open var opacity: Float = 1 { didSet { record(opacity) } }
    open var isHidden = false { didSet { record(isHidden) } }
    open var zPosition: CGFloat = 0 { didSet { record(zPosition) } }
    open var frame = CGRect.zero { didSet { record(frame) } }
    open var bounds = CGRect.zero { didSet { record(bounds) } }
    open var position = CGPoint.zero { didSet { record(position) } }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { record(anchorPoint) } }
    open var mask: CALayer? { didSet { record(mask) } }
    open var contents: Any? { didSet { record(contents) } }
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var contentsScale: CGFloat = 1
    public private(set) var sublayers: [CALayer]?

    public override init() { super.init() }

    public required init(of owner: any Traceable) {
        self.owner = owner
        super.init()
    }

    open func addSublayer(_ layer: CALayer) {
        record(call: "addSublayer(\(layer.traceName))")
        sublayers = (sublayers ?? []) + [layer]
    }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        record(call: "insertSublayer(\(layer.traceName), at: \(index))")
        sublayers = sublayers ?? []
        sublayers?.insert(layer, at: min(Int(index), sublayers!.count))
    }
    open func removeFromSuperlayer() { record(call: "removeFromSuperlayer()") }
    open func add(_ animation: CAAnimation, forKey key: String?) {
        record(call: "add(\(type(of: animation)), forKey: \(key ?? "nil"))")
    }
    open func removeAnimation(forKey key: String) { record(call: "removeAnimation(forKey: \(key))") }
    open func removeAllAnimations() { record(call: "removeAllAnimations()") }
    open func setNeedsDisplay() {}
    open func layoutIfNeeded() {}
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public final class CAGradientLayer: CALayer {
    public var colors: [Any]?
    public var locations: [NSNumber]?
    public var startPoint = CGPoint(x: 0.5, y: 0)
    public var endPoint = CGPoint(x: 0.5, y: 1)
}

public final class CAShapeLayer: CALayer {
    public var fillColor: CGColor?
    public var strokeColor: CGColor?
    public var lineWidth: CGFloat = 1
    public var strokeStart: CGFloat = 0
    public var strokeEnd: CGFloat = 1
}

open class CAAnimation: NSObject {
    open var duration: TimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var isRemovedOnCompletion = true
}

open class CABasicAnimation: CAAnimation {
    public let keyPath: String?
    open var fromValue: Any?
    open var toValue: Any?
    public init(keyPath: String?) {
        self.keyPath = keyPath
        super.init()
    }
}

open class CATransition: CAAnimation {}

public enum CATransaction {
    public static func begin() { Trace.record("CATransaction.begin()") }
    public static func commit() { Trace.record("CATransaction.commit()") }
    public static func setDisableActions(_ flag: Bool) {}
    public static func setCompletionBlock(_ block: (() -> Void)?) { if let block { MainLoop.enqueue(block) } }
}
