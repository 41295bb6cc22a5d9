// ImageIO's basics.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class CGImageDestination: Hashable {}
class CGImageMetadata: Hashable {}
class CGImageSource: Hashable {}
func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?)
func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?)
func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?)
    -> CGImageDestination?
func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?)
    -> CGImageDestination?
func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool
func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?)
func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary?
func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary?
func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage?
func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource
func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage?
func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource?
func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int
func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus
func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString?
func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool)
enum CGImageSourceStatus: Int32 {
    case statusUnexpectedEOF, statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete,
        statusComplete
}
enum CGImagePropertyOrientation: UInt32 {
    case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
let kCGImageDestinationEmbedThumbnail: CFString
let kCGImageDestinationImageMaxPixelSize: CFString
let kCGImageDestinationLossyCompressionQuality: CFString
let kCGImagePropertyColorModel: CFString
let kCGImagePropertyDPIHeight: CFString
let kCGImagePropertyDPIWidth: CFString
let kCGImagePropertyDepth: CFString
let kCGImagePropertyExifDateTimeOriginal: CFString
let kCGImagePropertyExifDictionary: CFString
let kCGImagePropertyGIFDelayTime: CFString
let kCGImagePropertyGIFDictionary: CFString
let kCGImagePropertyGIFLoopCount: CFString
let kCGImagePropertyGIFUnclampedDelayTime: CFString
let kCGImagePropertyGPSDictionary: CFString
let kCGImagePropertyGPSLatitude: CFString
let kCGImagePropertyGPSLatitudeRef: CFString
let kCGImagePropertyGPSLongitude: CFString
let kCGImagePropertyGPSLongitudeRef: CFString
let kCGImagePropertyHasAlpha: CFString
let kCGImagePropertyIPTCDictionary: CFString
let kCGImagePropertyOrientation: CFString
let kCGImagePropertyPixelHeight: CFString
let kCGImagePropertyPixelWidth: CFString
let kCGImagePropertyTIFFDictionary: CFString
let kCGImageSourceCreateThumbnailFromImageAlways: CFString
let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString
let kCGImageSourceCreateThumbnailWithTransform: CFString
let kCGImageSourceShouldAllowFloat: CFString
let kCGImageSourceShouldCache: CFString
let kCGImageSourceShouldCacheImmediately: CFString
let kCGImageSourceSubsampleFactor: CFString
let kCGImageSourceThumbnailMaxPixelSize: CFString
let kCGImageSourceTypeIdentifierHint: CFString
