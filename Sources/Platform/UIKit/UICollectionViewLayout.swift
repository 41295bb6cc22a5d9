// Layouts of collection views: the base class, attributes, updates, flow and transition layouts.

@view @MainActor @pure class UICollectionViewLayout: NSObject, NSCoding {
    init()
    init?(coder: NSCoder)
    var collectionView: UICollectionView? { get }
    func invalidateLayout()
    func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext)
    func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String)
    func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String)
    @pure class var layoutAttributesClass: AnyClass { get }
    @pure class var invalidationContextClass: AnyClass { get }
    func prepare()
    func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
    func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool
    func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext
    func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool
    func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext
    func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint
    func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
    var collectionViewContentSize: CGSize { get }
    var developmentLayoutDirection: UIUserInterfaceLayoutDirection { get }
    var flipsHorizontallyInOppositeLayoutDirection: Bool { get }
    func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem])
    func finalizeCollectionViewUpdates()
    func prepare(forAnimatedBoundsChange oldBounds: CGRect)
    func finalizeAnimatedBoundsChange()
    func prepareForTransition(to newLayout: UICollectionViewLayout)
    func prepareForTransition(from oldLayout: UICollectionViewLayout)
    func finalizeLayoutTransition()
    func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes?
    func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes?
    func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes?
    func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes?
    func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
    func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath]
    func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
    func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath]
    func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint)
        -> IndexPath
    func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
        -> UICollectionViewLayoutAttributes
    func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext
    func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext
}
@view @MainActor @pure class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
    convenience init(forCellWith indexPath: IndexPath)
    convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
    convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath)
    var frame: CGRect
    var bounds: CGRect
    var center: CGPoint
    var size: CGSize
    var transform3D: CATransform3D
    var transform: CGAffineTransform
    var alpha: CGFloat
    var zIndex: Int
    var isHidden: Bool
    var indexPath: IndexPath
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}
@MainActor @pure class UICollectionViewLayoutInvalidationContext: NSObject {
    init()
    var invalidateEverything: Bool { get }
    var invalidateDataSourceCounts: Bool { get }
    func invalidateItems(at indexPaths: [IndexPath])
    func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
    func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath])
    var invalidatedItemIndexPaths: [IndexPath]? { get }
    var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { get }
    var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { get }
    var contentOffsetAdjustment: CGPoint
    var contentSizeAdjustment: CGSize
    var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { get }
    var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { get }
    var interactiveMovementTarget: CGPoint { get }
}
@MainActor class UICollectionViewUpdateItem: NSObject {
    var indexPathBeforeUpdate: IndexPath? { get }
    var indexPathAfterUpdate: IndexPath? { get }
    var updateAction: UICollectionViewUpdateItem.Action { get }
    @pure enum Action: Int {
        case insert, delete, reload, move, none
    }
}
@pure class UICollectionViewFlowLayout: UICollectionViewLayout {
    var minimumLineSpacing: CGFloat
    var minimumInteritemSpacing: CGFloat
    var itemSize: CGSize
    var estimatedItemSize: CGSize
    var scrollDirection: UICollectionView.ScrollDirection
    var headerReferenceSize: CGSize
    var footerReferenceSize: CGSize
    var sectionInset: UIEdgeInsets
    var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference
    var sectionHeadersPinToVisibleBounds: Bool
    var sectionFootersPinToVisibleBounds: Bool
    nonisolated static let automaticSize: CGSize
    @pure enum SectionInsetReference: Int {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }
}
@pure class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var invalidateFlowLayoutDelegateMetrics: Bool
    var invalidateFlowLayoutAttributes: Bool
}
@pure class UICollectionViewTransitionLayout: UICollectionViewLayout {
    init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout)
    init?(coder: NSCoder)
    var transitionProgress: CGFloat
    var currentLayout: UICollectionViewLayout { get }
    var nextLayout: UICollectionViewLayout { get }
    func updateValue(_ value: CGFloat, forAnimatedKey key: String)
    func value(forAnimatedKey key: String) -> CGFloat
}
