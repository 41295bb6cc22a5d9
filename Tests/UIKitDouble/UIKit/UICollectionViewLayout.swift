@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, Traceable {
    public nonisolated(unsafe) var traceName = ""
    public internal(set) weak var collectionView: UICollectionView?

    public override init() {
        super.init()
        traceName = Trace.nextName(for: type(of: self))
    }

    public required init?(coder: NSCoder) {
        super.init()
        traceName = Trace.nextName(for: type(of: self))
    }

    open func prepare() {}
    open func invalidateLayout() { record(call: "invalidateLayout()") }
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
    open var frame = CGRect.zero
    open var indexPath = IndexPath()
    open var alpha: CGFloat = 1
    open var isHidden = false
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
}

@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public static let automaticSize = CGSize(width: 1e6, height: 1e6)
    open var itemSize = CGSize(width: 50, height: 50) { didSet { record(itemSize) } }
    open var estimatedItemSize = CGSize.zero { didSet { record(estimatedItemSize) } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { record(minimumLineSpacing) } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { record(minimumInteritemSpacing) } }
    open var sectionInset = UIEdgeInsets.zero { didSet { record(sectionInset) } }
    open var headerReferenceSize = CGSize.zero { didSet { record(headerReferenceSize) } }
    open var footerReferenceSize = CGSize.zero { didSet { record(footerReferenceSize) } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { record(scrollDirection) } }
    open var sectionHeadersPinToVisibleBounds = false
    open var sectionFootersPinToVisibleBounds = false
}

@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public init(section: NSCollectionLayoutSection) { super.init() }
    public init(
        sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
    ) { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, _ in nil }
    }
}

public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public var backgroundColor: UIColor?
    public var showsSeparators = true
    public init(appearance: Appearance) {}
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
}

public struct NSCollectionLayoutDimension: Sendable {
    public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init() }
    public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init() }
    public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { .init() }
    public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { .init() }
}

open class NSCollectionLayoutSize: NSObject {
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        super.init()
    }
}

open class NSCollectionLayoutItem: NSObject {
    open var contentInsets = NSDirectionalEdgeInsets.zero
    public init(layoutSize: NSCollectionLayoutSize) { super.init() }
}

open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    open var interItemSpacing: NSCollectionLayoutSpacing?
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}

open class NSCollectionLayoutSpacing: NSObject {
    public class func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing() }
    public class func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing() }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

open class NSCollectionLayoutSection: NSObject {
    open var interGroupSpacing: CGFloat = 0
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public init(group: NSCollectionLayoutGroup) { super.init() }
}
