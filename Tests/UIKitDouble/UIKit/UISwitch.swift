@preconcurrency @MainActor
open class UISwitch: UIControl {
    open var isOn = false { didSet { record(isOn) } }
    open var onTintColor: UIColor? { didSet { record(onTintColor) } }
    open var thumbTintColor: UIColor?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// A user's flip.
    public func flip() {
        isOn.toggle()
        sendActions(for: .valueChanged)
    }
}

@preconcurrency @MainActor
open class UISlider: UIControl {
    open var value: Float = 0 { didSet { record(value) } }
    open var minimumValue: Float = 0 { didSet { record(minimumValue) } }
    open var maximumValue: Float = 1 { didSet { record(maximumValue) } }
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor? { didSet { record(minimumTrackTintColor) } }
    open var maximumTrackTintColor: UIColor? { didSet { record(maximumTrackTintColor) } }
    open var thumbTintColor: UIColor?
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open func setThumbImage(_ image: UIImage?, for state: State) { record(call: "setThumbImage()") }

    /// A user's drag of the knob.
    public func drag(to value: Float) {
        self.value = min(max(value, minimumValue), maximumValue)
        sendActions(for: .valueChanged)
    }
}

@preconcurrency @MainActor
open class UIStepper: UIControl {
    open var value: Double = 0 { didSet { record(value) } }
    open var minimumValue: Double = 0 { didSet { record(minimumValue) } }
    open var maximumValue: Double = 100 { didSet { record(maximumValue) } }
    open var stepValue: Double = 1 { didSet { record(stepValue) } }
    open var wraps = false
    open var autorepeat = true
    open var isContinuous = true

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A user's taps on plus or, if negative, on minus.
    public func step(_ count: Int) {
        value = min(max(value + Double(count) * stepValue, minimumValue), maximumValue)
        sendActions(for: .valueChanged)
    }
}

@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    public static let noSegment = -1
    private var titles: [String?] = []
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { record(selectedSegmentIndex) } }
    open var selectedSegmentTintColor: UIColor? { didSet { record(selectedSegmentTintColor) } }
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String }
    }

    open var numberOfSegments: Int { titles.count }
    open func titleForSegment(at segment: Int) -> String? { titles[segment] }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        record(call: "setTitle(\(Trace.describe(title)), forSegmentAt: \(segment))")
        while titles.count <= segment { titles.append(nil) }
        titles[segment] = title
    }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        record(call: "insertSegment(\(Trace.describe(title)), at: \(segment))")
        titles.insert(title, at: min(segment, titles.count))
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        record(call: "removeSegment(at: \(segment))")
        titles.remove(at: segment)
    }
    open func removeAllSegments() {
        record(call: "removeAllSegments()")
        titles = []
    }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        record(call: "setEnabled(\(enabled), forSegmentAt: \(segment))")
    }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        record(call: "setTitleTextAttributes(for: \(state.rawValue))")
    }

    /// A user's choice.
    public func choose(_ segment: Int) {
        selectedSegmentIndex = segment
        sendActions(for: .valueChanged)
    }
}

@preconcurrency @MainActor
open class UIPageControl: UIControl {
    open var currentPage = 0 { didSet { record(currentPage) } }
    open var numberOfPages = 0 { didSet { record(numberOfPages) } }
    open var hidesForSinglePage = false { didSet { record(hidesForSinglePage) } }
    open var pageIndicatorTintColor: UIColor? { didSet { record(pageIndicatorTintColor) } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { record(currentPageIndicatorTintColor) } }
}

@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        case whiteLarge = 0
        case white = 1
        case gray = 2
    }
    open var style: Style { didSet { record(style) } }
    open var hidesWhenStopped = true { didSet { record(hidesWhenStopped) } }
    open var color: UIColor! { didSet { record(color) } }
    public private(set) var isAnimating = false

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    open func startAnimating() {
        record(call: "startAnimating()")
        isAnimating = true
    }

    open func stopAnimating() {
        record(call: "stopAnimating()")
        isAnimating = false
    }
}

@preconcurrency @MainActor
open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }
    open var progress: Float = 0 { didSet { record(progress) } }
    open var progressTintColor: UIColor? { didSet { record(progressTintColor) } }
    open var trackTintColor: UIColor? { didSet { record(trackTintColor) } }
    open var observedProgress: Progress?
    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
    open func setProgress(_ progress: Float, animated: Bool) {
        record(call: "setProgress(animated: \(animated))")
        self.progress = progress
    }
}
