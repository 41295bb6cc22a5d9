// Bitmap images, data providers, fonts and PDF documents.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@pure class CGImage: Hashable, Equatable, Sendable {
    init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent)
    init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool)
    init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent)
    init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent)
    @pure class var typeID: CFTypeID { get }
    @pure var width: Int { get }
    @pure var height: Int { get }
    @pure var bitsPerComponent: Int { get }
    @pure var bitsPerPixel: Int { get }
    @pure var bytesPerRow: Int { get }
    @pure var alphaInfo: CGImageAlphaInfo { get }
    @pure var bitmapInfo: CGBitmapInfo { get }
    @pure var byteOrderInfo: CGImageByteOrderInfo { get }
    @pure var pixelFormatInfo: CGImagePixelFormatInfo { get }
    @pure var colorSpace: CGColorSpace? { get }
    @pure var dataProvider: CGDataProvider? { get }
    @pure var decode: UnsafePointer<CGFloat>? { get }
    @pure var isMask: Bool { get }
    @pure var renderingIntent: CGColorRenderingIntent { get }
    @pure var shouldInterpolate: Bool { get }
    @pure var utType: CFString? { get }
    @pure func copy() -> CGImage?
    @pure func copy(colorSpace space: CGColorSpace) -> CGImage?
    @pure func copy(maskingColorComponents components: [CGFloat]) -> CGImage?
    @pure func cropping(to rect: CGRect) -> CGImage?
    @pure func masking(_ mask: CGImage) -> CGImage?
}
@pure enum CGImageAlphaInfo: UInt32 {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
@pure enum CGImageByteOrderInfo: UInt32 {
    case orderMask = 28672
    case orderDefault = 0
    case order16Little = 4096
    case order32Little = 8192
    case order16Big = 12288
    case order32Big = 16384
}
@pure enum CGImagePixelFormatInfo: UInt32 {
    case mask = 983040
    case packed = 0
    case RGB555 = 65536
    case RGB565 = 131072
    case RGB101010 = 196608
    case RGBCIF10 = 262144
}
@pure struct CGBitmapInfo: OptionSet {
    init(rawValue: UInt32)
    static var alphaInfoMask: CGBitmapInfo { get }
    static var floatInfoMask: CGBitmapInfo { get }
    static var floatComponents: CGBitmapInfo { get }
    static var byteOrderMask: CGBitmapInfo { get }
    static var byteOrder16Little: CGBitmapInfo { get }
    static var byteOrder32Little: CGBitmapInfo { get }
    static var byteOrder16Big: CGBitmapInfo { get }
    static var byteOrder32Big: CGBitmapInfo { get }
    static var byteOrderDefault: CGBitmapInfo { get }
}
class CGDataProvider: Hashable, Equatable {
    init?(data: CFData)
    init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback)
    init?(
        directInfo info: UnsafeMutableRawPointer?, size: off_t, callbacks: UnsafePointer<CGDataProviderDirectCallbacks>)
    init?(sequentialInfo info: UnsafeMutableRawPointer?, callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>)
    init?(url: CFURL)
    init?(filename: UnsafePointer<CChar>)
    @pure class var typeID: CFTypeID { get }
    var data: CFData? { get }
    var info: UnsafeMutableRawPointer? { get }
}
typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
class CGDataConsumer: Hashable, Equatable {
    init?(data: CFMutableData)
    init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>)
    init?(url: CFURL)
    @pure class var typeID: CFTypeID { get }
}
@pure class CGFont: Hashable, Equatable {
    init?(_ provider: CGDataProvider)
    init?(_ name: CFString)
    @pure class var typeID: CFTypeID { get }
    @pure var numberOfGlyphs: Int { get }
    @pure var unitsPerEm: Int32 { get }
    @pure var ascent: Int32 { get }
    @pure var descent: Int32 { get }
    @pure var leading: Int32 { get }
    @pure var capHeight: Int32 { get }
    @pure var xHeight: Int32 { get }
    @pure var italicAngle: CGFloat { get }
    @pure var stemV: CGFloat { get }
    static let variationAxisName: CFString
    static let variationAxisMinValue: CFString
    static let variationAxisMaxValue: CFString
    static let variationAxisDefaultValue: CFString
    @pure var fontBBox: CGRect { get }
    @pure var fullName: CFString? { get }
    @pure var postScriptName: CFString? { get }
    @pure var tableTags: CFArray? { get }
    @pure var variationAxes: CFArray? { get }
    @pure var variations: CFDictionary? { get }
    @pure func copy(withVariations variations: CFDictionary?) -> CGFont?
    @pure func getGlyphWithGlyphName(name: CFString) -> CGGlyph
    @pure func name(for glyph: CGGlyph) -> CFString?
    @pure func table(for tag: UInt32) -> CFData?
    @pure func canCreatePostScriptSubset(_ format: CGFontPostScriptFormat) -> Bool
    @pure func createPostScriptSubset(
        subsetName: CFString, format: CGFontPostScriptFormat, glyphs: UnsafePointer<CGGlyph>?, count: Int,
        encoding: UnsafePointer<CGGlyph>?
    ) -> CFData?
    @pure func createPostScriptEncoding(encoding: UnsafePointer<CGGlyph>?) -> CFData?
    func getGlyphAdvances(glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>) -> Bool
    func getGlyphBBoxes(glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>) -> Bool
}
typealias CGGlyph = UInt16
typealias CGFontIndex = UInt16
@pure enum CGFontPostScriptFormat: Int32 {
    case type1 = 1
    case type3 = 3
    case type42 = 42
}
class CGPDFDocument: Hashable, Equatable {
    init?(_ provider: CGDataProvider)
    init?(_ url: CFURL)
    @pure class var typeID: CFTypeID { get }
    var numberOfPages: Int { get }
    var isEncrypted: Bool { get }
    var isUnlocked: Bool { get }
    var allowsPrinting: Bool { get }
    var allowsCopying: Bool { get }
    var accessPermissions: CGPDFAccessPermissions { get }
    var catalog: CGPDFDictionaryRef? { get }
    var info: CGPDFDictionaryRef? { get }
    var fileIdentifier: CGPDFArrayRef? { get }
    var outline: CFDictionary? { get }
    func page(at pageNumber: Int) -> CGPDFPage?
    func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool
    func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>)
}
class CGPDFPage: Hashable, Equatable {
    @pure class var typeID: CFTypeID { get }
    var document: CGPDFDocument? { get }
    var pageNumber: Int { get }
    var rotationAngle: Int32 { get }
    var dictionary: CGPDFDictionaryRef? { get }
    func getBoxRect(_ box: CGPDFBox) -> CGRect
    func getDrawingTransform(_ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool)
        -> CGAffineTransform
}
@pure enum CGPDFBox: Int32 {
    case mediaBox, cropBox, bleedBox, trimBox, artBox
}
@pure struct CGPDFAccessPermissions: OptionSet {
    init(rawValue: UInt32)
    static var allowsLowQualityPrinting: CGPDFAccessPermissions { get }
    static var allowsHighQualityPrinting: CGPDFAccessPermissions { get }
    static var allowsDocumentChanges: CGPDFAccessPermissions { get }
    static var allowsDocumentAssembly: CGPDFAccessPermissions { get }
    static var allowsContentCopying: CGPDFAccessPermissions { get }
    static var allowsContentAccessibility: CGPDFAccessPermissions { get }
    static var allowsCommenting: CGPDFAccessPermissions { get }
    static var allowsFormFieldEntry: CGPDFAccessPermissions { get }
}
