// AVFoundation's capture devices.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service class AVCaptureDevice: NSObject {
    init?(uniqueID deviceUniqueID: String)
    class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus
    class func `default`(
        _ deviceType: AVCaptureDevice.DeviceType, for mediaType: AVMediaType?, position: AVCaptureDevice.Position
    ) -> AVCaptureDevice?
    class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice?
    class func devices() -> [AVCaptureDevice]
    class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice]
    @elsewhere class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void)
    @available(iOS 14.5, *) class var isCenterStageEnabled: Bool
    @available(iOS 15, *) class var isPortraitEffectEnabled: Bool { get }
    @available(iOS 16, *) class var isStudioLightEnabled: Bool { get }
    var activeColorSpace: AVCaptureColorSpace
    var activeDepthDataFormat: AVCaptureDevice.Format?
    var activeFormat: AVCaptureDevice.Format
    var activeVideoMaxFrameDuration: CMTime
    var activeVideoMinFrameDuration: CMTime
    var automaticallyAdjustsVideoHDREnabled: Bool
    var automaticallyEnablesLowLightBoostWhenAvailable: Bool
    var autoFocusRangeRestriction: AVCaptureDevice.AutoFocusRangeRestriction
    @available(iOS 13, *) var constituentDevices: [AVCaptureDevice] { get }
    var deviceType: AVCaptureDevice.DeviceType { get }
    var deviceWhiteBalanceGains: AVCaptureDevice.WhiteBalanceGains { get }
    var dualCameraSwitchOverVideoZoomFactor: CGFloat { get }
    var exposureDuration: CMTime { get }
    var exposureMode: AVCaptureDevice.ExposureMode
    var exposurePointOfInterest: CGPoint
    var exposureTargetBias: Float { get }
    var exposureTargetOffset: Float { get }
    var flashMode: AVCaptureDevice.FlashMode
    var focusMode: AVCaptureDevice.FocusMode
    var focusPointOfInterest: CGPoint
    var formats: [AVCaptureDevice.Format] { get }
    var grayWorldDeviceWhiteBalanceGains: AVCaptureDevice.WhiteBalanceGains { get }
    var hasFlash: Bool { get }
    var hasTorch: Bool { get }
    var isAdjustingExposure: Bool { get }
    var isAdjustingFocus: Bool { get }
    var isAdjustingWhiteBalance: Bool { get }
    var isAutoFocusRangeRestrictionSupported: Bool { get }
    var isConnected: Bool { get }
    var isExposurePointOfInterestSupported: Bool { get }
    var isFlashActive: Bool { get }
    var isFlashAvailable: Bool { get }
    var isFocusPointOfInterestSupported: Bool { get }
    @available(iOS 13, *) var isGeometricDistortionCorrectionEnabled: Bool
    @available(iOS 13, *) var isGeometricDistortionCorrectionSupported: Bool { get }
    @available(iOS 13, *) var isGlobalToneMappingEnabled: Bool
    var isLockingFocusWithCustomLensPositionSupported: Bool { get }
    var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { get }
    var isLowLightBoostEnabled: Bool { get }
    var isLowLightBoostSupported: Bool { get }
    var isRampingVideoZoom: Bool { get }
    var isSmoothAutoFocusEnabled: Bool
    var isSmoothAutoFocusSupported: Bool { get }
    var isSubjectAreaChangeMonitoringEnabled: Bool
    @available(iOS 14, *) var isSuspended: Bool { get }
    var isTorchActive: Bool { get }
    var isTorchAvailable: Bool { get }
    var isVideoHDREnabled: Bool
    @available(iOS 13, *) var isVirtualDevice: Bool { get }
    var iso: Float { get }
    var lensAperture: Float { get }
    var lensPosition: Float { get }
    var localizedName: String { get }
    @available(iOS 14, *) var manufacturer: String { get }
    var maxAvailableVideoZoomFactor: CGFloat { get }
    var maxExposureTargetBias: Float { get }
    var maxWhiteBalanceGain: Float { get }
    var minAvailableVideoZoomFactor: CGFloat { get }
    var minExposureTargetBias: Float { get }
    @available(iOS 15, *) var minimumFocusDistance: Int { get }
    var modelID: String { get }
    var position: AVCaptureDevice.Position { get }
    var systemPressureState: AVCaptureDevice.SystemPressureState { get }
    var torchLevel: Float { get }
    var torchMode: AVCaptureDevice.TorchMode
    var uniqueID: String { get }
    var videoZoomFactor: CGFloat
    @available(iOS 13, *) var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { get }
    var whiteBalanceMode: AVCaptureDevice.WhiteBalanceMode
    func cancelVideoZoomRamp()
    func chromaticityValues(for whiteBalanceGains: AVCaptureDevice.WhiteBalanceGains)
        -> AVCaptureDevice.WhiteBalanceChromaticityValues
    func deviceWhiteBalanceGains(for chromaticityValues: AVCaptureDevice.WhiteBalanceChromaticityValues)
        -> AVCaptureDevice.WhiteBalanceGains
    func deviceWhiteBalanceGains(for tempAndTintValues: AVCaptureDevice.WhiteBalanceTemperatureAndTintValues)
        -> AVCaptureDevice.WhiteBalanceGains
    func hasMediaType(_ mediaType: AVMediaType) -> Bool
    func isExposureModeSupported(_ exposureMode: AVCaptureDevice.ExposureMode) -> Bool
    func isFlashModeSupported(_ flashMode: AVCaptureDevice.FlashMode) -> Bool
    func isFocusModeSupported(_ focusMode: AVCaptureDevice.FocusMode) -> Bool
    func isTorchModeSupported(_ torchMode: AVCaptureDevice.TorchMode) -> Bool
    func isWhiteBalanceModeSupported(_ whiteBalanceMode: AVCaptureDevice.WhiteBalanceMode) -> Bool
    func lockForConfiguration() throws
    func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float)
    @elsewhere func setExposureModeCustom(
        duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil)
    @elsewhere func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil)
    @elsewhere func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil)
    func setTorchModeOn(level torchLevel: Float) throws
    @elsewhere func setWhiteBalanceModeLocked(
        with whiteBalanceGains: AVCaptureDevice.WhiteBalanceGains, completionHandler handler: ((CMTime) -> Void)? = nil)
    func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool
    func temperatureAndTintValues(for whiteBalanceGains: AVCaptureDevice.WhiteBalanceGains)
        -> AVCaptureDevice.WhiteBalanceTemperatureAndTintValues
    func unlockForConfiguration()
    var activeDepthDataMinFrameDuration: CMTime
    var activeMaxExposureDuration: CMTime
    @available(iOS 15, *) var activePrimaryConstituent: AVCaptureDevice? { get }
    @available(iOS 15.4, *) var automaticallyAdjustsFaceDrivenAutoExposureEnabled: Bool
    @available(iOS 15.4, *) var automaticallyAdjustsFaceDrivenAutoFocusEnabled: Bool
    @available(iOS 15, *) class var activeMicrophoneMode: AVCaptureDevice.MicrophoneMode { get }
    @available(iOS 14.5, *) class var centerStageControlMode: AVCaptureDevice.CenterStageControlMode
    @available(iOS 16.4, *) var centerStageRectOfInterest: CGRect
    @available(iOS 15, *) var fallbackPrimaryConstituentDevices: [AVCaptureDevice]
    @available(iOS 14.5, *) var isCenterStageActive: Bool { get }
    @available(iOS 16, *) var isContinuityCamera: Bool { get }
    @available(iOS 15.4, *) var isFaceDrivenAutoExposureEnabled: Bool
    @available(iOS 15.4, *) var isFaceDrivenAutoFocusEnabled: Bool
    @available(iOS 15, *) var isPortraitEffectActive: Bool { get }
    @available(iOS 16, *) var isStudioLightActive: Bool { get }
    @available(iOS 15, *) class var preferredMicrophoneMode: AVCaptureDevice.MicrophoneMode { get }
    @available(iOS 15, *) @navigates class func showSystemUserInterface(
        _ systemUserInterface: AVCaptureDevice.SystemUserInterface)
    class DiscoverySession: NSObject {
        init(deviceTypes: [AVCaptureDevice.DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position)
        var devices: [AVCaptureDevice] { get }
        @available(iOS 13, *) var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { get }
    }
    class Format: NSObject {
        var autoFocusSystem: AVCaptureDevice.Format.AutoFocusSystem { get }
        var formatDescription: CMFormatDescription { get }
        var highResolutionStillImageDimensions: CMVideoDimensions { get }
        @available(iOS 13, *) var isHighestPhotoQualitySupported: Bool { get }
        @available(iOS 13, *) var isMultiCamSupported: Bool { get }
        var isVideoBinned: Bool { get }
        var isVideoHDRSupported: Bool { get }
        var maxExposureDuration: CMTime { get }
        var maxISO: Float { get }
        var mediaType: AVMediaType { get }
        var minExposureDuration: CMTime { get }
        var minISO: Float { get }
        var supportedDepthDataFormats: [AVCaptureDevice.Format] { get }
        @nonobjc var supportedColorSpaces: [AVCaptureColorSpace] { get }
        @nonobjc var supportedMaxPhotoDimensions: [CMVideoDimensions] { get }
        @available(iOS 15, *) var isHighPhotoQualitySupported: Bool { get }
        var isVideoStabilizationSupported: Bool { get }
        @available(iOS 14.5, *) var isCenterStageSupported: Bool { get }
        @available(iOS 15, *) var isPortraitEffectSupported: Bool { get }
        @available(iOS 16, *) var isStudioLightSupported: Bool { get }
        var videoFieldOfView: Float { get }
        var videoMaxZoomFactor: CGFloat { get }
        var videoSupportedFrameRateRanges: [AVFrameRateRange] { get }
        var videoZoomFactorUpscaleThreshold: CGFloat { get }
        func isVideoStabilizationModeSupported(_ videoStabilizationMode: AVCaptureVideoStabilizationMode) -> Bool
        enum AutoFocusSystem: Int { case none, contrastDetection, phaseDetection }
    }
    class SystemPressureState: NSObject {
        var factors: AVCaptureDevice.SystemPressureState.Factors { get }
        var level: AVCaptureDevice.SystemPressureState.Level { get }
        @pure struct Factors: OptionSet {
            init(rawValue: UInt)
            @pure var rawValue: UInt { get }
            @pure static var systemTemperature: AVCaptureDevice.SystemPressureState.Factors { get }
            @pure static var peakPower: AVCaptureDevice.SystemPressureState.Factors { get }
            @pure static var depthModuleTemperature: AVCaptureDevice.SystemPressureState.Factors { get }
        }
        @pure struct Level: RawRepresentable, Hashable {
            init(rawValue: String)
            @pure var rawValue: String { get }
            @pure static var critical: AVCaptureDevice.SystemPressureState.Level { get }
            @pure static var fair: AVCaptureDevice.SystemPressureState.Level { get }
            @pure static var nominal: AVCaptureDevice.SystemPressureState.Level { get }
            @pure static var serious: AVCaptureDevice.SystemPressureState.Level { get }
            @pure static var shutdown: AVCaptureDevice.SystemPressureState.Level { get }
        }
    }
    @available(iOS 14.5, *) enum CenterStageControlMode: Int { case user, app, cooperative }
    @available(iOS 15, *) enum MicrophoneMode: Int { case standard, wideSpectrum, voiceIsolation }
    @available(iOS 15, *) enum SystemUserInterface: Int { case videoEffects, microphoneModes }
    enum AutoFocusRangeRestriction: Int { case none, near, far }
    enum ExposureMode: Int { case locked, autoExpose, continuousAutoExposure, custom }
    enum FlashMode: Int { case off, on, auto }
    enum FocusMode: Int { case locked, autoFocus, continuousAutoFocus }
    enum Position: Int { case unspecified, back, front }
    enum TorchMode: Int { case off, on, auto }
    enum WhiteBalanceMode: Int { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
    @pure struct DeviceType: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @pure static var builtInDualCamera: AVCaptureDevice.DeviceType { get }
        @available(iOS 13, *) @pure static var builtInDualWideCamera: AVCaptureDevice.DeviceType { get }
        @pure static var builtInDuoCamera: AVCaptureDevice.DeviceType { get }
        @available(iOS 15.4, *) @pure static var builtInLiDARDepthCamera: AVCaptureDevice.DeviceType { get }
        @pure static var builtInMicrophone: AVCaptureDevice.DeviceType { get }
        @pure static var builtInTelephotoCamera: AVCaptureDevice.DeviceType { get }
        @available(iOS 13, *) @pure static var builtInTripleCamera: AVCaptureDevice.DeviceType { get }
        @pure static var builtInTrueDepthCamera: AVCaptureDevice.DeviceType { get }
        @available(iOS 13, *) @pure static var builtInUltraWideCamera: AVCaptureDevice.DeviceType { get }
        @pure static var builtInWideAngleCamera: AVCaptureDevice.DeviceType { get }
    }
    @pure struct WhiteBalanceChromaticityValues {
        init()
        init(x: Float, y: Float)
        var x: Float
        var y: Float
    }
    @pure struct WhiteBalanceGains {
        init()
        init(redGain: Float, greenGain: Float, blueGain: Float)
        var blueGain: Float
        var greenGain: Float
        var redGain: Float
    }
    @pure struct WhiteBalanceTemperatureAndTintValues {
        init()
        init(temperature: Float, tint: Float)
        var temperature: Float
        var tint: Float
    }
    @pure static var currentExposureDuration: CMTime { get }
    @pure static var currentExposureTargetBias: Float { get }
    @pure static var currentISO: Float { get }
    @pure static var currentLensPosition: Float { get }
    @pure static var maxAvailableTorchLevel: Float { get }
    @pure static var currentWhiteBalanceGains: AVCaptureDevice.WhiteBalanceGains { get }
}
enum AVAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized
}
enum AVCaptureColorSpace: Int {
    case sRGB, P3_D65
    @available(iOS 14.1, *) case HLG_BT2020
}
class AVFrameRateRange: NSObject {
    var maxFrameDuration: CMTime { get }
    var maxFrameRate: Float64 { get }
    var minFrameDuration: CMTime { get }
    var minFrameRate: Float64 { get }
}
