// What a view controller shows when it has no content: content-unavailable configurations and their view.

@available(iOS 17, *) @pure struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    @pure static func empty() -> UIContentUnavailableConfiguration
    @pure static func loading() -> UIContentUnavailableConfiguration
    @pure static func search() -> UIContentUnavailableConfiguration
    func makeContentView() -> UIView & UIContentView
    @pure func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration
    var image: UIImage?
    var imageProperties: UIContentUnavailableConfiguration.ImageProperties
    var text: String?
    var attributedText: NSAttributedString?
    var textProperties: UIContentUnavailableConfiguration.TextProperties
    var secondaryText: String?
    var secondaryAttributedText: NSAttributedString?
    var secondaryTextProperties: UIContentUnavailableConfiguration.TextProperties
    var button: UIButton.Configuration
    var buttonProperties: UIContentUnavailableConfiguration.ButtonProperties
    var secondaryButton: UIButton.Configuration
    var secondaryButtonProperties: UIContentUnavailableConfiguration.ButtonProperties
    var alignment: UIContentUnavailableConfiguration.Alignment
    var axesPreservingSuperviewLayoutMargins: UIAxis
    var directionalLayoutMargins: NSDirectionalEdgeInsets
    var imageToTextPadding: CGFloat
    var textToSecondaryTextPadding: CGFloat
    var textToButtonPadding: CGFloat
    var buttonToSecondaryButtonPadding: CGFloat
    var background: UIBackgroundConfiguration
    @pure enum Alignment: Hashable {
        case center, natural
    }
    @pure struct ImageProperties: Hashable {
        var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        var tintColor: UIColor?
        var cornerRadius: CGFloat
        var maximumSize: CGSize
        var accessibilityIgnoresInvertColors: Bool
    }
    @pure struct TextProperties: Hashable {
        var font: UIFont
        var color: UIColor
        var lineBreakMode: NSLineBreakMode
        var numberOfLines: Int
        var adjustsFontSizeToFitWidth: Bool
        var minimumScaleFactor: CGFloat
        var allowsDefaultTighteningForTruncation: Bool
    }
    @pure struct ButtonProperties: Hashable {
        var primaryAction: UIAction?
        var menu: UIMenu?
        var isEnabled: Bool
        var role: UIButton.Role
    }
}
@available(iOS 17, *) @pure struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection
    var searchText: String?
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
@available(iOS 17, *) class UIContentUnavailableView: UIView, UIContentView {
    init(configuration: UIContentUnavailableConfiguration)
    var configuration: any UIContentConfiguration
    var isScrollEnabled: Bool
}
