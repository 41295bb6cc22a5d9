// AVFoundation's capture sessions, devices and outputs.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service class AVCaptureSession: NSObject {
    init()
    var automaticallyConfiguresApplicationAudioSession: Bool
    var automaticallyConfiguresCaptureDeviceForWideColor: Bool
    @available(iOS 13, *) var connections: [AVCaptureConnection] { get }
    @available(iOS 16, *) var hardwareCost: Float { get }
    var inputs: [AVCaptureInput] { get }
    var isInterrupted: Bool { get }
    @available(iOS 16, *) var isMultitaskingCameraAccessEnabled: Bool
    @available(iOS 16, *) var isMultitaskingCameraAccessSupported: Bool { get }
    var isRunning: Bool { get }
    var masterClock: CMClock? { get }
    var outputs: [AVCaptureOutput] { get }
    var sessionPreset: AVCaptureSession.Preset
    @available(iOS 15.4, *) var synchronizationClock: CMClock? { get }
    var usesApplicationAudioSession: Bool
    func addConnection(_ connection: AVCaptureConnection)
    func addInput(_ input: AVCaptureInput)
    func addInputWithNoConnections(_ input: AVCaptureInput)
    func addOutput(_ output: AVCaptureOutput)
    func addOutputWithNoConnections(_ output: AVCaptureOutput)
    func beginConfiguration()
    func canAddConnection(_ connection: AVCaptureConnection) -> Bool
    func canAddInput(_ input: AVCaptureInput) -> Bool
    func canAddOutput(_ output: AVCaptureOutput) -> Bool
    func canSetSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool
    func commitConfiguration()
    func removeConnection(_ connection: AVCaptureConnection)
    func removeInput(_ input: AVCaptureInput)
    func removeOutput(_ output: AVCaptureOutput)
    @callsBack func startRunning()
    @callsBack func stopRunning()
    enum InterruptionReason: Int {
        case videoDeviceNotAvailableInBackground, audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient,
            videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure
    }
    @pure struct Preset: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @pure static var cif352x288: AVCaptureSession.Preset { get }
        @pure static var hd1280x720: AVCaptureSession.Preset { get }
        @pure static var hd1920x1080: AVCaptureSession.Preset { get }
        @pure static var hd4K3840x2160: AVCaptureSession.Preset { get }
        @pure static var high: AVCaptureSession.Preset { get }
        @pure static var iFrame1280x720: AVCaptureSession.Preset { get }
        @pure static var iFrame960x540: AVCaptureSession.Preset { get }
        @pure static var inputPriority: AVCaptureSession.Preset { get }
        @pure static var low: AVCaptureSession.Preset { get }
        @pure static var medium: AVCaptureSession.Preset { get }
        @pure static var photo: AVCaptureSession.Preset { get }
        @pure static var vga640x480: AVCaptureSession.Preset { get }
    }
}
@available(iOS 13, *) class AVCaptureMultiCamSession: AVCaptureSession {
    class var isMultiCamSupported: Bool { get }
    var systemPressureCost: Float { get }
}
extension NSNotification.Name {
    @pure static var AVCaptureDeviceSubjectAreaDidChange: NSNotification.Name { get }
    @pure static var AVCaptureDeviceWasConnected: NSNotification.Name { get }
    @pure static var AVCaptureDeviceWasDisconnected: NSNotification.Name { get }
    @pure static var AVCaptureSessionDidStartRunning: NSNotification.Name { get }
    @pure static var AVCaptureSessionDidStopRunning: NSNotification.Name { get }
    @pure static var AVCaptureSessionInterruptionEnded: NSNotification.Name { get }
    @pure static var AVCaptureSessionRuntimeError: NSNotification.Name { get }
    @pure static var AVCaptureSessionWasInterrupted: NSNotification.Name { get }
}
let AVCaptureSessionErrorKey: String
let AVCaptureSessionInterruptionReasonKey: String
let AVCaptureSessionInterruptionSystemPressureStateKey: String
class AVCaptureConnection: NSObject {
    init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput)
    init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer)
    var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { get }
    var audioChannels: [AVCaptureAudioChannel] { get }
    var automaticallyAdjustsVideoMirroring: Bool
    var enablesVideoStabilizationWhenAvailable: Bool
    var inputPorts: [AVCaptureInput.Port] { get }
    var isActive: Bool { get }
    var isCameraIntrinsicMatrixDeliveryEnabled: Bool
    var isCameraIntrinsicMatrixDeliverySupported: Bool { get }
    var isEnabled: Bool
    var isVideoMirrored: Bool
    var isVideoMirroringSupported: Bool { get }
    var isVideoOrientationSupported: Bool { get }
    var isVideoStabilizationEnabled: Bool { get }
    var isVideoStabilizationSupported: Bool { get }
    var output: AVCaptureOutput? { get }
    var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode
    var videoMaxScaleAndCropFactor: CGFloat { get }
    var videoOrientation: AVCaptureVideoOrientation
    var videoPreviewLayer: AVCaptureVideoPreviewLayer? { get }
    @available(iOS 17, *) var videoRotationAngle: CGFloat
    var videoScaleAndCropFactor: CGFloat
    @available(iOS 17, *) func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool
}
class AVCaptureAudioChannel: NSObject {
    var averagePowerLevel: Float { get }
    var peakHoldLevel: Float { get }
}
enum AVCaptureVideoOrientation: Int {
    case portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}
