// AVFoundation's photos.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class AVCapturePhotoOutput: AVCaptureOutput {
    init()
    var availablePhotoCodecTypes: [AVVideoCodecType] { get }
    var availablePhotoFileTypes: [AVFileType] { get }
    var availablePhotoPixelFormatTypes: [OSType] { get }
    var availableRawPhotoFileTypes: [AVFileType] { get }
    var availableRawPhotoPixelFormatTypes: [OSType] { get }
    @available(iOS 14.3, *) var isAppleProRAWEnabled: Bool
    @available(iOS 14.3, *) var isAppleProRAWSupported: Bool { get }
    var isAutoRedEyeReductionSupported: Bool { get }
    var isCameraCalibrationDataDeliverySupported: Bool { get }
    var isDepthDataDeliveryEnabled: Bool
    var isDepthDataDeliverySupported: Bool { get }
    var isFlashScene: Bool { get }
    var isHighResolutionCaptureEnabled: Bool
    var isLensStabilizationDuringBracketedCaptureSupported: Bool { get }
    var isLivePhotoAutoTrimmingEnabled: Bool
    var isLivePhotoCaptureEnabled: Bool
    var isLivePhotoCaptureSupported: Bool { get }
    var isLivePhotoCaptureSuspended: Bool
    var isPortraitEffectsMatteDeliveryEnabled: Bool
    var isPortraitEffectsMatteDeliverySupported: Bool { get }
    var isStillImageStabilizationScene: Bool { get }
    var isStillImageStabilizationSupported: Bool { get }
    var maxBracketedCapturePhotoCount: Int { get }
    @available(iOS 16, *) var maxPhotoDimensions: CMVideoDimensions
    @available(iOS 13, *) var maxPhotoQualityPrioritization: AVCapturePhotoOutput.QualityPrioritization
    var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
    var preparedPhotoSettingsArray: [AVCapturePhotoSettings] { get }
    var supportedFlashModes: [AVCaptureDevice.FlashMode] { get }
    class func dngPhotoDataRepresentation(
        forRawSampleBuffer rawSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data?
    class func jpegPhotoDataRepresentation(
        forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data?
    func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate)
    @elsewhere func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    )
    func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType]
    @available(iOS 14.3, *) class func isAppleProRAWPixelFormat(_ pixelFormat: OSType) -> Bool
    @available(iOS 14.3, *) class func isBayerRAWPixelFormat(_ pixelFormat: OSType) -> Bool
    var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] { get }
    @available(iOS 13, *) var availableSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] { get }
    @available(iOS 13, *) var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType]
    @available(iOS 14.1, *) var isContentAwareDistortionCorrectionEnabled: Bool
    @available(iOS 14.1, *) var isContentAwareDistortionCorrectionSupported: Bool { get }
    var isDualCameraDualPhotoDeliveryEnabled: Bool
    var isDualCameraDualPhotoDeliverySupported: Bool { get }
    var isDualCameraFusionSupported: Bool { get }
    @available(iOS 13, *) var isVirtualDeviceConstituentPhotoDeliveryEnabled: Bool
    @available(iOS 13, *) var isVirtualDeviceConstituentPhotoDeliverySupported: Bool { get }
    @available(iOS 13, *) var isVirtualDeviceFusionSupported: Bool { get }
    @available(iOS 13, *) enum QualityPrioritization: Int { case speed, balanced, quality }
}
protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    optional func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    @available(iOS 17, *) optional func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?, error: (any Error)?)
    optional func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
    optional func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime,
        photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
    optional func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    optional func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
        previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
        bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?)
    optional func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingRawPhoto rawSampleBuffer: CMSampleBuffer?,
        previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
        bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?)
    optional func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
        resolvedSettings: AVCaptureResolvedPhotoSettings)
    optional func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    optional func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
}
class AVCapturePhoto: NSObject {
    var bracketSettings: AVCaptureBracketedStillImageSettings? { get }
    var cameraCalibrationData: AVCameraCalibrationData? { get }
    var depthData: AVDepthData? { get }
    var isRawPhoto: Bool { get }
    var metadata: [String: Any] { get }
    var photoCount: Int { get }
    var pixelBuffer: CVPixelBuffer? { get }
    var portraitEffectsMatte: AVPortraitEffectsMatte? { get }
    var previewPixelBuffer: CVPixelBuffer? { get }
    var resolvedSettings: AVCaptureResolvedPhotoSettings { get }
    var sequenceCount: Int { get }
    var sourceDeviceType: AVCaptureDevice.DeviceType? { get }
    var timestamp: CMTime { get }
    func cgImageRepresentation() -> CGImage?
    func fileDataRepresentation() -> Data?
    func previewCGImageRepresentation() -> CGImage?
    var embeddedThumbnailPhotoFormat: [String: Any]? { get }
    func fileDataRepresentation(with customizer: any AVCapturePhotoFileDataRepresentationCustomizer) -> Data?
    @available(iOS 13, *) func semanticSegmentationMatte(
        for semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType
    ) -> AVSemanticSegmentationMatte?
}
class AVCapturePhotoSettings: NSObject, NSCopying {
    init()
    init(format: [String: Any]?)
    init(from photoSettings: AVCapturePhotoSettings)
    init(rawPixelFormatType: OSType)
    init(rawPixelFormatType: OSType, processedFormat: [String: Any]?)
    init(
        rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String: Any]?,
        processedFileType: AVFileType?)
    var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { get }
    var availablePreviewPhotoPixelFormatTypes: [OSType] { get }
    var embeddedThumbnailPhotoFormat: [String: Any]?
    var embedsDepthDataInPhoto: Bool
    var embedsPortraitEffectsMatteInPhoto: Bool
    var flashMode: AVCaptureDevice.FlashMode
    var format: [String: Any]? { get }
    var isAutoRedEyeReductionEnabled: Bool
    var isAutoStillImageStabilizationEnabled: Bool
    var isCameraCalibrationDataDeliveryEnabled: Bool
    var isDepthDataDeliveryEnabled: Bool
    var isHighResolutionPhotoEnabled: Bool
    var isPortraitEffectsMatteDeliveryEnabled: Bool
    var livePhotoMovieFileURL: URL?
    var livePhotoMovieMetadata: [AVMetadataItem]!
    @available(iOS 16, *) var maxPhotoDimensions: CMVideoDimensions
    var metadata: [String: Any]
    @available(iOS 13, *) var photoQualityPrioritization: AVCapturePhotoOutput.QualityPrioritization
    var previewPhotoFormat: [String: Any]?
    var processedFileType: AVFileType? { get }
    var rawFileType: AVFileType? { get }
    var rawPhotoPixelFormatType: OSType { get }
    var uniqueID: Int64 { get }
    @available(iOS 13, *) var embedsSemanticSegmentationMattesInPhoto: Bool
    @available(iOS 13, *) var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType]
    @available(iOS 14.1, *) var isAutoContentAwareDistortionCorrectionEnabled: Bool
    var isAutoDualCameraFusionEnabled: Bool
    @available(iOS 13, *) var isAutoVirtualDeviceFusionEnabled: Bool
    var isDepthDataFiltered: Bool
    var isDualCameraDualPhotoDeliveryEnabled: Bool
    var livePhotoVideoCodecType: AVVideoCodecType
    var rawEmbeddedThumbnailPhotoFormat: [String: Any]?
    @available(iOS 13, *) var virtualDeviceConstituentPhotoDeliveryEnabledDevices: [AVCaptureDevice]
}
class AVCaptureResolvedPhotoSettings: NSObject {
    var embeddedThumbnailDimensions: CMVideoDimensions { get }
    var expectedPhotoCount: Int { get }
    var isFlashEnabled: Bool { get }
    var livePhotoMovieDimensions: CMVideoDimensions { get }
    var photoDimensions: CMVideoDimensions { get }
    @available(iOS 13, *) var photoProcessingTimeRange: CMTimeRange { get }
    var portraitEffectsMatteDimensions: CMVideoDimensions { get }
    var previewDimensions: CMVideoDimensions { get }
    var rawPhotoDimensions: CMVideoDimensions { get }
    var uniqueID: Int64 { get }
}
class AVCaptureBracketedStillImageSettings: NSObject {}
