// Configurations of cells' and views' contents and backgrounds, and their states.

@available(iOS 14, *) protocol UIContentConfiguration {
    @MainActor func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}
@available(iOS 14, *) @MainActor protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    @available(iOS 16, *) func supports(_ configuration: any UIContentConfiguration) -> Bool
}
@available(iOS 14, *) protocol UIConfigurationState {
    @pure init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
@available(iOS 14, *) @pure struct UIConfigurationStateCustomKey: RawRepresentable, Hashable {
    init(rawValue: String)
    init(_ rawValue: String)
}
@available(iOS 14, *) @pure struct UIViewConfigurationState: UIConfigurationState, Hashable {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection
    var isDisabled: Bool
    var isHighlighted: Bool
    var isSelected: Bool
    var isFocused: Bool
    @available(iOS 15, *) var isPinned: Bool
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
@available(iOS 14, *) @pure struct UICellConfigurationState: UIConfigurationState, Hashable {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection
    var isDisabled: Bool
    var isHighlighted: Bool
    var isSelected: Bool
    var isFocused: Bool
    @available(iOS 15, *) var isPinned: Bool
    var isEditing: Bool
    var isExpanded: Bool
    var isSwiped: Bool
    var isReordering: Bool
    var cellDragState: UICellConfigurationState.DragState
    var cellDropState: UICellConfigurationState.DropState
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
    @pure enum DragState {
        case none, lifting, dragging
    }
    @pure enum DropState {
        case none, notTargeted, targeted
    }
}
@available(iOS 14, *) @pure struct UIConfigurationColorTransformer {
    init(_ transform: @escaping (UIColor) -> UIColor)
    let transform: (UIColor) -> UIColor
    func callAsFunction(_ input: UIColor) -> UIColor
    nonisolated static let grayscale: UIConfigurationColorTransformer
    nonisolated static let preferredTint: UIConfigurationColorTransformer
    nonisolated static let monochromeTint: UIConfigurationColorTransformer
}
@available(iOS 15, *) @pure struct UIConfigurationTextAttributesTransformer {
    init(_ transform: @escaping (AttributeContainer) -> AttributeContainer)
    let transform: (AttributeContainer) -> AttributeContainer
    func callAsFunction(_ input: AttributeContainer) -> AttributeContainer
}
@available(iOS 14, *) @pure struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    @pure static func cell() -> UIListContentConfiguration
    @pure static func subtitleCell() -> UIListContentConfiguration
    @pure static func valueCell() -> UIListContentConfiguration
    @available(iOS, deprecated: 18) @pure static func plainHeader() -> UIListContentConfiguration
    @available(iOS, deprecated: 18) @pure static func plainFooter() -> UIListContentConfiguration
    @available(iOS, deprecated: 18) @pure static func groupedHeader() -> UIListContentConfiguration
    @available(iOS 15, *) @available(iOS, deprecated: 18) @pure static func prominentInsetGroupedHeader()
        -> UIListContentConfiguration
    @available(iOS 15, *) @available(iOS, deprecated: 18) @pure static func extraProminentInsetGroupedHeader()
        -> UIListContentConfiguration
    @available(iOS, deprecated: 18) @pure static func groupedFooter() -> UIListContentConfiguration
    @available(iOS, deprecated: 18) @pure static func sidebarCell() -> UIListContentConfiguration
    @available(iOS, deprecated: 18) @pure static func sidebarSubtitleCell() -> UIListContentConfiguration
    @available(iOS, deprecated: 18) @pure static func accompaniedSidebarCell() -> UIListContentConfiguration
    @available(iOS, deprecated: 18) @pure static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration
    @available(iOS, deprecated: 18) @pure static func sidebarHeader() -> UIListContentConfiguration
    @available(iOS 18, *) @pure static func header() -> UIListContentConfiguration
    @available(iOS 18, *) @pure static func prominentHeader() -> UIListContentConfiguration
    @available(iOS 18, *) @pure static func extraProminentHeader() -> UIListContentConfiguration
    @available(iOS 18, *) @pure static func footer() -> UIListContentConfiguration
    @MainActor func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> UIListContentConfiguration
    var image: UIImage?
    var imageProperties: UIListContentConfiguration.ImageProperties
    var text: String?
    var attributedText: NSAttributedString?
    var textProperties: UIListContentConfiguration.TextProperties
    var secondaryText: String?
    var secondaryAttributedText: NSAttributedString?
    var secondaryTextProperties: UIListContentConfiguration.TextProperties
    var axesPreservingSuperviewLayoutMargins: UIAxis
    var directionalLayoutMargins: NSDirectionalEdgeInsets
    var prefersSideBySideTextAndSecondaryText: Bool
    var imageToTextPadding: CGFloat
    var textToSecondaryTextHorizontalPadding: CGFloat
    var textToSecondaryTextVerticalPadding: CGFloat
    @available(iOS 18, *) var alpha: CGFloat
    @pure struct ImageProperties: Hashable {
        var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        var tintColor: UIColor?
        var tintColorTransformer: UIConfigurationColorTransformer?
        func resolvedTintColor(for tintColor: UIColor) -> UIColor
        var cornerRadius: CGFloat
        var maximumSize: CGSize
        var reservedLayoutSize: CGSize
        var accessibilityIgnoresInvertColors: Bool
        @available(iOS 18, *) var strokeWidth: CGFloat
        @available(iOS 18, *) var strokeColor: UIColor?
        @available(iOS 18, *) var strokeColorTransformer: UIConfigurationColorTransformer?
        @available(iOS 18, *) func resolvedStrokeColor(for tintColor: UIColor) -> UIColor
        nonisolated static let standardDimension: CGFloat
    }
    @pure struct TextProperties: Hashable {
        var font: UIFont
        var color: UIColor
        var colorTransformer: UIConfigurationColorTransformer?
        func resolvedColor() -> UIColor
        var alignment: UIListContentConfiguration.TextProperties.TextAlignment
        var lineBreakMode: NSLineBreakMode
        var numberOfLines: Int
        var adjustsFontSizeToFitWidth: Bool
        var allowsDefaultTighteningForTruncation: Bool
        var adjustsFontForContentSizeCategory: Bool
        var showsExpansionTextWhenTruncated: Bool
        var minimumScaleFactor: CGFloat
        var transform: UIListContentConfiguration.TextProperties.TextTransform
        @pure enum TextAlignment {
            case natural, center, justified
        }
        @pure enum TextTransform {
            case none, uppercase, lowercase, capitalized
        }
    }
}
@available(iOS 14, *) extension UIListContentConfiguration: CustomStringConvertible {
}
@available(iOS 14, *) @pure class UIListContentView: UIView, UIContentView {
    init(configuration: UIListContentConfiguration)
    init?(coder: NSCoder)
    var configuration: any UIContentConfiguration
    var textLayoutGuide: UILayoutGuide? { get }
    var secondaryTextLayoutGuide: UILayoutGuide? { get }
    var imageLayoutGuide: UILayoutGuide? { get }
}
@available(iOS 14, *) @pure struct UIBackgroundConfiguration: Hashable {
    @pure static func clear() -> UIBackgroundConfiguration
    @available(iOS 18, *) @pure static func listCell() -> UIBackgroundConfiguration
    @available(iOS 18, *) @pure static func listHeader() -> UIBackgroundConfiguration
    @available(iOS 18, *) @pure static func listFooter() -> UIBackgroundConfiguration
    @available(iOS, deprecated: 18) @pure static func listPlainCell() -> UIBackgroundConfiguration
    @available(iOS, deprecated: 18) @pure static func listPlainHeaderFooter() -> UIBackgroundConfiguration
    @available(iOS, deprecated: 18) @pure static func listGroupedCell() -> UIBackgroundConfiguration
    @available(iOS, deprecated: 18) @pure static func listGroupedHeaderFooter() -> UIBackgroundConfiguration
    @available(iOS, deprecated: 18) @pure static func listSidebarHeader() -> UIBackgroundConfiguration
    @available(iOS, deprecated: 18) @pure static func listSidebarCell() -> UIBackgroundConfiguration
    @available(iOS, deprecated: 18) @pure static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration
    func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration
    var customView: UIView?
    var cornerRadius: CGFloat
    var backgroundInsets: NSDirectionalEdgeInsets
    var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge
    var backgroundColor: UIColor?
    var backgroundColorTransformer: UIConfigurationColorTransformer?
    func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor
    var visualEffect: UIVisualEffect?
    @available(iOS 15, *) var image: UIImage?
    @available(iOS 15, *) var imageContentMode: UIView.ContentMode
    @available(iOS 18, *) var shadowProperties: UIShadowProperties
    var strokeColor: UIColor?
    var strokeColorTransformer: UIConfigurationColorTransformer?
    func resolvedStrokeColor(for tintColor: UIColor) -> UIColor
    var strokeWidth: CGFloat
    var strokeOutset: CGFloat
}
@available(iOS 18, *) @pure struct UIShadowProperties: Hashable {
    init()
    var color: UIColor
    var opacity: CGFloat
    var radius: CGFloat
    var offset: CGSize
    var path: UIBezierPath?
}
