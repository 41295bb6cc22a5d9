// Compositional layouts of collection views.

@available(iOS 13, *) @pure class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    init(section: NSCollectionLayoutSection)
    init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration)
    init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider)
    init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration)
    @callsBack var configuration: UICollectionViewCompositionalLayoutConfiguration
    @available(iOS 14, *) @pure class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
}
@available(iOS 13, *) typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?
@available(iOS 13, *) @MainActor @pure class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    init()
    var scrollDirection: UICollectionView.ScrollDirection
    var interSectionSpacing: CGFloat
    var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
    @available(iOS 14, *) var contentInsetsReference: UIContentInsetsReference
}
@available(iOS 14, *) @pure enum UIContentInsetsReference: Int {
    case automatic, none, safeArea, layoutMargins, readableContent
}
@available(iOS 13, *) @pure enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
@available(iOS 17, *) @MainActor @pure class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying
{
    var decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
    var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
    @pure struct DecelerationRate: RawRepresentable, Hashable {
        init(rawValue: CGFloat)
        static let automatic: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
        static let normal: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
        static let fast: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
    }
    @pure enum Bounce: Int {
        case automatic, always, never
    }
}
@available(iOS 13, *) @MainActor @pure class NSCollectionLayoutSection: NSObject, NSCopying {
    convenience init(group: NSCollectionLayoutGroup)
    @available(iOS 14, *) class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection
    var contentInsets: NSDirectionalEdgeInsets
    var interGroupSpacing: CGFloat
    @available(iOS 14, *) var contentInsetsReference: UIContentInsetsReference
    @available(iOS 16, *) var supplementaryContentInsetsReference: UIContentInsetsReference
    var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    @available(iOS 17, *) var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
        get
    }
    var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
    @available(iOS, deprecated: 16) var supplementariesFollowContentInsets: Bool
    var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    var decorationItems: [NSCollectionLayoutDecorationItem]
}
@available(iOS 13, *) typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
@available(iOS 13, *) @MainActor @pure class NSCollectionLayoutItem: NSObject, NSCopying {
    convenience init(layoutSize: NSCollectionLayoutSize)
    convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem])
    var contentInsets: NSDirectionalEdgeInsets
    var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    var layoutSize: NSCollectionLayoutSize { get }
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { get }
}
@available(iOS 13, *) @MainActor @pure class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    convenience init(frame: CGRect)
    convenience init(frame: CGRect, zIndex: Int)
    var frame: CGRect { get }
    var zIndex: Int { get }
}
@available(iOS 13, *) @pure class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    @available(iOS 16, *) @pure class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self
    @pure class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
    @available(iOS 16, *) @pure class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self
    @pure class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
    @pure class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self
    @available(iOS, deprecated: 16) @pure class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self
    @available(iOS, deprecated: 16) @pure class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self
    @available(iOS, deprecated: 16) @pure class func horizontalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup
    @available(iOS, deprecated: 16) @pure class func verticalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    var interItemSpacing: NSCollectionLayoutSpacing?
    var subitems: [NSCollectionLayoutItem] { get }
    func visualDescription() -> String
}
@available(iOS 13, *) typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]
@available(iOS 13, *) @MainActor @pure class NSCollectionLayoutDimension: NSObject, NSCopying {
    @pure class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self
    @pure class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self
    @pure class func absolute(_ absoluteDimension: CGFloat) -> Self
    @pure class func estimated(_ estimatedDimension: CGFloat) -> Self
    @available(iOS 17, *) @pure class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self
    @pure var isFractionalWidth: Bool { get }
    @pure var isFractionalHeight: Bool { get }
    @pure var isAbsolute: Bool { get }
    @pure var isEstimated: Bool { get }
    @available(iOS 17, *) @pure var isUniformAcrossSiblings: Bool { get }
    @pure var dimension: CGFloat { get }
}
@available(iOS 13, *) @MainActor @pure class NSCollectionLayoutSize: NSObject, NSCopying {
    convenience init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    @pure var widthDimension: NSCollectionLayoutDimension { get }
    @pure var heightDimension: NSCollectionLayoutDimension { get }
}
@available(iOS 13, *) @MainActor @pure class NSCollectionLayoutSpacing: NSObject, NSCopying {
    @pure class func flexible(_ flexibleSpacing: CGFloat) -> Self
    @pure class func fixed(_ fixedSpacing: CGFloat) -> Self
    @pure var spacing: CGFloat { get }
    @pure var isFlexible: Bool { get }
    @pure var isFixed: Bool { get }
}
@available(iOS 13, *) @MainActor @pure class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    convenience init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?)
    @pure var leading: NSCollectionLayoutSpacing? { get }
    @pure var top: NSCollectionLayoutSpacing? { get }
    @pure var trailing: NSCollectionLayoutSpacing? { get }
    @pure var bottom: NSCollectionLayoutSpacing? { get }
}
@available(iOS 13, *) @pure class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor)
    convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor)
    var zIndex: Int
    var elementKind: String { get }
    var containerAnchor: NSCollectionLayoutAnchor { get }
    var itemAnchor: NSCollectionLayoutAnchor? { get }
}
@available(iOS 13, *) @pure class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
    convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint)
    var extendsBoundary: Bool
    var pinToVisibleBounds: Bool
    var alignment: NSRectAlignment { get }
    var offset: CGPoint { get }
}
@available(iOS 13, *) @pure class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    @pure class func background(elementKind: String) -> Self
    var zIndex: Int
    var elementKind: String { get }
}
@available(iOS 13, *) @MainActor @pure class NSCollectionLayoutAnchor: NSObject, NSCopying {
    convenience init(edges: NSDirectionalRectEdge)
    convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint)
    convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint)
    @pure var edges: NSDirectionalRectEdge { get }
    @pure var offset: CGPoint { get }
    @pure var isAbsoluteOffset: Bool { get }
    @pure var isFractionalOffset: Bool { get }
}
@available(iOS 13, *) @MainActor protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
@available(iOS 13, *) @MainActor protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}
@available(iOS 13, *) @MainActor protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    var transform3D: CATransform3D { get set }
    var name: String { get }
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}
@available(iOS 14, *) @pure struct UICollectionLayoutListConfiguration {
    init(appearance: UICollectionLayoutListConfiguration.Appearance)
    var appearance: UICollectionLayoutListConfiguration.Appearance { get }
    var showsSeparators: Bool
    @available(iOS 14.5, *) var separatorConfiguration: UIListSeparatorConfiguration
    @available(iOS 14.5, *) var itemSeparatorHandler: UICollectionLayoutListConfiguration.ItemSeparatorHandler?
    var backgroundColor: UIColor?
    var leadingSwipeActionsConfigurationProvider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
    var trailingSwipeActionsConfigurationProvider:
        UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
    var headerMode: UICollectionLayoutListConfiguration.HeaderMode
    var footerMode: UICollectionLayoutListConfiguration.FooterMode
    @available(iOS 15, *) var headerTopPadding: CGFloat?
    @available(iOS 17.4, *) var contentHuggingElements: UICollectionLayoutListConfiguration.ContentHuggingElements
    @available(iOS 14.5, *) typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) ->
        UIListSeparatorConfiguration
    typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    @pure enum Appearance {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }
    @pure enum HeaderMode {
        case none, supplementary, firstItemInSection
    }
    @pure enum FooterMode {
        case none, supplementary
    }
    @available(iOS 17.4, *) @pure struct ContentHuggingElements: OptionSet {
        init(rawValue: UInt)
        static var supplementaryHeader: UICollectionLayoutListConfiguration.ContentHuggingElements { get }
    }
}
@available(iOS 14.5, *) @pure struct UIListSeparatorConfiguration: Hashable {
    init(listAppearance: UICollectionLayoutListConfiguration.Appearance)
    var topSeparatorVisibility: UIListSeparatorConfiguration.Visibility
    var bottomSeparatorVisibility: UIListSeparatorConfiguration.Visibility
    var topSeparatorInsets: NSDirectionalEdgeInsets
    var bottomSeparatorInsets: NSDirectionalEdgeInsets
    var color: UIColor
    var multipleSelectionColor: UIColor
    @available(iOS 15, *) var visualEffect: UIVisualEffect?
    nonisolated static let automaticInsets: NSDirectionalEdgeInsets
    @pure enum Visibility {
        case automatic, visible, hidden
    }
}
