// Core Image's images, contexts, filters and detectors.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class CIImage: NSObject, NSCopying, NSSecureCoding {
    @pure init(cgImage image: CGImage)
    @pure init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil)
    @pure init(color: CIColor)
    init?(contentsOf url: URL)
    init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil)
    init(cvImageBuffer imageBuffer: CVImageBuffer)
    init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]? = nil)
    init(cvPixelBuffer pixelBuffer: CVPixelBuffer)
    init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil)
    @pure init?(data: Data)
    @pure init?(data: Data, options: [CIImageOption: Any]? = nil)
    @pure init(bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?)
    init?(mtlTexture texture: any MTLTexture, options: [CIImageOption: Any]? = nil)
    init?(image: UIImage)
    init?(image: UIImage, options: [CIImageOption: Any]? = nil)
    @pure class func empty() -> CIImage
    @available(iOS 13, *) @pure static var black: CIImage { get }
    @available(iOS 13, *) @pure static var blue: CIImage { get }
    @available(iOS 13, *) @pure static var clear: CIImage { get }
    @available(iOS 13, *) @pure static var cyan: CIImage { get }
    @available(iOS 13, *) @pure static var gray: CIImage { get }
    @available(iOS 13, *) @pure static var green: CIImage { get }
    @available(iOS 13, *) @pure static var magenta: CIImage { get }
    @available(iOS 13, *) @pure static var red: CIImage { get }
    @available(iOS 13, *) @pure static var white: CIImage { get }
    @available(iOS 13, *) @pure static var yellow: CIImage { get }
    @pure var cgImage: CGImage? { get }
    @pure var colorSpace: CGColorSpace? { get }
    @pure var depthData: AVDepthData? { get }
    @pure var extent: CGRect { get }
    @pure var pixelBuffer: CVPixelBuffer? { get }
    @pure var properties: [String: Any] { get }
    @pure var url: URL? { get }
    @pure func applyingFilter(_ filterName: String) -> CIImage
    @pure func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage
    @pure func applyingGaussianBlur(sigma: Double) -> CIImage
    @pure func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter]
    @pure func clamped(to rect: CGRect) -> CIImage
    @pure func clampedToExtent() -> CIImage
    @pure func composited(over dest: CIImage) -> CIImage
    @pure func cropped(to rect: CGRect) -> CIImage
    @pure func insertingIntermediate() -> CIImage
    @pure func insertingIntermediate(cache: Bool) -> CIImage
    @pure func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage?
    @pure func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage?
    @pure func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform
    @pure func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform
    @pure func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage
    @pure func oriented(forExifOrientation orientation: Int32) -> CIImage
    @pure func premultiplyingAlpha() -> CIImage
    @pure func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect
    @pure func samplingLinear() -> CIImage
    @pure func samplingNearest() -> CIImage
    @pure func settingAlphaOne(in extent: CGRect) -> CIImage
    @pure func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage
    @pure func transformed(by matrix: CGAffineTransform) -> CIImage
    @pure func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage
    @pure func unpremultiplyingAlpha() -> CIImage
    @available(iOS 13, *) init(
        cgImageSource source: CGImageSource, index: Int, options dict: [CIImageOption: Any]? = nil)
    init?(depthData data: AVDepthData)
    @pure func autoAdjustmentFilters() -> [CIFilter]
}
@pure struct CIImageOption: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var applyOrientationProperty: CIImageOption { get }
    @pure static var auxiliaryDepth: CIImageOption { get }
    @pure static var auxiliaryDisparity: CIImageOption { get }
    @pure static var auxiliaryPortraitEffectsMatte: CIImageOption { get }
    @pure static var colorSpace: CIImageOption { get }
    @pure static var nearestSampling: CIImageOption { get }
    @pure static var properties: CIImageOption { get }
}
@pure struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var crop: CIImageAutoAdjustmentOption { get }
    @pure static var enhance: CIImageAutoAdjustmentOption { get }
    @pure static var features: CIImageAutoAdjustmentOption { get }
    @pure static var level: CIImageAutoAdjustmentOption { get }
    @pure static var redEye: CIImageAutoAdjustmentOption { get }
}
@pure struct CIImageRepresentationOption: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var avDepthData: CIImageRepresentationOption { get }
    @pure static var depthImage: CIImageRepresentationOption { get }
    @pure static var disparityImage: CIImageRepresentationOption { get }
    @pure static var portraitEffectsMatteImage: CIImageRepresentationOption { get }
}
@pure struct CIFormat: RawRepresentable, Hashable {
    init(rawValue: Int32)
    @pure var rawValue: Int32 { get }
    @pure static var A8: CIFormat { get }
    @pure static var ABGR8: CIFormat { get }
    @pure static var ARGB8: CIFormat { get }
    @pure static var BGRA8: CIFormat { get }
    @pure static var R8: CIFormat { get }
    @pure static var RG8: CIFormat { get }
    @pure static var RGBA16: CIFormat { get }
    @pure static var RGBA8: CIFormat { get }
    @pure static var RGBAf: CIFormat { get }
    @pure static var RGBAh: CIFormat { get }
    @pure static var Rf: CIFormat { get }
    @pure static var Rh: CIFormat { get }
}
class CIContext: NSObject {
    init()
    init(options: [CIContextOption: Any]? = nil)
    init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil)
    init(mtlDevice device: any MTLDevice)
    init(mtlDevice device: any MTLDevice, options: [CIContextOption: Any]? = nil)
    @available(iOS 13, *) init(
        mtlCommandQueue commandQueue: any MTLCommandQueue, options: [CIContextOption: Any]? = nil)
    init(eaglContext: EAGLContext)
    init(eaglContext: EAGLContext, options: [CIContextOption: Any]? = nil)
    var workingColorSpace: CGColorSpace? { get }
    var workingFormat: CIFormat { get }
    func clearCaches()
    func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage?
    func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage?
    func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect)
    func heifRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data?
    func inputImageMaximumSize() -> CGSize
    func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data?
    func outputImageMaximumSize() -> CGSize
    func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data?
    func render(_ image: CIImage, to buffer: CVPixelBuffer)
    func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?)
    func render(
        _ image: CIImage, to texture: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?, bounds: CGRect,
        colorSpace: CGColorSpace)
    func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?)
    func writeHEIFRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]) throws
    func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:])
        throws
    func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]) throws
    @available(iOS 13, *) init(mtlCommandQueue commandQueue: any MTLCommandQueue)
    func tiffRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data?
}
@pure struct CIContextOption: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @available(iOS 13, *) @pure static var allowLowPower: CIContextOption { get }
    @pure static var cacheIntermediates: CIContextOption { get }
    @pure static var highQualityDownsample: CIContextOption { get }
    @pure static var name: CIContextOption { get }
    @pure static var outputColorSpace: CIContextOption { get }
    @pure static var outputPremultiplied: CIContextOption { get }
    @pure static var priorityRequestLow: CIContextOption { get }
    @pure static var useSoftwareRenderer: CIContextOption { get }
    @pure static var workingColorSpace: CIContextOption { get }
    @pure static var workingFormat: CIContextOption { get }
}
class CIFilter: NSObject, NSCopying, NSSecureCoding {
    init?(name: String)
    init?(name: String, parameters params: [String: Any]?)
    class func filterNames(inCategories categories: [String]?) -> [String]
    class func filterNames(inCategory category: String?) -> [String]
    class func localizedDescription(forFilterName filterName: String) -> String?
    class func localizedName(forCategory category: String) -> String
    class func localizedName(forFilterName filterName: String) -> String?
    var attributes: [String: Any] { get }
    var inputKeys: [String] { get }
    var name: String
    var outputImage: CIImage? { get }
    var outputKeys: [String] { get }
    func setDefaults()
    class func localizedReferenceDocumentation(forFilterName filterName: String) -> URL?
}
let kCIAttributeFilterDisplayName: String
let kCICategoryBlur: String
let kCICategoryBuiltIn: String
let kCICategoryColorAdjustment: String
let kCICategoryColorEffect: String
let kCICategoryDistortionEffect: String
let kCICategoryGenerator: String
let kCICategoryStylize: String
let kCIInputAngleKey: String
let kCIInputAspectRatioKey: String
let kCIInputBackgroundImageKey: String
let kCIInputBiasKey: String
let kCIInputBrightnessKey: String
let kCIInputCenterKey: String
let kCIInputColorKey: String
let kCIInputContrastKey: String
let kCIInputEVKey: String
let kCIInputExtentKey: String
let kCIInputGradientImageKey: String
let kCIInputImageKey: String
let kCIInputIntensityKey: String
let kCIInputMaskImageKey: String
let kCIInputRadiusKey: String
let kCIInputRefractionKey: String
let kCIInputSaturationKey: String
let kCIInputScaleKey: String
let kCIInputShadingImageKey: String
let kCIInputSharpnessKey: String
let kCIInputTargetImageKey: String
let kCIInputTimeKey: String
let kCIInputTransformKey: String
let kCIInputVersionKey: String
let kCIInputWeightsKey: String
let kCIInputWidthKey: String
let kCIOutputImageKey: String
class CIKernel: NSObject {
    init?(source string: String)
    init(functionName name: String, fromMetalLibraryData data: Data) throws
    var name: String { get }
    func apply(extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, arguments args: [Any]) -> CIImage?
}
typealias CIKernelROICallback = (Int32, CGRect) -> CGRect
class CIColorKernel: CIKernel {
    func apply(extent: CGRect, arguments args: [Any]) -> CIImage?
}
class CIWarpKernel: CIKernel {
    func apply(
        extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, image: CIImage, arguments args: [Any]
    ) -> CIImage?
}
@pure class CIFilterShape: NSObject, NSCopying {
    init(rect r: CGRect)
    var extent: CGRect { get }
}
class CIColor: NSObject, NSCopying, NSSecureCoding {
    @pure init(cgColor color: CGColor)
    init(color: UIColor)
    @pure init(red r: CGFloat, green g: CGFloat, blue b: CGFloat)
    @pure init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat)
    @pure init(string representation: String)
    @pure static var black: CIColor { get }
    @pure static var blue: CIColor { get }
    @pure static var clear: CIColor { get }
    @pure static var cyan: CIColor { get }
    @pure static var gray: CIColor { get }
    @pure static var green: CIColor { get }
    @pure static var magenta: CIColor { get }
    @pure static var red: CIColor { get }
    @pure static var white: CIColor { get }
    @pure static var yellow: CIColor { get }
    var alpha: CGFloat { get }
    var blue: CGFloat { get }
    var colorSpace: CGColorSpace { get }
    var components: UnsafePointer<CGFloat> { get }
    var green: CGFloat { get }
    var numberOfComponents: Int { get }
    var red: CGFloat { get }
    var stringRepresentation: String { get }
    @pure init?(red r: CGFloat, green g: CGFloat, blue b: CGFloat, colorSpace: CGColorSpace)
    @pure init?(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat, colorSpace: CGColorSpace)
}
@pure class CIVector: NSObject, NSCopying, NSSecureCoding {
    init(cgAffineTransform transform: CGAffineTransform)
    init(cgPoint point: CGPoint)
    init(cgRect rect: CGRect)
    @pure init(string representation: String)
    init(values: UnsafePointer<CGFloat>, count: Int)
    init(x: CGFloat)
    init(x: CGFloat, y: CGFloat)
    init(x: CGFloat, y: CGFloat, z: CGFloat)
    init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat)
    var cgAffineTransformValue: CGAffineTransform { get }
    var cgPointValue: CGPoint { get }
    var cgRectValue: CGRect { get }
    var count: Int { get }
    var stringRepresentation: String { get }
    var w: CGFloat { get }
    var x: CGFloat { get }
    var y: CGFloat { get }
    var z: CGFloat { get }
    func value(at index: Int) -> CGFloat
}
class CIDetector: NSObject {
    init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil)
    func features(in image: CIImage) -> [CIFeature]
    func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature]
}
let CIDetectorAccuracy: String
let CIDetectorAccuracyHigh: String
let CIDetectorAccuracyLow: String
let CIDetectorAspectRatio: String
let CIDetectorEyeBlink: String
let CIDetectorImageOrientation: String
let CIDetectorMaxFeatureCount: String
let CIDetectorMinFeatureSize: String
let CIDetectorNumberOfAngles: String
let CIDetectorReturnSubFeatures: String
let CIDetectorSmile: String
let CIDetectorTracking: String
let CIDetectorTypeFace: String
let CIDetectorTypeQRCode: String
let CIDetectorTypeRectangle: String
let CIDetectorTypeText: String
let CIFeatureTypeFace: String
let CIFeatureTypeQRCode: String
let CIFeatureTypeRectangle: String
let CIFeatureTypeText: String
class CIFeature: NSObject {
    var bounds: CGRect { get }
    var type: String { get }
}
class CIFaceFeature: CIFeature {
    var bounds: CGRect { get }
    var faceAngle: Float { get }
    var hasFaceAngle: Bool { get }
    var hasLeftEyePosition: Bool { get }
    var hasMouthPosition: Bool { get }
    var hasRightEyePosition: Bool { get }
    var hasSmile: Bool { get }
    var hasTrackingFrameCount: Bool { get }
    var hasTrackingID: Bool { get }
    var leftEyeClosed: Bool { get }
    var leftEyePosition: CGPoint { get }
    var mouthPosition: CGPoint { get }
    var rightEyeClosed: Bool { get }
    var rightEyePosition: CGPoint { get }
    var trackingFrameCount: Int32 { get }
    var trackingID: Int32 { get }
}
class CIRectangleFeature: CIFeature {
    var bottomLeft: CGPoint { get }
    var bottomRight: CGPoint { get }
    var topLeft: CGPoint { get }
    var topRight: CGPoint { get }
}
class CIQRCodeFeature: CIFeature, NSCopying, NSSecureCoding {
    var bottomLeft: CGPoint { get }
    var bottomRight: CGPoint { get }
    var messageString: String? { get }
    var symbolDescriptor: CIQRCodeDescriptor? { get }
    var topLeft: CGPoint { get }
    var topRight: CGPoint { get }
}
class CITextFeature: CIFeature {
    var bottomLeft: CGPoint { get }
    var bottomRight: CGPoint { get }
    var subFeatures: [Any]? { get }
    var topLeft: CGPoint { get }
    var topRight: CGPoint { get }
}
class CIBarcodeDescriptor: NSObject, NSCopying, NSSecureCoding {}
class CIQRCodeDescriptor: CIBarcodeDescriptor {
    var errorCorrectedPayload: Data { get }
    var errorCorrectionLevel: CIQRCodeDescriptor.ErrorCorrectionLevel { get }
    var maskPattern: UInt8 { get }
    var symbolVersion: Int { get }
    enum ErrorCorrectionLevel: Int { case levelL, levelM, levelQ, levelH }
}
