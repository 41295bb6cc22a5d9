// UILabel, UIImageView and UIStackView.

@pure class UILabel: UIView, NSCoding, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {
    var text: String?
    var attributedText: NSAttributedString?
    var font: UIFont!
    var textColor: UIColor!
    var textAlignment: NSTextAlignment
    var lineBreakMode: NSLineBreakMode
    var isHighlighted: Bool
    var highlightedTextColor: UIColor?
    var shadowColor: UIColor?
    var shadowOffset: CGSize
    var isEnabled: Bool
    var numberOfLines: Int
    var adjustsFontSizeToFitWidth: Bool
    var baselineAdjustment: UIBaselineAdjustment
    var minimumScaleFactor: CGFloat
    var allowsDefaultTighteningForTruncation: Bool
    @available(iOS 14, *) var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy
    @available(iOS 15, *) var showsExpansionTextWhenTruncated: Bool
    @available(iOS 17, *) var preferredVibrancy: UILabelVibrancy
    var preferredMaxLayoutWidth: CGFloat
    func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
    func drawText(in rect: CGRect)
}
@available(iOS 17, *) @pure enum UILabelVibrancy: Int {
    case none, automatic
}
@pure enum UIBaselineAdjustment: Int {
    case alignBaselines, alignCenters, none
}
@available(iOS 17, *) @MainActor protocol UILetterformAwareAdjusting: NSObjectProtocol {
    var sizingRule: UILetterformAwareSizingRule { get set }
}
@available(iOS 17, *) @pure enum UILetterformAwareSizingRule: Int {
    case typographic, oversize
}
@MainActor protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool { get set }
}
@pure class UIImageView: UIView, NSCoding, UIAccessibilityContentSizeCategoryImageAdjusting {
    init(image: UIImage?)
    init(image: UIImage?, highlightedImage: UIImage?)
    init(frame: CGRect)
    init?(coder: NSCoder)
    var image: UIImage?
    var highlightedImage: UIImage?
    @available(iOS 13, *) var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    var isUserInteractionEnabled: Bool
    var isHighlighted: Bool
    var animationImages: [UIImage]?
    var highlightedAnimationImages: [UIImage]?
    var animationDuration: TimeInterval
    var animationRepeatCount: Int
    var tintColor: UIColor!
    func startAnimating()
    func stopAnimating()
    var isAnimating: Bool { get }
    @available(iOS 17, *) var preferredImageDynamicRange: UIImage.DynamicRange
    @available(iOS 17, *) var imageDynamicRange: UIImage.DynamicRange { get }
    @available(iOS 17, *) func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil)
    @available(iOS 17, *) func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil)
    @available(iOS 17, *) func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil)
    @available(iOS 17, *) func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil)
    @available(iOS 17, *) func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil)
    @available(iOS 17, *) func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true)
    @available(iOS 17, *) func setSymbolImage(
        _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil)
}
@available(iOS 17, *) typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void
@available(iOS 17, *) struct UISymbolEffectCompletionContext {
    var isFinished: Bool { get }
    var effect: (any SymbolEffect)? { get }
    var contentTransition: (any ContentTransitionSymbolEffect)? { get }
    var sender: AnyObject? { get }
}
@available(iOS 17, *) @pure struct UISymbolContentTransition: Hashable {
    init(
        _ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default)
    var contentTransition: any ContentTransitionSymbolEffect & SymbolEffect { get }
    var options: SymbolEffectOptions { get }
}
@pure class UIStackView: UIView {
    init(frame: CGRect)
    init(coder: NSCoder)
    @callsBack convenience init(arrangedSubviews views: [UIView])
    var arrangedSubviews: [UIView] { get }
    @callsBack func addArrangedSubview(_ view: UIView)
    func removeArrangedSubview(_ view: UIView)
    @callsBack func insertArrangedSubview(_ view: UIView, at stackIndex: Int)
    var axis: NSLayoutConstraint.Axis
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    var spacing: CGFloat
    func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)
    func customSpacing(after arrangedSubview: UIView) -> CGFloat
    var isBaselineRelativeArrangement: Bool
    var isLayoutMarginsRelativeArrangement: Bool
    nonisolated static let spacingUseDefault: CGFloat
    nonisolated static let spacingUseSystem: CGFloat
    @pure enum Distribution: Int {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    @pure enum Alignment: Int {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        @pure static var top: UIStackView.Alignment { get }
        @pure static var bottom: UIStackView.Alignment { get }
    }
}
