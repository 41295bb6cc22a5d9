// Vision's basics.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class VNRequest: NSObject, NSCopying {
    init()
    init(completionHandler: VNRequestCompletionHandler? = nil)
    class var currentRevision: Int { get }
    class var defaultRevision: Int { get }
    class var supportedRevisions: IndexSet { get }
    @elsewhere var completionHandler: VNRequestCompletionHandler? { get }
    var preferBackgroundProcessing: Bool
    var results: [VNObservation]? { get }
    var revision: Int
    var usesCPUOnly: Bool
    @available(iOS 13, *) func cancel()
}
typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
class VNImageBasedRequest: VNRequest {
    var regionOfInterest: CGRect
}
class VNImageRequestHandler: NSObject {
    init(cgImage image: CGImage, options: [VNImageOption: Any] = [:])
    init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:])
    init(ciImage image: CIImage, options: [VNImageOption: Any] = [:])
    init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:])
    @available(iOS 14, *) init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:])
    @available(iOS 14, *) init(
        cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:])
    init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:])
    init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:])
    init(data imageData: Data, options: [VNImageOption: Any] = [:])
    init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:])
    init(url imageURL: URL, options: [VNImageOption: Any] = [:])
    init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:])
    @callsBack func perform(_ requests: [VNRequest]) throws
}
@pure struct VNImageOption: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var cameraIntrinsics: VNImageOption { get }
    @pure static var ciContext: VNImageOption { get }
    @pure static var properties: VNImageOption { get }
}
class VNSequenceRequestHandler: NSObject {
    init()
    @callsBack func perform(_ requests: [VNRequest], on image: CGImage) throws
    @callsBack func perform(_ requests: [VNRequest], on image: CIImage) throws
    @callsBack func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws
    @callsBack func perform(
        _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation) throws
    @available(iOS 14, *) @callsBack func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer) throws
    @callsBack func perform(_ requests: [VNRequest], onImageData imageData: Data) throws
    @callsBack func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws
}
class VNDetectBarcodesRequest: VNImageBasedRequest {
    class var supportedSymbologies: [VNBarcodeSymbology] { get }
    var results: [VNBarcodeObservation]? { get }
    var symbologies: [VNBarcodeSymbology]
    @available(iOS 15, *) func supportedSymbologies() throws -> [VNBarcodeSymbology]
}
@pure struct VNBarcodeSymbology: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var aztec: VNBarcodeSymbology { get }
    @available(iOS 15, *) @pure static var codabar: VNBarcodeSymbology { get }
    @pure static var code128: VNBarcodeSymbology { get }
    @pure static var code39: VNBarcodeSymbology { get }
    @pure static var code39Checksum: VNBarcodeSymbology { get }
    @pure static var code39FullASCII: VNBarcodeSymbology { get }
    @pure static var code39FullASCIIChecksum: VNBarcodeSymbology { get }
    @pure static var code93: VNBarcodeSymbology { get }
    @pure static var code93i: VNBarcodeSymbology { get }
    @pure static var dataMatrix: VNBarcodeSymbology { get }
    @pure static var ean13: VNBarcodeSymbology { get }
    @pure static var ean8: VNBarcodeSymbology { get }
    @available(iOS 15, *) @pure static var gs1DataBar: VNBarcodeSymbology { get }
    @available(iOS 15, *) @pure static var gs1DataBarExpanded: VNBarcodeSymbology { get }
    @available(iOS 15, *) @pure static var gs1DataBarLimited: VNBarcodeSymbology { get }
    @pure static var i2of5: VNBarcodeSymbology { get }
    @pure static var i2of5Checksum: VNBarcodeSymbology { get }
    @pure static var itf14: VNBarcodeSymbology { get }
    @available(iOS 15, *) @pure static var microPDF417: VNBarcodeSymbology { get }
    @available(iOS 15, *) @pure static var microQR: VNBarcodeSymbology { get }
    @pure static var pdf417: VNBarcodeSymbology { get }
    @pure static var qr: VNBarcodeSymbology { get }
    @pure static var upce: VNBarcodeSymbology { get }
}
class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
    var results: [VNFaceObservation]? { get }
}
protocol VNFaceObservationAccepting: NSObjectProtocol {
    var inputFaceObservations: [VNFaceObservation]? { get set }
}
class VNDetectFaceLandmarksRequest: VNImageBasedRequest, VNFaceObservationAccepting {
    @available(iOS 13, *) var constellation: VNRequestFaceLandmarksConstellation
    var inputFaceObservations: [VNFaceObservation]?
    var results: [VNFaceObservation]? { get }
}
enum VNRequestFaceLandmarksConstellation: UInt {
    case constellationNotDefined, constellation65Points, constellation76Points
}
class VNDetectRectanglesRequest: VNImageBasedRequest {
    var maximumAspectRatio: VNAspectRatio
    var maximumObservations: Int
    var minimumAspectRatio: VNAspectRatio
    var minimumConfidence: VNConfidence
    var minimumSize: Float
    var quadratureTolerance: VNDegrees
    var results: [VNRectangleObservation]? { get }
}
class VNDetectTextRectanglesRequest: VNImageBasedRequest {
    var reportCharacterBoxes: Bool
    var results: [VNTextObservation]? { get }
}
@available(iOS 14, *) class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
    var maximumHandCount: Int
    var results: [VNHumanHandPoseObservation]? { get }
}
@available(iOS 14, *) class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {
    var results: [VNHumanBodyPoseObservation]? { get }
}
@available(iOS 13, *) class VNRecognizeTextRequest: VNImageBasedRequest {
    class func supportedRecognitionLanguages(
        for recognitionLevel: VNRequestTextRecognitionLevel, revision requestRevision: Int
    ) throws -> [String]
    @available(iOS 16, *) var automaticallyDetectsLanguage: Bool
    var customWords: [String]
    var minimumTextHeight: Float
    var recognitionLanguages: [String]
    var recognitionLevel: VNRequestTextRecognitionLevel
    var results: [VNRecognizedTextObservation]? { get }
    var usesLanguageCorrection: Bool
    @available(iOS 15, *) func supportedRecognitionLanguages() throws -> [String]
}
enum VNRequestTextRecognitionLevel: Int {
    case accurate, fast
}
@available(iOS 13, *) class VNClassifyImageRequest: VNImageBasedRequest {
    var results: [VNClassificationObservation]? { get }
    @available(iOS 15, *) func supportedIdentifiers() throws -> [String]
}
@available(iOS 14, *) class VNStatefulRequest: VNImageBasedRequest {
    init(frameAnalysisSpacing: CMTime, completionHandler: VNRequestCompletionHandler? = nil)
    var frameAnalysisSpacing: CMTime { get }
    var minimumLatencyFrameCount: Int { get }
}
@available(iOS 15, *) class VNGeneratePersonSegmentationRequest: VNStatefulRequest {
    var outputPixelFormat: OSType
    var qualityLevel: VNGeneratePersonSegmentationRequest.QualityLevel
    var results: [VNPixelBufferObservation]? { get }
    enum QualityLevel: UInt { case accurate, balanced, fast }
}
class VNCoreMLRequest: VNImageBasedRequest {
    init(model: VNCoreMLModel)
    init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil)
    var imageCropAndScaleOption: VNImageCropAndScaleOption
    var model: VNCoreMLModel { get }
}
class VNCoreMLModel: NSObject {
    init(for model: MLModel) throws
    @available(iOS 13, *) var featureProvider: (any MLFeatureProvider)?
    @available(iOS 13, *) var inputImageFeatureName: String
}
enum VNImageCropAndScaleOption: UInt {
    case centerCrop, scaleFit, scaleFill
}
class VNTrackingRequest: VNImageBasedRequest {
    var inputObservation: VNDetectedObjectObservation
    var isLastFrame: Bool
    var trackingLevel: VNRequestTrackingLevel
}
enum VNRequestTrackingLevel: UInt {
    case accurate, fast
}
class VNTrackObjectRequest: VNTrackingRequest {
    init(detectedObjectObservation observation: VNDetectedObjectObservation)
    init(
        detectedObjectObservation observation: VNDetectedObjectObservation,
        completionHandler: VNRequestCompletionHandler? = nil)
}
typealias VNAspectRatio = Float
typealias VNConfidence = Float
typealias VNDegrees = Float
class VNObservation: NSObject, NSCopying, NSSecureCoding {
    var confidence: VNConfidence { get }
    @available(iOS 14, *) var timeRange: CMTimeRange { get }
    var uuid: UUID { get }
}
class VNDetectedObjectObservation: VNObservation {
    init(boundingBox: CGRect)
    var boundingBox: CGRect { get }
    @available(iOS 15, *) var globalSegmentationMask: VNPixelBufferObservation? { get }
}
class VNFaceObservation: VNDetectedObjectObservation {
    var faceCaptureQuality: Float? { get }
    var landmarks: VNFaceLandmarks2D? { get }
    @available(iOS 15, *) var pitch: NSNumber? { get }
    var roll: NSNumber? { get }
    var yaw: NSNumber? { get }
}
class VNFaceLandmarks: NSObject {
    var confidence: VNConfidence { get }
}
class VNFaceLandmarks2D: VNFaceLandmarks {
    var allPoints: VNFaceLandmarkRegion2D? { get }
    var faceContour: VNFaceLandmarkRegion2D? { get }
    var innerLips: VNFaceLandmarkRegion2D? { get }
    var leftEye: VNFaceLandmarkRegion2D? { get }
    var leftEyebrow: VNFaceLandmarkRegion2D? { get }
    var leftPupil: VNFaceLandmarkRegion2D? { get }
    var medianLine: VNFaceLandmarkRegion2D? { get }
    var nose: VNFaceLandmarkRegion2D? { get }
    var noseCrest: VNFaceLandmarkRegion2D? { get }
    var outerLips: VNFaceLandmarkRegion2D? { get }
    var rightEye: VNFaceLandmarkRegion2D? { get }
    var rightEyebrow: VNFaceLandmarkRegion2D? { get }
    var rightPupil: VNFaceLandmarkRegion2D? { get }
}
class VNFaceLandmarkRegion: NSObject {
    var pointCount: Int { get }
}
class VNFaceLandmarkRegion2D: VNFaceLandmarkRegion {
    var normalizedPoints: [CGPoint] { get }
    func pointsInImage(imageSize: CGSize) -> [CGPoint]
}
class VNClassificationObservation: VNObservation {
    var identifier: String { get }
    func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool
    func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool
}
class VNRecognizedObjectObservation: VNDetectedObjectObservation {
    var labels: [VNClassificationObservation] { get }
}
class VNCoreMLFeatureValueObservation: VNObservation {
    @available(iOS 13, *) var featureName: String { get }
    var featureValue: MLFeatureValue { get }
}
class VNPixelBufferObservation: VNObservation {
    @available(iOS 13, *) var featureName: String? { get }
    var pixelBuffer: CVPixelBuffer { get }
}
class VNRectangleObservation: VNDetectedObjectObservation {
    var bottomLeft: CGPoint { get }
    var bottomRight: CGPoint { get }
    var topLeft: CGPoint { get }
    var topRight: CGPoint { get }
}
class VNTextObservation: VNRectangleObservation {
    var characterBoxes: [VNRectangleObservation]? { get }
}
@available(iOS 13, *) class VNRecognizedTextObservation: VNRectangleObservation {
    func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText]
}
@available(iOS 13, *) class VNRecognizedText: NSObject, NSCopying, NSSecureCoding {
    var confidence: VNConfidence { get }
    var string: String { get }
    func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation?
}
class VNBarcodeObservation: VNRectangleObservation {
    var barcodeDescriptor: CIBarcodeDescriptor? { get }
    var payloadStringValue: String? { get }
    var symbology: VNBarcodeSymbology { get }
}
@available(iOS 14, *) class VNRecognizedPointsObservation: VNObservation {}
@available(iOS 14, *) class VNHumanBodyPoseObservation: VNRecognizedPointsObservation {
    func recognizedPoint(_ jointName: VNHumanBodyPoseObservation.JointName) throws -> VNRecognizedPoint
    func recognizedPoints(_ jointsGroupName: VNHumanBodyPoseObservation.JointsGroupName) throws
        -> [VNHumanBodyPoseObservation.JointName: VNRecognizedPoint]
}
@available(iOS 14, *) class VNHumanHandPoseObservation: VNRecognizedPointsObservation {
    func recognizedPoint(_ jointName: VNHumanHandPoseObservation.JointName) throws -> VNRecognizedPoint
    func recognizedPoints(_ jointsGroupName: VNHumanHandPoseObservation.JointsGroupName) throws
        -> [VNHumanHandPoseObservation.JointName: VNRecognizedPoint]
}
@available(iOS 14, *) class VNPoint: NSObject, NSCopying, NSSecureCoding {
    init(location: CGPoint)
    init(x: Double, y: Double)
    var location: CGPoint { get }
    var x: Double { get }
    var y: Double { get }
}
@available(iOS 14, *) class VNDetectedPoint: VNPoint {
    var confidence: VNConfidence { get }
}
@available(iOS 14, *) class VNRecognizedPoint: VNDetectedPoint {
    var identifier: VNRecognizedPointKey { get }
}
@pure func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint
@pure func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect
@pure func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect
