// AVFoundation's errors.

@pure struct AVError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case unknown, outOfMemory, sessionNotRunning, deviceAlreadyUsedByAnotherSession, noDataCaptured,
            sessionConfigurationChanged, diskFull, deviceWasDisconnected, mediaChanged, maximumDurationReached,
            maximumFileSizeReached, mediaDiscontinuity, maximumNumberOfSamplesForFileFormatReached, deviceNotConnected,
            deviceInUseByAnotherApplication, deviceLockedForConfigurationByAnotherProcess, sessionWasInterrupted,
            mediaServicesWereReset, exportFailed, decodeFailed, invalidSourceMedia, fileAlreadyExists,
            compositionTrackSegmentsNotContiguous, invalidCompositionTrackSegmentDuration,
            invalidCompositionTrackSegmentSourceStartTime, invalidCompositionTrackSegmentSourceDuration,
            fileFormatNotRecognized, fileFailedToParse, maximumStillImageCaptureRequestsExceeded, contentIsProtected,
            noImageAtTime, decoderNotFound, encoderNotFound, contentIsNotAuthorized, applicationIsNotAuthorized,
            operationNotSupportedForAsset, decoderTemporarilyUnavailable, encoderTemporarilyUnavailable,
            invalidVideoComposition, referenceForbiddenByReferencePolicy, invalidOutputURLPathExtension,
            screenCaptureFailed, displayWasDisabled, torchLevelUnavailable, incompatibleAsset, failedToLoadMediaData,
            serverIncorrectlyConfigured, applicationIsNotAuthorizedToUseDevice, failedToParse,
            fileTypeDoesNotSupportSampleReferences, undecodableMediaData, airPlayControllerRequiresInternet,
            airPlayReceiverRequiresInternet, videoCompositorFailed, recordingAlreadyInProgress,
            unsupportedOutputSettings, operationNotAllowed, contentIsUnavailable, formatUnsupported, malformedDepth,
            contentNotUpdated, noLongerPlayable, noCompatibleAlternatesForExternalDisplay, noSourceTrack,
            externalPlaybackNotSupportedForAsset
        @available(iOS 13, *) case operationNotSupportedForPreset, sessionHardwareCostOverage,
            unsupportedDeviceActiveFormat
    }
    init(_ code: AVError.Code, userInfo: [String: Any] = [:])
    @pure var code: AVError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var unknown: AVError.Code { get }
    @pure static var outOfMemory: AVError.Code { get }
    @pure static var sessionNotRunning: AVError.Code { get }
    @pure static var deviceAlreadyUsedByAnotherSession: AVError.Code { get }
    @pure static var noDataCaptured: AVError.Code { get }
    @pure static var sessionConfigurationChanged: AVError.Code { get }
    @pure static var diskFull: AVError.Code { get }
    @pure static var deviceWasDisconnected: AVError.Code { get }
    @pure static var mediaChanged: AVError.Code { get }
    @pure static var maximumDurationReached: AVError.Code { get }
    @pure static var maximumFileSizeReached: AVError.Code { get }
    @pure static var mediaDiscontinuity: AVError.Code { get }
    @pure static var maximumNumberOfSamplesForFileFormatReached: AVError.Code { get }
    @pure static var deviceNotConnected: AVError.Code { get }
    @pure static var deviceInUseByAnotherApplication: AVError.Code { get }
    @pure static var deviceLockedForConfigurationByAnotherProcess: AVError.Code { get }
    @pure static var sessionWasInterrupted: AVError.Code { get }
    @pure static var mediaServicesWereReset: AVError.Code { get }
    @pure static var exportFailed: AVError.Code { get }
    @pure static var decodeFailed: AVError.Code { get }
    @pure static var invalidSourceMedia: AVError.Code { get }
    @pure static var fileAlreadyExists: AVError.Code { get }
    @pure static var compositionTrackSegmentsNotContiguous: AVError.Code { get }
    @pure static var invalidCompositionTrackSegmentDuration: AVError.Code { get }
    @pure static var invalidCompositionTrackSegmentSourceStartTime: AVError.Code { get }
    @pure static var invalidCompositionTrackSegmentSourceDuration: AVError.Code { get }
    @pure static var fileFormatNotRecognized: AVError.Code { get }
    @pure static var fileFailedToParse: AVError.Code { get }
    @pure static var maximumStillImageCaptureRequestsExceeded: AVError.Code { get }
    @pure static var contentIsProtected: AVError.Code { get }
    @pure static var noImageAtTime: AVError.Code { get }
    @pure static var decoderNotFound: AVError.Code { get }
    @pure static var encoderNotFound: AVError.Code { get }
    @pure static var contentIsNotAuthorized: AVError.Code { get }
    @pure static var applicationIsNotAuthorized: AVError.Code { get }
    @pure static var operationNotSupportedForAsset: AVError.Code { get }
    @pure static var decoderTemporarilyUnavailable: AVError.Code { get }
    @pure static var encoderTemporarilyUnavailable: AVError.Code { get }
    @pure static var invalidVideoComposition: AVError.Code { get }
    @pure static var referenceForbiddenByReferencePolicy: AVError.Code { get }
    @pure static var invalidOutputURLPathExtension: AVError.Code { get }
    @pure static var screenCaptureFailed: AVError.Code { get }
    @pure static var displayWasDisabled: AVError.Code { get }
    @pure static var torchLevelUnavailable: AVError.Code { get }
    @pure static var incompatibleAsset: AVError.Code { get }
    @pure static var failedToLoadMediaData: AVError.Code { get }
    @pure static var serverIncorrectlyConfigured: AVError.Code { get }
    @pure static var applicationIsNotAuthorizedToUseDevice: AVError.Code { get }
    @pure static var failedToParse: AVError.Code { get }
    @pure static var fileTypeDoesNotSupportSampleReferences: AVError.Code { get }
    @pure static var undecodableMediaData: AVError.Code { get }
    @pure static var airPlayControllerRequiresInternet: AVError.Code { get }
    @pure static var airPlayReceiverRequiresInternet: AVError.Code { get }
    @pure static var videoCompositorFailed: AVError.Code { get }
    @pure static var recordingAlreadyInProgress: AVError.Code { get }
    @pure static var unsupportedOutputSettings: AVError.Code { get }
    @pure static var operationNotAllowed: AVError.Code { get }
    @pure static var contentIsUnavailable: AVError.Code { get }
    @pure static var formatUnsupported: AVError.Code { get }
    @pure static var malformedDepth: AVError.Code { get }
    @pure static var contentNotUpdated: AVError.Code { get }
    @pure static var noLongerPlayable: AVError.Code { get }
    @pure static var noCompatibleAlternatesForExternalDisplay: AVError.Code { get }
    @pure static var noSourceTrack: AVError.Code { get }
    @pure static var externalPlaybackNotSupportedForAsset: AVError.Code { get }
    @available(iOS 13, *) @pure static var operationNotSupportedForPreset: AVError.Code { get }
    @available(iOS 13, *) @pure static var sessionHardwareCostOverage: AVError.Code { get }
    @available(iOS 13, *) @pure static var unsupportedDeviceActiveFormat: AVError.Code { get }
}
