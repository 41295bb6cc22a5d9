// UIImage, its configurations, assets and readers.

@pure class UIImage: NSObject, NSSecureCoding {
    init?(named name: String)
    @available(iOS 13, *) init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?)
    init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    @available(iOS 16, *) init?(
        named name: String, in bundle: Bundle? = nil, variableValue value: Double,
        configuration: UIImage.Configuration? = nil)
    @available(iOS 13, *) init?(systemName name: String)
    @available(iOS 13, *) init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
    @available(iOS 13, *) init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?)
    @available(iOS 16, *) init?(
        systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil)
    @available(iOS 17, *) convenience init(resource: ImageResource)
    init?(contentsOfFile path: String)
    init?(data: Data)
    init?(data: Data, scale: CGFloat)
    init(cgImage: CGImage)
    init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation)
    init(ciImage: CIImage)
    init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation)
    convenience init(imageLiteralResourceName name: String)
    @pure class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage?
    @pure class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval)
        -> UIImage?
    @pure class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval
    ) -> UIImage?
    @pure class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage?
    @available(iOS 13, *) @pure class var add: UIImage { get }
    @available(iOS 13, *) @pure class var remove: UIImage { get }
    @available(iOS 13, *) @pure class var actions: UIImage { get }
    @available(iOS 13, *) @pure class var checkmark: UIImage { get }
    @available(iOS 13, *) @pure class var strokedCheckmark: UIImage { get }
    @pure var size: CGSize { get }
    @pure var cgImage: CGImage? { get }
    @pure var ciImage: CIImage? { get }
    @pure var imageOrientation: UIImage.Orientation { get }
    @pure var scale: CGFloat { get }
    @available(iOS 13, *) @pure var isSymbolImage: Bool { get }
    @pure var images: [UIImage]? { get }
    @pure var duration: TimeInterval { get }
    @available(iOS 17, *) @pure var isHighDynamicRange: Bool { get }
    func draw(at point: CGPoint)
    func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat)
    func draw(in rect: CGRect)
    func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat)
    func drawAsPattern(in rect: CGRect)
    @pure func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage
    @pure func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage
    @pure var capInsets: UIEdgeInsets { get }
    @pure var resizingMode: UIImage.ResizingMode { get }
    @pure var alignmentRectInsets: UIEdgeInsets { get }
    @pure func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage
    @pure func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage
    @pure var renderingMode: UIImage.RenderingMode { get }
    @pure var imageRendererFormat: UIGraphicsImageRendererFormat { get }
    var traitCollection: UITraitCollection { get }
    var imageAsset: UIImageAsset? { get }
    @pure func imageFlippedForRightToLeftLayoutDirection() -> UIImage
    @pure var flipsForRightToLeftLayoutDirection: Bool { get }
    @pure func withHorizontallyFlippedOrientation() -> UIImage
    @available(iOS 13, *) @pure func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage
    @available(iOS 13, *) @pure func imageWithoutBaseline() -> UIImage
    @available(iOS 13, *) @pure var hasBaseline: Bool { get }
    @available(iOS 13, *) @pure var baselineOffsetFromBottom: CGFloat? { get }
    @available(iOS 13, *) @pure var configuration: UIImage.Configuration? { get }
    @available(iOS 13, *) @pure func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage
    @available(iOS 13, *) @pure var symbolConfiguration: UIImage.SymbolConfiguration? { get }
    @available(iOS 13, *) @pure func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration)
        -> UIImage?
    @available(iOS 13, *) @pure func withTintColor(_ color: UIColor) -> UIImage
    @available(iOS 13, *) @pure func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage
    @available(iOS 17, *) @pure func imageRestrictedToStandardDynamicRange() -> UIImage
    @available(iOS 15, *) @pure func preparingForDisplay() -> UIImage?
    @available(iOS 15, *) @elsewhere func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void)
    @available(iOS 15, *) func byPreparingForDisplay() async -> UIImage?
    @available(iOS 15, *) @pure func preparingThumbnail(of size: CGSize) -> UIImage?
    @available(iOS 15, *) @elsewhere func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping (UIImage?) -> Void)
    @available(iOS 15, *) func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage?
    @pure func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage
    @pure var leftCapWidth: Int { get }
    @pure var topCapHeight: Int { get }
    @pure func pngData() -> Data?
    @pure func jpegData(compressionQuality: CGFloat) -> Data?
    @available(iOS 17, *) @pure func heicData() -> Data?
    @available(iOS 13, *) @pure class Configuration: NSObject, NSCopying, NSSecureCoding {
        @available(iOS 17, *) convenience init(locale: Locale?)
        convenience init(traitCollection: UITraitCollection?)
        @pure var traitCollection: UITraitCollection? { get }
        @available(iOS 17, *) @pure var locale: Locale? { get }
        @pure func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self
        @available(iOS 17, *) @pure func withLocale(_ locale: Locale?) -> Self
        @pure func applying(_ otherConfiguration: UIImage.Configuration?) -> Self
    }
    @available(iOS 13, *) @pure class SymbolConfiguration: UIImage.Configuration {
        @pure class var unspecified: UIImage.SymbolConfiguration { get }
        convenience init(scale: UIImage.SymbolScale)
        convenience init(pointSize: CGFloat)
        convenience init(weight: UIImage.SymbolWeight)
        convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight)
        convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale)
        convenience init(textStyle: UIFont.TextStyle)
        convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale)
        convenience init(font: UIFont)
        convenience init(font: UIFont, scale: UIImage.SymbolScale)
        @available(iOS 15, *) convenience init(hierarchicalColor: UIColor)
        @available(iOS 15, *) convenience init(paletteColors: [UIColor])
        @available(iOS 15, *) @pure class func preferringMulticolor() -> Self
        @available(iOS 16, *) @pure class func preferringMonochrome() -> Self
        @available(iOS 26, *) convenience init(colorRenderingMode: UIImage.SymbolColorRenderingMode)
        @available(iOS 26, *) convenience init(variableValueMode: UIImage.SymbolVariableValueMode)
        @pure func configurationWithoutTextStyle() -> Self
        @pure func configurationWithoutScale() -> Self
        @pure func configurationWithoutWeight() -> Self
        @pure func configurationWithoutPointSizeAndWeight() -> Self
        @pure func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool
    }
    @pure enum Orientation: Int {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    @pure enum ResizingMode: Int {
        case tile, stretch
    }
    @pure enum RenderingMode: Int {
        case automatic, alwaysOriginal, alwaysTemplate
    }
    @available(iOS 13, *) @pure enum SymbolScale: Int {
        case `default` = -1
        case unspecified, small, medium, large
    }
    @available(iOS 13, *) @pure enum SymbolWeight: Int {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
        @pure func fontWeight() -> UIFont.Weight
    }
    @available(iOS 17, *) @pure enum DynamicRange: Int {
        case unspecified = -1
        case standard, constrainedHigh, high
    }
    @available(iOS 26, *) @pure enum SymbolColorRenderingMode: Int {
        case automatic, flat, gradient
    }
    @available(iOS 26, *) @pure enum SymbolVariableValueMode: Int {
        case automatic, color, draw
    }
}
extension UIImage: NSItemProviderReading, NSItemProviderWriting, UIItemProviderPresentationSizeProviding {
}
extension UIFont.Weight {
    @available(iOS 13, *) @pure func symbolWeight() -> UIImage.SymbolWeight
}
extension CIImage {
    @pure convenience init?(image: UIImage)
    @pure convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil)
}
class UIImageAsset: NSObject, NSSecureCoding {
    @pure init()
    @available(iOS 13, *) func image(with configuration: UIImage.Configuration) -> UIImage
    @available(iOS 13, *) func register(_ image: UIImage, with configuration: UIImage.Configuration)
    @available(iOS 13, *) func unregisterImage(with configuration: UIImage.Configuration)
    func image(with traitCollection: UITraitCollection) -> UIImage
    func register(_ image: UIImage, with traitCollection: UITraitCollection)
    func unregister(imageWith traitCollection: UITraitCollection)
}
@available(iOS 17, *) @pure class UIImageReader: NSObject {
    @pure class var `default`: UIImageReader { get }
    init(configuration: UIImageReader.Configuration)
    @pure var configuration: UIImageReader.Configuration { get }
    func image(contentsOf url: URL) -> UIImage?
    func image(data: Data) -> UIImage?
    @elsewhere func image(contentsOf url: URL, completion: @escaping (UIImage?) -> Void)
    @elsewhere func image(data: Data, completion: @escaping (UIImage?) -> Void)
    @pure struct Configuration {
        init()
        var prefersHighDynamicRange: Bool
        var preparesImagesForDisplay: Bool
        var preferredThumbnailSize: CGSize
        var pixelsPerInch: CGFloat
    }
}
@pure class NSDataAsset: NSObject, NSCopying {
    convenience init?(name: NSDataAssetName)
    init?(name: NSDataAssetName, bundle: Bundle)
    @pure var name: NSDataAssetName { get }
    @pure var data: Data { get }
    @pure var typeIdentifier: String { get }
}
typealias NSDataAssetName = String
