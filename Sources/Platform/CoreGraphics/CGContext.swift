// Drawing contexts and layers.

class CGContext: Hashable, Equatable {
    init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32)
    init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
        releaseInfo: UnsafeMutableRawPointer?)
    init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?)
    init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?)
    @pure class var typeID: CFTypeID { get }
    var width: Int { get }
    var height: Int { get }
    var bitsPerComponent: Int { get }
    var bitsPerPixel: Int { get }
    var bytesPerRow: Int { get }
    var data: UnsafeMutableRawPointer? { get }
    var colorSpace: CGColorSpace? { get }
    var alphaInfo: CGImageAlphaInfo { get }
    var bitmapInfo: CGBitmapInfo { get }
    func makeImage() -> CGImage?
    func saveGState()
    func restoreGState()
    func flush()
    func synchronize()
    func scaleBy(x sx: CGFloat, y sy: CGFloat)
    func translateBy(x tx: CGFloat, y ty: CGFloat)
    func rotate(by angle: CGFloat)
    func concatenate(_ transform: CGAffineTransform)
    var ctm: CGAffineTransform { get }
    var userSpaceToDeviceSpaceTransform: CGAffineTransform { get }
    func convertToDeviceSpace(_ point: CGPoint) -> CGPoint
    func convertToUserSpace(_ point: CGPoint) -> CGPoint
    func convertToDeviceSpace(_ size: CGSize) -> CGSize
    func convertToUserSpace(_ size: CGSize) -> CGSize
    func convertToDeviceSpace(_ rect: CGRect) -> CGRect
    func convertToUserSpace(_ rect: CGRect) -> CGRect
    func setLineWidth(_ width: CGFloat)
    func setLineCap(_ cap: CGLineCap)
    func setLineJoin(_ join: CGLineJoin)
    func setMiterLimit(_ limit: CGFloat)
    func setLineDash(phase: CGFloat, lengths: [CGFloat])
    func setFlatness(_ flatness: CGFloat)
    func setAlpha(_ alpha: CGFloat)
    func setBlendMode(_ mode: CGBlendMode)
    func beginPath()
    func move(to point: CGPoint)
    func addLine(to point: CGPoint)
    func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
    func addQuadCurve(to end: CGPoint, control: CGPoint)
    func closePath()
    func addRect(_ rect: CGRect)
    func addRects(_ rects: [CGRect])
    func addLines(between points: [CGPoint])
    func addEllipse(in rect: CGRect)
    func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
    func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat)
    func addPath(_ path: CGPath)
    func replacePathWithStrokedPath()
    var isPathEmpty: Bool { get }
    var currentPointOfPath: CGPoint { get }
    var boundingBoxOfPath: CGRect { get }
    var path: CGPath? { get }
    func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool
    func drawPath(using mode: CGPathDrawingMode)
    func fillPath(using rule: CGPathFillRule = .winding)
    func strokePath()
    func fill(_ rect: CGRect)
    func fill(_ rects: [CGRect])
    func stroke(_ rect: CGRect)
    func stroke(_ rect: CGRect, width: CGFloat)
    func clear(_ rect: CGRect)
    func fillEllipse(in rect: CGRect)
    func strokeEllipse(in rect: CGRect)
    func strokeLineSegments(between points: [CGPoint])
    func clip(using rule: CGPathFillRule = .winding)
    func clip(to rect: CGRect)
    func clip(to rects: [CGRect])
    func clip(to rect: CGRect, mask: CGImage)
    func resetClip()
    var boundingBoxOfClipPath: CGRect { get }
    func setFillColor(_ color: CGColor)
    func setStrokeColor(_ color: CGColor)
    func setFillColorSpace(_ space: CGColorSpace)
    func setStrokeColorSpace(_ space: CGColorSpace)
    func setFillColor(_ components: UnsafePointer<CGFloat>)
    func setStrokeColor(_ components: UnsafePointer<CGFloat>)
    func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>)
    func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>)
    func setPatternPhase(_ phase: CGSize)
    func setFillColor(gray: CGFloat, alpha: CGFloat)
    func setStrokeColor(gray: CGFloat, alpha: CGFloat)
    func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat)
    func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat)
    func setRenderingIntent(_ intent: CGColorRenderingIntent)
    func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false)
    var interpolationQuality: CGInterpolationQuality
    func setShadow(offset: CGSize, blur: CGFloat)
    func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?)
    func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions)
    func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions)
    @available(iOS 17, *) func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat)
    func drawShading(_ shading: CGShading)
    func setCharacterSpacing(_ spacing: CGFloat)
    var textPosition: CGPoint
    var textMatrix: CGAffineTransform
    func setTextDrawingMode(_ mode: CGTextDrawingMode)
    func setFont(_ font: CGFont)
    func setFontSize(_ size: CGFloat)
    func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint])
    func drawPDFPage(_ page: CGPDFPage)
    func beginPage(mediaBox: UnsafePointer<CGRect>?)
    func endPage()
    func beginPDFPage(_ pageInfo: CFDictionary?)
    func endPDFPage()
    func closePDF()
    func addDocumentMetadata(_ metadata: CFData?)
    func addDestination(_ name: CFString, at point: CGPoint)
    func setDestination(_ name: CFString, for rect: CGRect)
    func setURL(_ url: CFURL, for rect: CGRect)
    func setShouldAntialias(_ shouldAntialias: Bool)
    func setAllowsAntialiasing(_ allowsAntialiasing: Bool)
    func setShouldSmoothFonts(_ shouldSmoothFonts: Bool)
    func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool)
    func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool)
    func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool)
    func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool)
    func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool)
    func beginTransparencyLayer(auxiliaryInfo: CFDictionary?)
    func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?)
    func endTransparencyLayer()
    func draw(_ layer: CGLayer, in rect: CGRect)
    func draw(_ layer: CGLayer, at point: CGPoint)
}
typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
class CGLayer: Hashable, Equatable {
    init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?)
    @pure class var typeID: CFTypeID { get }
    var size: CGSize { get }
    var context: CGContext? { get }
}
@pure enum CGPathDrawingMode: Int32 {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}
@pure enum CGTextDrawingMode: Int32 {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}
@pure enum CGInterpolationQuality: Int32 {
    case `default`, none, low, high
    case medium = 4
}
@pure enum CGBlendMode: Int32 {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
