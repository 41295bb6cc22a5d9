// Text storage, layout manager and containers.

@pure class NSTextStorage: NSMutableAttributedString, NSSecureCoding {
    var layoutManagers: [NSLayoutManager] { get }
    @callsBack func addLayoutManager(_ aLayoutManager: NSLayoutManager)
    @callsBack func removeLayoutManager(_ aLayoutManager: NSLayoutManager)
    var editedMask: NSTextStorage.EditActions { get }
    var editedRange: NSRange { get }
    var changeInLength: Int { get }
    weak var delegate: (any NSTextStorageDelegate)?
    @callsBack func edited(
        _ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
    @callsBack func processEditing()
    var fixesAttributesLazily: Bool { get }
    func invalidateAttributes(in range: NSRange)
    func ensureAttributesAreFixed(in range: NSRange)
    @available(iOS 15, *) weak var textStorageObserver: (any NSTextStorageObserving)?
    @pure static let willProcessEditingNotification: NSNotification.Name
    @pure static let didProcessEditingNotification: NSNotification.Name
    @pure struct EditActions: OptionSet {
        init(rawValue: UInt)
        static var editedAttributes: NSTextStorage.EditActions { get }
        static var editedCharacters: NSTextStorage.EditActions { get }
    }
}
protocol NSTextStorageDelegate: NSObjectProtocol {
    optional func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    optional func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}
@available(iOS 15, *) protocol NSTextStorageObserving: NSObjectProtocol {
    var textStorage: NSTextStorage? { get set }
    func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
    func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}
@view @pure class NSLayoutManager: NSObject, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    unowned(unsafe) var textStorage: NSTextStorage?
    var textContainers: [NSTextContainer] { get }
    func addTextContainer(_ container: NSTextContainer)
    func insertTextContainer(_ container: NSTextContainer, at index: Int)
    func removeTextContainer(at index: Int)
    func textContainerChangedGeometry(_ container: NSTextContainer)
    weak var delegate: (any NSLayoutManagerDelegate)?
    var showsInvisibleCharacters: Bool
    var showsControlCharacters: Bool
    var usesFontLeading: Bool
    var allowsNonContiguousLayout: Bool
    var hasNonContiguousLayout: Bool { get }
    var limitsLayoutForSuspiciousContents: Bool
    @available(iOS 13, *) var usesDefaultHyphenation: Bool
    func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange actualCharRange: NSRangePointer?)
    func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?)
    func invalidateDisplay(forCharacterRange charRange: NSRange)
    func invalidateDisplay(forGlyphRange glyphRange: NSRange)
    func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
    @callsBack func ensureGlyphs(forCharacterRange charRange: NSRange)
    @callsBack func ensureGlyphs(forGlyphRange glyphRange: NSRange)
    @callsBack func ensureLayout(forCharacterRange charRange: NSRange)
    @callsBack func ensureLayout(forGlyphRange glyphRange: NSRange)
    @callsBack func ensureLayout(for container: NSTextContainer)
    @callsBack func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer)
    func setGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange)
    var numberOfGlyphs: Int { get }
    func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph
    func cgGlyph(at glyphIndex: Int) -> CGGlyph
    func isValidGlyphIndex(_ glyphIndex: Int) -> Bool
    func propertyForGlyph(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty
    func characterIndexForGlyph(at glyphIndex: Int) -> Int
    func glyphIndexForCharacter(at charIndex: Int) -> Int
    func getGlyphs(
        in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
        properties props: UnsafeMutablePointer<NSLayoutManager.GlyphProperty>?,
        characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
        bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
    ) -> Int
    func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange)
    func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect)
    func setExtraLineFragmentRect(_ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer)
    func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange)
    func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int)
    func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int)
    func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange)
    func getFirstUnlaidCharacterIndex(_ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?)
    func firstUnlaidCharacterIndex() -> Int
    func firstUnlaidGlyphIndex() -> Int
    func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> NSTextContainer?
    func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer?
    func usedRect(for container: NSTextContainer) -> CGRect
    func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect
    func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect
    func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect
    func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect
    var extraLineFragmentRect: CGRect { get }
    var extraLineFragmentUsedRect: CGRect { get }
    var extraLineFragmentTextContainer: NSTextContainer? { get }
    func location(forGlyphAt glyphIndex: Int) -> CGPoint
    func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool
    func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool
    func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize
    func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange
    func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?)
        -> NSRange
    func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange
    func glyphRange(for container: NSTextContainer) -> NSRange
    func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange
    func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
    func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange
    func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange
    func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int
    func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int
    func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat
    func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int
    func getLineFragmentInsertionPoints(
        forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
        positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?
    ) -> Int
    func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void)
    func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint)
    func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint)
    @available(iOS 13, *) func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
        textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in cgContext: CGContext)
    func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor)
    func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint)
    func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint)
    func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint)
    func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint)
    func glyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph
    func glyph(at glyphIndex: Int) -> CGGlyph
    @available(iOS, deprecated: 13) var hyphenationFactor: CGFloat
    @available(iOS, deprecated: 13) func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
        matrix textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:],
        in graphicsContext: CGContext)
    @pure enum TextLayoutOrientation: Int {
        case horizontal, vertical
    }
    @pure struct GlyphProperty: OptionSet {
        init(rawValue: Int)
        static var null: NSLayoutManager.GlyphProperty { get }
        static var controlCharacter: NSLayoutManager.GlyphProperty { get }
        static var elastic: NSLayoutManager.GlyphProperty { get }
        static var nonBaseCharacter: NSLayoutManager.GlyphProperty { get }
    }
    @pure struct ControlCharacterAction: OptionSet {
        init(rawValue: Int)
        static var zeroAdvancement: NSLayoutManager.ControlCharacterAction { get }
        static var whitespace: NSLayoutManager.ControlCharacterAction { get }
        static var horizontalTab: NSLayoutManager.ControlCharacterAction { get }
        static var lineBreak: NSLayoutManager.ControlCharacterAction { get }
        static var paragraphBreak: NSLayoutManager.ControlCharacterAction { get }
        static var containerBreak: NSLayoutManager.ControlCharacterAction { get }
    }
}
protocol NSLayoutManagerDelegate: NSObjectProtocol {
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
        forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction
    optional func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int)
        -> Bool
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
    ) -> Bool
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
        for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool
    optional func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}
@view @pure class NSTextContainer: NSObject, NSSecureCoding, NSTextLayoutOrientationProvider {
    init(size: CGSize)
    init(coder: NSCoder)
    unowned(unsafe) var layoutManager: NSLayoutManager?
    func replaceLayoutManager(_ newLayoutManager: NSLayoutManager)
    @available(iOS 15, *) weak var textLayoutManager: NSTextLayoutManager? { get }
    var size: CGSize
    var exclusionPaths: [UIBezierPath]
    var lineBreakMode: NSLineBreakMode
    var lineFragmentPadding: CGFloat
    var maximumNumberOfLines: Int
    func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect
    var isSimpleRectangularTextContainer: Bool { get }
    var widthTracksTextView: Bool
    var heightTracksTextView: Bool
}
protocol NSTextLayoutOrientationProvider {
    var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}
