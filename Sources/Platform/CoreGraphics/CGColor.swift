// Colours, colour spaces and gradients.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@pure class CGColor: Hashable, Equatable, Sendable {
    init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>)
    init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>)
    @available(iOS 13, *) init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    @available(iOS 13, *) init(gray: CGFloat, alpha: CGFloat)
    @available(iOS 13, *) init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    @available(iOS 13, *) init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat)
    @available(iOS 13, *) init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat)
    static let conversionBlackPointCompensation: CFString
    static let conversionTRCSize: CFString
    @pure class var typeID: CFTypeID { get }
    @pure var numberOfComponents: Int { get }
    @pure var components: [CGFloat]? { get }
    @pure var alpha: CGFloat { get }
    @pure var colorSpace: CGColorSpace? { get }
    @pure var pattern: CGPattern? { get }
    @pure func copy() -> CGColor?
    @pure func copy(alpha: CGFloat) -> CGColor?
    @pure func converted(
        to destinationColorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor?
}
@pure class CGColorSpace: Hashable, Equatable, Sendable {
    init?(name: CFString)
    init?(
        calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, gamma: CGFloat
    )
    init?(
        calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
        gamma: UnsafePointer<CGFloat>?, matrix: UnsafePointer<CGFloat>?)
    init?(
        labWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
        range: UnsafePointer<CGFloat>?)
    init?(iccData data: CFTypeRef)
    init?(
        iccBasedNComponents nComponents: Int, range: UnsafePointer<CGFloat>?, profile: CGDataProvider,
        alternate: CGColorSpace?)
    init?(indexedBaseSpace baseSpace: CGColorSpace, last lastIndex: Int, colorTable: UnsafePointer<UInt8>)
    init?(patternBaseSpace baseSpace: CGColorSpace?)
    init?(propertyListPlist plist: CFPropertyList)
    static let genericCMYK: CFString
    static let displayP3: CFString
    static let genericRGBLinear: CFString
    static let adobeRGB1998: CFString
    static let sRGB: CFString
    static let genericGrayGamma2_2: CFString
    static let genericXYZ: CFString
    static let genericLab: CFString
    static let acescgLinear: CFString
    static let itur_709: CFString
    static let itur_2020: CFString
    static let rommrgb: CFString
    static let dcip3: CFString
    static let extendedSRGB: CFString
    static let linearSRGB: CFString
    static let extendedLinearSRGB: CFString
    static let extendedGray: CFString
    static let linearGray: CFString
    static let extendedLinearGray: CFString
    @available(iOS 13.4, *) static let displayP3_PQ: CFString
    static let displayP3_HLG: CFString
    @available(iOS 14, *) static let itur_2100_PQ: CFString
    @available(iOS 14, *) static let itur_2100_HLG: CFString
    @available(iOS 14, *) static let extendedITUR_2020: CFString
    static let extendedLinearITUR_2020: CFString
    @available(iOS 14, *) static let extendedDisplayP3: CFString
    static let extendedLinearDisplayP3: CFString
    @available(iOS 15, *) static let linearDisplayP3: CFString
    @available(iOS 15, *) static let linearITUR_2020: CFString
    @available(iOS 15.1, *) static let itur_709_PQ: CFString
    @available(iOS 15.1, *) static let itur_709_HLG: CFString
    @available(iOS 15.1, *) static let itur_2020_sRGBGamma: CFString
    @available(iOS 13.4, *) static let itur_2020_PQ: CFString
    static let itur_2020_HLG: CFString
    static let displayP3_PQ_EOTF: CFString
    static let itur_2020_PQ_EOTF: CFString
    @pure class var typeID: CFTypeID { get }
    @pure var name: CFString? { get }
    @pure var numberOfComponents: Int { get }
    @pure var model: CGColorSpaceModel { get }
    @pure var baseColorSpace: CGColorSpace? { get }
    @pure var colorTable: [UInt8]? { get }
    @pure func copyICCData() -> CFData?
    @pure func copyPropertyList() -> CFPropertyList?
    @pure var isWideGamutRGB: Bool { get }
    @pure var supportsOutput: Bool { get }
    @available(iOS 13, *) @pure func isHDR() -> Bool
}
@pure func CGColorSpaceCreateDeviceGray() -> CGColorSpace
@pure func CGColorSpaceCreateDeviceRGB() -> CGColorSpace
@pure func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace
@pure func CGColorSpaceUsesExtendedRange(_ space: CGColorSpace) -> Bool
@pure enum CGColorRenderingIntent: Int32 {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
@pure enum CGColorSpaceModel: Int32 {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}
@pure class CGGradient: Hashable, Equatable, Sendable {
    init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int)
    init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?)
    @pure class var typeID: CFTypeID { get }
}
@pure struct CGGradientDrawingOptions: OptionSet {
    init(rawValue: UInt32)
    static var drawsBeforeStartLocation: CGGradientDrawingOptions { get }
    static var drawsAfterEndLocation: CGGradientDrawingOptions { get }
}
@pure class CGShading: Hashable, Equatable {
    init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool)
    init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool)
    @pure class var typeID: CFTypeID { get }
}
class CGFunction: Hashable, Equatable {
    init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>)
    @pure class var typeID: CFTypeID { get }
}
class CGPattern: Hashable, Equatable {
    init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>)
    @pure class var typeID: CFTypeID { get }
}
@pure enum CGPatternTiling: Int32 {
    case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}
