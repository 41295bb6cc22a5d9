// UIControl with its states, events and actions, and the simple controls.

@pure class UIControl: UIView {
    init(frame: CGRect)
    init?(coder: NSCoder)
    @available(iOS 14, *) convenience init(frame: CGRect, primaryAction: UIAction?)
    var isEnabled: Bool
    var isSelected: Bool
    var isHighlighted: Bool
    var contentVerticalAlignment: UIControl.ContentVerticalAlignment
    var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment
    var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment { get }
    var state: UIControl.State { get }
    var isTracking: Bool { get }
    var isTouchInside: Bool { get }
    func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
    func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
    func endTracking(_ touch: UITouch?, with event: UIEvent?)
    func cancelTracking(with event: UIEvent?)
    func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)
    func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event)
    @available(iOS 14, *) func addAction(_ action: UIAction, for controlEvents: UIControl.Event)
    @available(iOS 14, *) func removeAction(_ action: UIAction, for controlEvents: UIControl.Event)
    @available(iOS 14, *) func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event)
    var allTargets: Set<AnyHashable> { get }
    var allControlEvents: UIControl.Event { get }
    func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]?
    @available(iOS 14, *) func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void)
    @callsBack func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?)
    @available(iOS 14, *) @callsBack func sendAction(_ action: UIAction)
    @callsBack func sendActions(for controlEvents: UIControl.Event)
    @available(iOS 17.4, *) @callsBack func performPrimaryAction()
    @available(iOS 14, *) var contextMenuInteraction: UIContextMenuInteraction? { get }
    @available(iOS 14, *) var isContextMenuInteractionEnabled: Bool
    @available(iOS 14, *) var showsMenuAsPrimaryAction: Bool
    @available(iOS 14, *) func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint
    @available(iOS 15, *) var toolTip: String?
    @available(iOS 15, *) var toolTipInteraction: UIToolTipInteraction? { get }
    @available(iOS 17, *) var isSymbolAnimationEnabled: Bool
}
@available(iOS 14, *) extension UIControl: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}
extension UIControl {
    @pure struct Event: OptionSet {
        init(rawValue: UInt)
        static var touchDown: UIControl.Event { get }
        static var touchDownRepeat: UIControl.Event { get }
        static var touchDragInside: UIControl.Event { get }
        static var touchDragOutside: UIControl.Event { get }
        static var touchDragEnter: UIControl.Event { get }
        static var touchDragExit: UIControl.Event { get }
        static var touchUpInside: UIControl.Event { get }
        static var touchUpOutside: UIControl.Event { get }
        static var touchCancel: UIControl.Event { get }
        static var valueChanged: UIControl.Event { get }
        static var primaryActionTriggered: UIControl.Event { get }
        @available(iOS 14, *) static var menuActionTriggered: UIControl.Event { get }
        static var editingDidBegin: UIControl.Event { get }
        static var editingChanged: UIControl.Event { get }
        static var editingDidEnd: UIControl.Event { get }
        static var editingDidEndOnExit: UIControl.Event { get }
        static var allTouchEvents: UIControl.Event { get }
        static var allEditingEvents: UIControl.Event { get }
        static var applicationReserved: UIControl.Event { get }
        static var systemReserved: UIControl.Event { get }
        static var allEvents: UIControl.Event { get }
    }
    @pure enum ContentVerticalAlignment: Int {
        case center, top, bottom, fill
    }
    @pure enum ContentHorizontalAlignment: Int {
        case center, left, right, fill, leading, trailing
    }
    @pure struct State: OptionSet {
        init(rawValue: UInt)
        static var normal: UIControl.State { get }
        static var highlighted: UIControl.State { get }
        static var disabled: UIControl.State { get }
        static var selected: UIControl.State { get }
        static var focused: UIControl.State { get }
        static var application: UIControl.State { get }
        static var reserved: UIControl.State { get }
    }
}
@pure class UISwitch: UIControl, NSCoding {
    var onTintColor: UIColor?
    var thumbTintColor: UIColor?
    var onImage: UIImage?
    var offImage: UIImage?
    @available(iOS 14, *) var title: String?
    @available(iOS 14, *) var style: UISwitch.Style { get }
    @available(iOS 14, *) var preferredStyle: UISwitch.Style
    var isOn: Bool
    func setOn(_ on: Bool, animated: Bool)
    @available(iOS 14, *) @pure enum Style: Int {
        case automatic, checkbox, sliding
    }
}
@pure class UISlider: UIControl, NSCoding {
    var value: Float
    var minimumValue: Float
    var maximumValue: Float
    var minimumValueImage: UIImage?
    var maximumValueImage: UIImage?
    var isContinuous: Bool
    var minimumTrackTintColor: UIColor?
    var maximumTrackTintColor: UIColor?
    var thumbTintColor: UIColor?
    func setValue(_ value: Float, animated: Bool)
    func setThumbImage(_ image: UIImage?, for state: UIControl.State)
    func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State)
    func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State)
    func thumbImage(for state: UIControl.State) -> UIImage?
    func minimumTrackImage(for state: UIControl.State) -> UIImage?
    func maximumTrackImage(for state: UIControl.State) -> UIImage?
    var currentThumbImage: UIImage? { get }
    var currentMinimumTrackImage: UIImage? { get }
    var currentMaximumTrackImage: UIImage? { get }
    func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect
    func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect
    func trackRect(forBounds bounds: CGRect) -> CGRect
    func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
    @available(iOS 15, *) var preferredBehavioralStyle: UIBehavioralStyle
    @available(iOS 15, *) var behavioralStyle: UIBehavioralStyle { get }
    @available(iOS 26, *) var sliderStyle: UISlider.Style
    @available(iOS 26, *) var trackConfiguration: UISlider.TrackConfiguration?
}
@available(iOS 26, *) extension UISlider {
    @pure enum Style: Int {
        case `default`, thumbless
    }
    @pure struct TrackConfiguration: Hashable {
        init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float>? = nil,
            numberOfTicks: Int)
        init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float>? = nil,
            ticks: [UISlider.TrackConfiguration.Tick])
        var allowsTickValuesOnly: Bool
        var neutralValue: Float
        var enabledRange: ClosedRange<Float>
        var ticks: [UISlider.TrackConfiguration.Tick]
        @pure struct Tick: Hashable {
            init(position: Float, title: String? = nil, image: UIImage? = nil)
            var position: Float
            var title: String?
            var image: UIImage?
        }
    }
}
@pure class UIStepper: UIControl {
    var isContinuous: Bool
    var autorepeat: Bool
    var wraps: Bool
    var value: Double
    var minimumValue: Double
    var maximumValue: Double
    var stepValue: Double
    func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)
    func backgroundImage(for state: UIControl.State) -> UIImage?
    func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    )
    func dividerImage(forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State) -> UIImage?
    func setIncrementImage(_ image: UIImage?, for state: UIControl.State)
    func incrementImage(for state: UIControl.State) -> UIImage?
    func setDecrementImage(_ image: UIImage?, for state: UIControl.State)
    func decrementImage(for state: UIControl.State) -> UIImage?
}
@pure class UISegmentedControl: UIControl, NSCoding {
    init(frame: CGRect)
    init(items: [Any]?)
    init?(coder: NSCoder)
    @available(iOS 14, *) convenience init(frame: CGRect, actions: [UIAction])
    @available(iOS 14, *) func insertSegment(action: UIAction, at segment: Int, animated: Bool)
    @available(iOS 14, *) func setAction(_ action: UIAction, forSegmentAt segment: Int)
    @available(iOS 14, *) func actionForSegment(at segment: Int) -> UIAction?
    @available(iOS 14, *) func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int
    var isMomentary: Bool
    var numberOfSegments: Int { get }
    var apportionsSegmentWidthsByContent: Bool
    func insertSegment(withTitle title: String?, at segment: Int, animated: Bool)
    func insertSegment(with image: UIImage?, at segment: Int, animated: Bool)
    func removeSegment(at segment: Int, animated: Bool)
    func removeAllSegments()
    func setTitle(_ title: String?, forSegmentAt segment: Int)
    func titleForSegment(at segment: Int) -> String?
    func setImage(_ image: UIImage?, forSegmentAt segment: Int)
    func imageForSegment(at segment: Int) -> UIImage?
    func setWidth(_ width: CGFloat, forSegmentAt segment: Int)
    func widthForSegment(at segment: Int) -> CGFloat
    func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int)
    func contentOffsetForSegment(at segment: Int) -> CGSize
    func setEnabled(_ enabled: Bool, forSegmentAt segment: Int)
    func isEnabledForSegment(at segment: Int) -> Bool
    var selectedSegmentIndex: Int
    @available(iOS 13, *) var selectedSegmentTintColor: UIColor?
    func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics)
    func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage?
    func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics)
    func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage?
    func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?
    func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
        barMetrics: UIBarMetrics)
    func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
    ) -> UIOffset
    var isSpringLoaded: Bool
    nonisolated static let noSegment: Int
    @pure enum Segment: Int {
        case any, left, center, right, alone
    }
}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {
}
@pure class UIPageControl: UIControl {
    var numberOfPages: Int
    var currentPage: Int
    var hidesForSinglePage: Bool
    var pageIndicatorTintColor: UIColor?
    var currentPageIndicatorTintColor: UIColor?
    @available(iOS 14, *) var backgroundStyle: UIPageControl.BackgroundStyle
    @available(iOS 14, *) var interactionState: UIPageControl.InteractionState { get }
    @available(iOS 14, *) var allowsContinuousInteraction: Bool
    @available(iOS 14, *) var preferredIndicatorImage: UIImage?
    @available(iOS 14, *) func indicatorImage(forPage page: Int) -> UIImage?
    @available(iOS 14, *) func setIndicatorImage(_ image: UIImage?, forPage page: Int)
    @available(iOS 16, *) var preferredCurrentPageIndicatorImage: UIImage?
    @available(iOS 16, *) func currentPageIndicatorImage(forPage page: Int) -> UIImage?
    @available(iOS 16, *) func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int)
    @available(iOS 16, *) var direction: UIPageControl.Direction
    @available(iOS 17, *) var progress: UIPageControlProgress?
    func size(forNumberOfPages pageCount: Int) -> CGSize
    @available(iOS, deprecated: 14) var defersCurrentPageDisplay: Bool
    @available(iOS, deprecated: 14) func updateCurrentPageDisplay()
    @available(iOS 14, *) @pure enum InteractionState: Int {
        case none, discrete, continuous
    }
    @available(iOS 14, *) @pure enum BackgroundStyle: Int {
        case automatic, prominent, minimal
    }
    @available(iOS 16, *) @pure enum Direction: Int {
        case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
    }
}
@available(iOS 17, *) @MainActor @pure class UIPageControlProgress: NSObject {
    init()
    weak var delegate: (any UIPageControlProgressDelegate)?
    var currentProgress: Float
    var progressVisible: Bool
}
@available(iOS 17, *) @MainActor protocol UIPageControlProgressDelegate: NSObjectProtocol {
    optional func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    optional func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}
@available(iOS 17, *) @MainActor protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    optional func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    optional func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int)
        -> Bool
}
@available(iOS 17, *) @pure class UIPageControlTimerProgress: UIPageControlProgress {
    init(preferredDuration: TimeInterval)
    var resetsToInitialPageAfterEnd: Bool
    var isRunning: Bool { get }
    var preferredDuration: TimeInterval
    func resumeTimer()
    func pauseTimer()
    func setDuration(_ duration: TimeInterval, forPage page: Int)
    func duration(forPage page: Int) -> TimeInterval
}
