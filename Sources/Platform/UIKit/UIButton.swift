// UIButton, its configurations and its roles.

@pure class UIButton: UIControl, NSCoding {
    init(frame: CGRect)
    init?(coder: NSCoder)
    @available(iOS 14, *) convenience init(frame: CGRect, primaryAction: UIAction?)
    convenience init(type buttonType: UIButton.ButtonType)
    @available(iOS 14, *) convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
    @available(iOS 15, *) convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil)
    @available(iOS 15, *) var configuration: UIButton.Configuration?
    @available(iOS 15, *) var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler?
    @available(iOS 15, *) func setNeedsUpdateConfiguration()
    @available(iOS 15, *) func updateConfiguration()
    @available(iOS 15, *) var automaticallyUpdatesConfiguration: Bool
    var tintColor: UIColor!
    var buttonType: UIButton.ButtonType { get }
    @available(iOS, deprecated: 15) var contentEdgeInsets: UIEdgeInsets
    @available(iOS, deprecated: 15) var titleEdgeInsets: UIEdgeInsets
    @available(iOS, deprecated: 15) var imageEdgeInsets: UIEdgeInsets
    @available(iOS, deprecated: 15) var reversesTitleShadowWhenHighlighted: Bool
    @available(iOS, deprecated: 15) var adjustsImageWhenHighlighted: Bool
    @available(iOS, deprecated: 15) var adjustsImageWhenDisabled: Bool
    @available(iOS, deprecated: 15) var showsTouchWhenHighlighted: Bool
    @available(iOS 13.4, *) var isPointerInteractionEnabled: Bool
    @available(iOS 13.4, *) var pointerStyleProvider: UIButton.PointerStyleProvider?
    @available(iOS 14, *) var menu: UIMenu?
    @available(iOS 14, *) var role: UIButton.Role
    @available(iOS 15, *) var changesSelectionAsPrimaryAction: Bool
    @available(iOS 15, *) var isHovered: Bool { get }
    @available(iOS 15, *) var isHeld: Bool { get }
    @available(iOS 15, *) var behavioralStyle: UIBehavioralStyle { get }
    @available(iOS 15, *) var preferredBehavioralStyle: UIBehavioralStyle
    @available(iOS 15, *) var subtitleLabel: UILabel? { get }
    @available(iOS 16, *) var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
    func setTitle(_ title: String?, for state: UIControl.State)
    func setTitleColor(_ color: UIColor?, for state: UIControl.State)
    func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State)
    func setImage(_ image: UIImage?, for state: UIControl.State)
    func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)
    @available(iOS 13, *) func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State)
    func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)
    func title(for state: UIControl.State) -> String?
    func titleColor(for state: UIControl.State) -> UIColor?
    func titleShadowColor(for state: UIControl.State) -> UIColor?
    func image(for state: UIControl.State) -> UIImage?
    func backgroundImage(for state: UIControl.State) -> UIImage?
    @available(iOS 13, *) func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage
        .SymbolConfiguration?
    func attributedTitle(for state: UIControl.State) -> NSAttributedString?
    var currentTitle: String? { get }
    var currentTitleColor: UIColor { get }
    var currentTitleShadowColor: UIColor? { get }
    var currentImage: UIImage? { get }
    var currentBackgroundImage: UIImage? { get }
    @available(iOS 13, *) var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { get }
    var currentAttributedTitle: NSAttributedString? { get }
    var titleLabel: UILabel? { get }
    var imageView: UIImageView? { get }
    @available(iOS, deprecated: 15) func backgroundRect(forBounds bounds: CGRect) -> CGRect
    @available(iOS, deprecated: 15) func contentRect(forBounds bounds: CGRect) -> CGRect
    @available(iOS, deprecated: 15) func titleRect(forContentRect contentRect: CGRect) -> CGRect
    @available(iOS, deprecated: 15) func imageRect(forContentRect contentRect: CGRect) -> CGRect
    @available(iOS 13, *) class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self
    var isSpringLoaded: Bool
}
extension UIButton: UISpringLoadedInteractionSupporting {
}
extension UIButton {
    @pure enum ButtonType: Int {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
        @available(iOS 13, *) case close = 7
        @pure static var roundedRect: UIButton.ButtonType { get }
    }
    @available(iOS 14, *) @pure enum Role: Int {
        case normal, primary, cancel, destructive
    }
    @available(iOS 13.4, *) typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
        UIPointerStyle?
    @available(iOS 15, *) typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
@available(iOS 15, *) extension UIButton {
    @pure struct Configuration: Hashable {
        @pure static func plain() -> UIButton.Configuration
        @pure static func tinted() -> UIButton.Configuration
        @pure static func gray() -> UIButton.Configuration
        @pure static func filled() -> UIButton.Configuration
        @pure static func borderless() -> UIButton.Configuration
        @pure static func bordered() -> UIButton.Configuration
        @pure static func borderedTinted() -> UIButton.Configuration
        @pure static func borderedProminent() -> UIButton.Configuration
        @available(iOS 26, *) @pure static func glass() -> UIButton.Configuration
        @available(iOS 26, *) @pure static func prominentGlass() -> UIButton.Configuration
        @available(iOS 26, *) @pure static func clearGlass() -> UIButton.Configuration
        @available(iOS 26, *) @pure static func prominentClearGlass() -> UIButton.Configuration
        func updated(for button: UIButton) -> UIButton.Configuration
        var background: UIBackgroundConfiguration
        var cornerStyle: UIButton.Configuration.CornerStyle
        var buttonSize: UIButton.Configuration.Size
        var macIdiomStyle: UIButton.Configuration.MacIdiomStyle
        var baseForegroundColor: UIColor?
        var baseBackgroundColor: UIColor?
        var image: UIImage?
        var imageColorTransformer: UIConfigurationColorTransformer?
        var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        var showsActivityIndicator: Bool
        var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        var title: String?
        var attributedTitle: AttributedString?
        var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        var titleLineBreakMode: NSLineBreakMode
        var subtitle: String?
        var attributedSubtitle: AttributedString?
        var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        var subtitleLineBreakMode: NSLineBreakMode
        @available(iOS 16, *) var indicator: UIButton.Configuration.Indicator
        @available(iOS 16, *) var indicatorColorTransformer: UIConfigurationColorTransformer?
        var contentInsets: NSDirectionalEdgeInsets
        mutating func setDefaultContentInsets()
        var imagePlacement: NSDirectionalRectEdge
        var imageReservation: CGFloat
        var imagePadding: CGFloat
        var titlePadding: CGFloat
        var titleAlignment: UIButton.Configuration.TitleAlignment
        var automaticallyUpdateForSelection: Bool
        @available(iOS 26, *) var symbolContentTransition: UISymbolContentTransition?
        @pure enum Size {
            case mini, small, medium, large
        }
        @pure enum TitleAlignment {
            case automatic, leading, center, trailing
        }
        @pure enum CornerStyle {
            case fixed, dynamic, small, medium, large, capsule
        }
        @pure enum MacIdiomStyle {
            case automatic, bordered, borderless, borderlessTinted
        }
        @available(iOS 16, *) @pure enum Indicator {
            case automatic, none, popup
        }
    }
}
