public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

@preconcurrency @MainActor
open class UILabel: UIView {
    open var text: String? {
        didSet {
            attributed = nil
            record(text)
        }
    }
    open var attributedText: NSAttributedString? {
        get { attributed ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            attributed = newValue
        }
    }
    private var attributed: NSAttributedString?
    open var font: UIFont! = UIFont.systemFont(ofSize: 17) { didSet { record(font) } }
    open var textColor: UIColor! = UIColor.label { didSet { record(textColor) } }
    open var highlightedTextColor: UIColor?
    open var shadowColor: UIColor? { didSet { record(shadowColor) } }
    open var shadowOffset = CGSize.zero
    open var textAlignment = NSTextAlignment.natural { didSet { record(textAlignment) } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { record(lineBreakMode) } }
    open var numberOfLines = 1 { didSet { record(numberOfLines) } }
    open var isEnabled = true { didSet { record(isEnabled) } }
    open var isHighlighted = false
    open var adjustsFontSizeToFitWidth = false { didSet { record(adjustsFontSizeToFitWidth) } }
    open var adjustsFontForContentSizeCategory = false { didSet { record(adjustsFontForContentSizeCategory) } }
    open var minimumScaleFactor: CGFloat = 0 { didSet { record(minimumScaleFactor) } }
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func drawText(in rect: CGRect) {}
}

@preconcurrency @MainActor
open class UIImageView: UIView {
    open var image: UIImage? { didSet { record(image) } }
    open var highlightedImage: UIImage?
    open var isHighlighted = false { didSet { record(isHighlighted) } }
    open var animationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public private(set) var isAnimating = false

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: .zero)
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
