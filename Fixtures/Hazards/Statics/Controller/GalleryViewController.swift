import UIKit

final class GalleryViewController: UIViewController {

    // MARK: - Constants

    static let identifier = "Gallery"
    static let defaultColumns = 3
    private static let spacing = defaultColumns * 4
    private static let titles: [Int: String] = {
        var titles = [1: "Large"]
        titles[defaultColumns] = "Medium"
        return titles
    }()

    @IBOutlet private weak var titleLabel: UILabel!

    // MARK: - Factory

    /// What the app calls instead of an initialiser.
    static func make(columns: Int = defaultColumns, photos: [String]) -> GalleryViewController {
        let gallery = GalleryViewController()
        gallery.columns = min(columns, Self.maximumColumns)
        gallery.photos = photos
        made += 1
        return gallery
    }

    class var maximumColumns: Int { 5 }

    private(set) static var made = 0

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        showTitle()
        visits += 1
    }

    // MARK: - Update view

    private func showTitle() {
        titleLabel.text = Self.title(forColumns: columns)
    }

    // MARK: - Handle view event

    func zoom(by steps: Int) {
        let wanted = columns + steps
        columns = Self.clamp(wanted, to: 1...type(of: self).maximumColumns)
        showTitle()
        if columns != wanted {
            GalleryViewController.warnings += 1
        }
    }

    // MARK: - Wireframe

    func open(at index: Int) {
        let photo = PhotoViewController()
        photo.photo = "\(Self.identifier)/\(photos[index])"
        GalleryViewController.prepare(photo)
        present(photo, animated: true)
    }

    private static func prepare(_ photo: PhotoViewController) {
        photo.title = photo.photo.uppercased()
    }

    // MARK: - Provide view data source

    var columns = GalleryViewController.defaultColumns

    private static func title(forColumns columns: Int) -> String {
        titles[columns] ?? "\(columns) columns"
    }

    var width: Int {
        (320 - Self.spacing * (columns - 1)) / columns
    }

    // MARK: - Business use case

    static var warnings = 0

    private static func clamp(_ value: Int, to range: ClosedRange<Int>) -> Int {
        min(max(value, range.lowerBound), range.upperBound)
    }

    func save() {
        let names = photos.map { "\(Self.prefix)\($0)" }
        cache.store(names, forKey: Self.identifier + GalleryViewController.suffix)
    }

    // MARK: - Manage model

    private static let prefix = "photo-"
    fileprivate static let suffix = ".cache"

    private let cache = PhotoCache.shared
    private var photos: [String] = []

    private var visits: Int {
        get { cache.visits[Self.identifier, default: 0] }
        set { cache.visits[Self.identifier] = newValue }
    }
}