enum AVCaptureVideoStabilizationMode: Int {
    case off, standard, cinematic
    @available(iOS 13, *) case cinematicExtended
    case auto
    @available(iOS 17, *) case previewOptimized
}
class AVCaptureInput: NSObject {
    var ports: [AVCaptureInput.Port] { get }
    class Port: NSObject {
        var clock: CMClock? { get }
        var formatDescription: CMFormatDescription? { get }
        var input: AVCaptureInput { get }
        var isEnabled: Bool
        var mediaType: AVMediaType { get }
        @available(iOS 13, *) var sourceDevicePosition: AVCaptureDevice.Position { get }
        @available(iOS 13, *) var sourceDeviceType: AVCaptureDevice.DeviceType? { get }
    }
}
@service class AVCaptureDeviceInput: AVCaptureInput {
    init(device: AVCaptureDevice) throws
    var device: AVCaptureDevice { get }
    var unifiedAutoExposureDefaultsEnabled: Bool
    @available(iOS 13, *) func ports(
        for mediaType: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?,
        sourceDevicePosition: AVCaptureDevice.Position
    ) -> [AVCaptureInput.Port]
}
class AVCaptureOutput: NSObject {
    var connections: [AVCaptureConnection] { get }
    func connection(with mediaType: AVMediaType) -> AVCaptureConnection?
    func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect
    func outputRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect
    func transformedMetadataObject(for metadataObject: AVMetadataObject, connection: AVCaptureConnection)
        -> AVMetadataObject?
    enum DataDroppedReason: Int { case none, lateData, outOfBuffers, discontinuity }
}
class AVCaptureVideoDataOutput: AVCaptureOutput {
    init()
    var alwaysDiscardsLateVideoFrames: Bool
    @available(iOS 13, *) var automaticallyConfiguresOutputBufferDimensions: Bool
    var availableVideoCodecTypes: [AVVideoCodecType] { get }
    var availableVideoPixelFormatTypes: [OSType] { get }
    @available(iOS 13, *) var deliversPreviewSizedOutputBuffers: Bool
    var sampleBufferCallbackQueue: DispatchQueue? { get }
    var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)? { get }
    var videoSettings: [String: Any]!
    func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]?
    func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?)
}
protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    optional func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    optional func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
class AVCaptureAudioDataOutput: AVCaptureOutput {
    init()
    var sampleBufferCallbackQueue: DispatchQueue? { get }
    var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)? { get }
    func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]?
    func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?)
}
protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
    optional func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
