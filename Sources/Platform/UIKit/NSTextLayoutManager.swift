// Layout of text by fragments, selections and viewports.

@available(iOS 15, *) @view @pure class NSTextLayoutManager: NSObject, NSSecureCoding, NSTextSelectionDataSource {
    init()
    init?(coder: NSCoder)
    weak var delegate: (any NSTextLayoutManagerDelegate)?
    var usesFontLeading: Bool
    var limitsLayoutForSuspiciousContents: Bool
    var usesHyphenation: Bool
    weak var textContentManager: NSTextContentManager? { get }
    func replace(_ textContentManager: NSTextContentManager)
    var textContainer: NSTextContainer?
    var usageBoundsForTextContainer: CGRect { get }
    var textViewportLayoutController: NSTextViewportLayoutController { get }
    var layoutQueue: OperationQueue?
    @callsBack func ensureLayout(for range: NSTextRange)
    @callsBack func ensureLayout(for bounds: CGRect)
    func invalidateLayout(for range: NSTextRange)
    func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment?
    func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment?
    func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)?
    var textSelections: [NSTextSelection]
    var textSelectionNavigation: NSTextSelectionNavigation
    func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool)
    func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange)
    func addRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange)
    func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange)
    func invalidateRenderingAttributes(for textRange: NSTextRange)
    var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?
    @pure class var linkRenderingAttributes: [NSAttributedString.Key: Any] { get }
    func renderingAttributes(forLink link: Any, at location: any NSTextLocation) -> [NSAttributedString.Key: Any]
    func enumerateTextSegments(
        in textRange: NSTextRange, type: NSTextLayoutManager.SegmentType,
        options: NSTextLayoutManager.SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool)
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement])
    func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString)
    @pure enum SegmentType: Int {
        case standard, selection, highlight
    }
    @pure struct SegmentOptions: OptionSet {
        init(rawValue: UInt)
        static var rangeNotRequired: NSTextLayoutManager.SegmentOptions { get }
        static var middleFragmentsExcluded: NSTextLayoutManager.SegmentOptions { get }
        static var headSegmentExtended: NSTextLayoutManager.SegmentOptions { get }
        static var tailSegmentExtended: NSTextLayoutManager.SegmentOptions { get }
        static var upstreamAffinity: NSTextLayoutManager.SegmentOptions { get }
    }
}
@available(iOS 15, *) protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    optional func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
    optional func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
    ) -> Bool
    optional func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
        defaultAttributes renderingAttributes: [NSAttributedString.Key: Any] = [:]
    ) -> [NSAttributedString.Key: Any]?
}
@available(iOS 15, *) @view @pure class NSTextLayoutFragment: NSObject, NSSecureCoding {
    init(textElement: NSTextElement, range rangeInElement: NSTextRange?)
    init?(coder: NSCoder)
    weak var textLayoutManager: NSTextLayoutManager? { get }
    weak var textElement: NSTextElement? { get }
    var rangeInElement: NSTextRange { get }
    var textLineFragments: [NSTextLineFragment] { get }
    var layoutQueue: OperationQueue?
    var state: NSTextLayoutFragment.State { get }
    func invalidateLayout()
    var layoutFragmentFrame: CGRect { get }
    var renderingSurfaceBounds: CGRect { get }
    var leadingPadding: CGFloat { get }
    var trailingPadding: CGFloat { get }
    var topMargin: CGFloat { get }
    var bottomMargin: CGFloat { get }
    func draw(at point: CGPoint, in context: CGContext)
    var textAttachmentViewProviders: [NSTextAttachmentViewProvider] { get }
    func frameForTextAttachment(at location: any NSTextLocation) -> CGRect
    @pure struct EnumerationOptions: OptionSet {
        init(rawValue: UInt)
        static var reverse: NSTextLayoutFragment.EnumerationOptions { get }
        static var estimatesSize: NSTextLayoutFragment.EnumerationOptions { get }
        static var ensuresLayout: NSTextLayoutFragment.EnumerationOptions { get }
        static var ensuresExtraLineFragment: NSTextLayoutFragment.EnumerationOptions { get }
    }
    @pure enum State: UInt {
        case none, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable
    }
}
@available(iOS 15, *) @view @pure class NSTextLineFragment: NSObject, NSSecureCoding {
    init(attributedString: NSAttributedString, range: NSRange)
    init?(coder aDecoder: NSCoder)
    convenience init(string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange)
    var attributedString: NSAttributedString { get }
    var characterRange: NSRange { get }
    var typographicBounds: CGRect { get }
    var glyphOrigin: CGPoint { get }
    func draw(at point: CGPoint, in context: CGContext)
    func locationForCharacter(at index: Int) -> CGPoint
    func characterIndex(for point: CGPoint) -> Int
    func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat
}
@available(iOS 15, *) @view @pure class NSTextSelection: NSObject, NSSecureCoding {
    init(_ textRanges: [NSTextRange], affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity)
    init?(coder: NSCoder)
    convenience init(range: NSTextRange, affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity)
    convenience init(_ location: any NSTextLocation, affinity: NSTextSelection.Affinity)
    var textRanges: [NSTextRange] { get }
    var granularity: NSTextSelection.Granularity { get }
    var affinity: NSTextSelection.Affinity { get }
    var isTransient: Bool { get }
    var anchorPositionOffset: CGFloat
    var isLogical: Bool
    var secondarySelectionLocation: (any NSTextLocation)?
    var typingAttributes: [NSAttributedString.Key: Any]
    func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection
    @pure enum Granularity: Int {
        case character, word, paragraph, line, sentence
    }
    @pure enum Affinity: Int {
        case upstream, downstream
    }
}
@available(iOS 15, *) @view @pure class NSTextSelectionNavigation: NSObject {
    init(dataSource: any NSTextSelectionDataSource)
    weak var textSelectionDataSource: (any NSTextSelectionDataSource)? { get }
    var allowsNonContiguousRanges: Bool
    var rotatesCoordinateSystemForLayoutOrientation: Bool
    func flushLayoutCache()
    func destinationSelection(
        for textSelection: NSTextSelection, direction: NSTextSelectionNavigation.Direction,
        destination: NSTextSelectionNavigation.Destination, extending: Bool, confined: Bool
    ) -> NSTextSelection?
    func textSelections(
        interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection],
        modifiers: NSTextSelectionNavigation.Modifier, selecting: Bool, bounds: CGRect
    ) -> [NSTextSelection]
    func textSelection(for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection)
        -> NSTextSelection
    func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
        inContainerAt location: any NSTextLocation
    ) -> NSTextSelection?
    func resolvedInsertionLocation(
        for textSelection: NSTextSelection, writingDirection: NSTextSelectionNavigation.WritingDirection
    ) -> (any NSTextLocation)?
    func deletionRanges(
        for textSelection: NSTextSelection, direction: NSTextSelectionNavigation.Direction,
        destination: NSTextSelectionNavigation.Destination, allowsDecomposition: Bool
    ) -> [NSTextRange]
    @pure enum Direction: Int {
        case forward, backward, right, left, up, down
    }
    @pure enum Destination: Int {
        case character, word, line, sentence, paragraph, container, document
    }
    @pure struct Modifier: OptionSet {
        init(rawValue: UInt)
        static var extend: NSTextSelectionNavigation.Modifier { get }
        static var visual: NSTextSelectionNavigation.Modifier { get }
        static var multiple: NSTextSelectionNavigation.Modifier { get }
    }
    @pure enum WritingDirection: Int {
        case leftToRight, rightToLeft
    }
    @pure enum LayoutOrientation: Int {
        case horizontal, vertical
    }
}
@available(iOS 15, *) protocol NSTextSelectionDataSource: NSObjectProtocol {
    var documentRange: NSTextRange { get }
    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
    func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation)
        -> NSTextRange?
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
    optional func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
    optional func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}
@available(iOS 15, *) @view @pure class NSTextViewportLayoutController: NSObject {
    init(textLayoutManager: NSTextLayoutManager)
    weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    weak var textLayoutManager: NSTextLayoutManager? { get }
    var viewportBounds: CGRect { get }
    var viewportRange: NSTextRange? { get }
    func layoutViewport()
    func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat
    func adjustViewport(byVerticalOffset verticalOffset: CGFloat)
}
@available(iOS 15, *) protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    optional func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    optional func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}
