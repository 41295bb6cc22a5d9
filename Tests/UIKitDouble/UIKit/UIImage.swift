open class UIImage: NSObject, Traceable, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    open class Configuration: NSObject, @unchecked Sendable {}
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        public convenience init(pointSize: CGFloat) { self.init() }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle) { self.init() }
        public convenience init(font: UIFont) { self.init() }
        public convenience init(weight: SymbolWeight) { self.init() }
        public convenience init(scale: SymbolScale) { self.init() }
    }
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large
    }

    public var traceName: String
    public let size: CGSize
    public var scale: CGFloat { 1 }
    public var imageOrientation: Orientation { .up }
    private let data: Data?

    init(trace: String, size: CGSize = CGSize(width: 10, height: 10), data: Data? = nil) {
        traceName = trace
        self.size = size
        self.data = data
        super.init()
    }

    public override convenience init() { self.init(trace: "image()") }
    public convenience init?(named name: String) { self.init(trace: "image(\(name))") }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(trace: "image(\(name))")
    }
    public convenience init?(systemName name: String) { self.init(trace: "symbol(\(name))") }
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(trace: "symbol(\(name))")
    }
    public convenience init?(data: Data) { self.init(trace: "image(\(data.count) bytes)", data: data) }
    public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    open func withRenderingMode(_ mode: RenderingMode) -> UIImage { UIImage(trace: "\(traceName).\(mode)", size: size) }
    open func withTintColor(_ color: UIColor) -> UIImage { UIImage(trace: "\(traceName).tinted(\(color.traceName))") }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { withTintColor(color) }
    open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
    open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    open func pngData() -> Data? { data ?? Data(traceName.utf8) }
    open func jpegData(compressionQuality: CGFloat) -> Data? { data ?? Data(traceName.utf8) }
    open func draw(in rect: CGRect) {}
    open func draw(at point: CGPoint) {}

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.traceName == traceName }
    open override var hash: Int { traceName.hash }
}