class AVCaptureMetadataOutput: AVCaptureOutput {
    init()
    var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { get }
    var metadataObjectTypes: [AVMetadataObject.ObjectType]!
    var metadataObjectsCallbackQueue: DispatchQueue? { get }
    var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)? { get }
    var rectOfInterest: CGRect
    func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?)
}
protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    optional func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}
class AVMetadataObject: NSObject {
    var bounds: CGRect { get }
    var duration: CMTime { get }
    var time: CMTime { get }
    var type: AVMetadataObject.ObjectType { get }
    @pure struct ObjectType: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @pure static var aztec: AVMetadataObject.ObjectType { get }
        @available(iOS 13, *) @pure static var catBody: AVMetadataObject.ObjectType { get }
        @available(iOS 15.4, *) @pure static var codabar: AVMetadataObject.ObjectType { get }
        @pure static var code128: AVMetadataObject.ObjectType { get }
        @pure static var code39: AVMetadataObject.ObjectType { get }
        @pure static var code39Mod43: AVMetadataObject.ObjectType { get }
        @pure static var code93: AVMetadataObject.ObjectType { get }
        @pure static var dataMatrix: AVMetadataObject.ObjectType { get }
        @available(iOS 13, *) @pure static var dogBody: AVMetadataObject.ObjectType { get }
        @pure static var ean13: AVMetadataObject.ObjectType { get }
        @pure static var ean8: AVMetadataObject.ObjectType { get }
        @pure static var face: AVMetadataObject.ObjectType { get }
        @available(iOS 15.4, *) @pure static var gs1DataBar: AVMetadataObject.ObjectType { get }
        @available(iOS 15.4, *) @pure static var gs1DataBarExpanded: AVMetadataObject.ObjectType { get }
        @available(iOS 15.4, *) @pure static var gs1DataBarLimited: AVMetadataObject.ObjectType { get }
        @available(iOS 13, *) @pure static var humanBody: AVMetadataObject.ObjectType { get }
        @pure static var interleaved2of5: AVMetadataObject.ObjectType { get }
        @pure static var itf14: AVMetadataObject.ObjectType { get }
        @available(iOS 15.4, *) @pure static var microPDF417: AVMetadataObject.ObjectType { get }
        @available(iOS 15.4, *) @pure static var microQR: AVMetadataObject.ObjectType { get }
        @pure static var pdf417: AVMetadataObject.ObjectType { get }
        @pure static var qr: AVMetadataObject.ObjectType { get }
        @available(iOS 13, *) @pure static var salientObject: AVMetadataObject.ObjectType { get }
        @pure static var upce: AVMetadataObject.ObjectType { get }
    }
}
class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    var corners: [CGPoint] { get }
    var descriptor: CIBarcodeDescriptor? { get }
    var stringValue: String? { get }
}
class AVMetadataFaceObject: AVMetadataObject, NSCopying {
    var faceID: Int { get }
    var hasRollAngle: Bool { get }
    var hasYawAngle: Bool { get }
    var rollAngle: CGFloat { get }
    var yawAngle: CGFloat { get }
}
class AVCaptureFileOutput: AVCaptureOutput {
    var isRecording: Bool { get }
    var maxRecordedDuration: CMTime
    var maxRecordedFileSize: Int64
    var minFreeDiskSpaceLimit: Int64
    var outputFileURL: URL? { get }
    var recordedDuration: CMTime { get }
    var recordedFileSize: Int64 { get }
    func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate)
    func stopRecording()
}
protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    optional func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
        error: (any Error)?)
}
class AVCaptureMovieFileOutput: AVCaptureFileOutput {
    init()
    var availableVideoCodecTypes: [AVVideoCodecType] { get }
    var metadata: [AVMetadataItem]?
    var movieFragmentInterval: CMTime
    func outputSettings(for connection: AVCaptureConnection) -> [String: Any]
    func recordsVideoOrientationAndMirroringChangesAsMetadataTrack(for connection: AVCaptureConnection) -> Bool
    func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection)
    func setRecordsVideoOrientationAndMirroringChangesAsMetadataTrack(
        _ doRecordChanges: Bool, for connection: AVCaptureConnection)
    func supportedOutputSettingsKeys(for connection: AVCaptureConnection) -> [String]
}
class AVCaptureStillImageOutput: AVCaptureOutput {
    init()
    var automaticallyEnablesStillImageStabilizationWhenAvailable: Bool
    var availableImageDataCVPixelFormatTypes: [NSNumber] { get }
    var availableImageDataCodecTypes: [AVVideoCodecType] { get }
    var isCapturingStillImage: Bool { get }
    var isHighResolutionStillImageOutputEnabled: Bool
    var isLensStabilizationDuringBracketedCaptureEnabled: Bool
    var isLensStabilizationDuringBracketedCaptureSupported: Bool { get }
    var isStillImageStabilizationActive: Bool { get }
    var isStillImageStabilizationSupported: Bool { get }
    var maxBracketedCaptureStillImageCount: Int { get }
    var outputSettings: [String: Any]
    class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data?
    @elsewhere func captureStillImageAsynchronously(
        from connection: AVCaptureConnection,
        completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void)
}
class AVCaptureVideoPreviewLayer: CALayer {
    init(session: AVCaptureSession)
    init(sessionWithNoConnection session: AVCaptureSession)
    var connection: AVCaptureConnection? { get }
    @available(iOS 13, *) var isPreviewing: Bool { get }
    var session: AVCaptureSession?
    var videoGravity: AVLayerVideoGravity
    func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint
    func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint
    func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect
    func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect
    func setSessionWithNoConnection(_ session: AVCaptureSession)
    func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject?
}
