import UIKit

final class GalleryViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: GalleryPresenterInterface = GalleryWireframe.assemble(self)

    // MARK: - Constants

    static let identifier = "Gallery"
    static let defaultColumns = 3
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
        presenter.visits += 1
    }

    // MARK: - Send view event

    func zoom(by steps: Int) {
        presenter.zoom(by: steps)
    }

    // MARK: - Wireframe

    func open(at index: Int) {
        presenter.open(at: index)
    }

    // MARK: - Provide view data source

    var columns: Int {
        get { presenter.columns }
        set { presenter.columns = newValue }
    }

    private static func title(forColumns columns: Int) -> String {
        titles[columns] ?? "\(columns) columns"
    }

    var width: Int { presenter.width }

    // MARK: - Business use case

    static var warnings = 0

    private static func clamp(_ value: Int, to range: ClosedRange<Int>) -> Int {
        min(max(value, range.lowerBound), range.upperBound)
    }

    func save() {
        presenter.save()
    }

    // MARK: - Manage model

    private var photos: [String] {
        get { presenter.photos }
        set { presenter.photos = newValue }
    }
}

// MARK: - Extensions -

extension GalleryViewController: GalleryViewInterface {

    // MARK: - Update view

    func showTitle() {
        titleLabel.text = Self.title(forColumns: presenter.columns)
    }

    func updateColumns(_ wanted: Int) {
        presenter.columns = Self.clamp(wanted, to: 1...type(of: self).maximumColumns)
    }
}
