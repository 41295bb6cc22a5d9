// Core Text's basics.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class CTFont: Hashable {}
class CTFontDescriptor: Hashable {}
class CTFrame: Hashable {}
class CTFramesetter: Hashable {}
class CTLine: Hashable {}
class CTParagraphStyle: Hashable {}
class CTRun: Hashable {}
class CTTypesetter: Hashable {}
@pure func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
    -> CTFont
@pure func CTFontCreatePathForGlyph(_ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?)
    -> CGPath?
@pure func CTFontGetAscent(_ font: CTFont) -> CGFloat
@pure func CTFontGetDescent(_ font: CTFont) -> CGFloat
@pure func CTFontGetLeading(_ font: CTFont) -> CGFloat
@pure func CTFontGetSize(_ font: CTFont) -> CGFloat
func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool
func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool
func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool
enum CTFontManagerScope: UInt32 {
    case none, process
    @available(iOS 13, *) case persistent
}
func CTFrameDraw(_ frame: CTFrame, _ context: CGContext)
func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>)
@pure func CTFrameGetLines(_ frame: CTFrame) -> CFArray
@pure func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange
@pure func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame
@pure func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter
func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize
@pure func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine
func CTLineDraw(_ line: CTLine, _ context: CGContext)
@pure func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect
@pure func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray
@pure func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex
@pure func CTLineGetStringRange(_ line: CTLine) -> CFRange
func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double
@pure struct CTLineBoundsOptions: OptionSet {
    init(rawValue: CFOptionFlags)
    @pure var rawValue: CFOptionFlags { get }
    @pure static var excludeTypographicLeading: CTLineBoundsOptions { get }
    @pure static var excludeTypographicShifts: CTLineBoundsOptions { get }
    @pure static var useHangingPunctuation: CTLineBoundsOptions { get }
    @pure static var useGlyphPathBounds: CTLineBoundsOptions { get }
    @pure static var useOpticalBounds: CTLineBoundsOptions { get }
    @pure static var includeLanguageExtents: CTLineBoundsOptions { get }
}
func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange)
@pure func CTRunGetAttributes(_ run: CTRun) -> CFDictionary
@pure func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex
let kCTFontAttributeName: CFString
let kCTForegroundColorAttributeName: CFString
let kCTForegroundColorFromContextAttributeName: CFString
let kCTKernAttributeName: CFString
let kCTLigatureAttributeName: CFString
let kCTParagraphStyleAttributeName: CFString
let kCTRunDelegateAttributeName: CFString
let kCTStrokeColorAttributeName: CFString
let kCTStrokeWidthAttributeName: CFString
let kCTSuperscriptAttributeName: CFString
let kCTUnderlineColorAttributeName: CFString
let kCTUnderlineStyleAttributeName: CFString
