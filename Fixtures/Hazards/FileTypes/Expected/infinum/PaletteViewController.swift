import UIKit

// MARK: - Model

/// One colour of the palette.
struct Swatch: Equatable {
    let name: String
    var uses = 0
}

private enum SwatchOrder: String, CaseIterable {
    case byName, byUse
}

// MARK: - Delegate

@MainActor
protocol PaletteViewControllerDelegate: AnyObject {
    func palette(_ palette: PaletteViewController, didPick swatch: Swatch)
}

// MARK: - Cell

private protocol SwatchCellDelegate: AnyObject {
    @MainActor func cellDidTapStar(_ cell: SwatchCell)
}

/// Shows a swatch, and a star that can be tapped.
private final class SwatchCell: UITableViewCell {

    // MARK: - Update view

    weak var delegate: SwatchCellDelegate?
    let star = UIButton(type: .system)

    func show(_ swatch: Swatch) {
        textLabel?.text = swatch.label
        accessoryView = star
        star.addTarget(self, action: #selector(tapStar), for: .touchUpInside)
    }

    // MARK: - Handle view event

    @objc private func tapStar() {
        delegate?.cellDidTapStar(self)
    }
}

// MARK: - Controller

final class PaletteViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: PalettePresenterInterface = PaletteWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var tableView: UITableView!
    weak var delegate: PaletteViewControllerDelegate?

    // MARK: - Lifecycle -

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SwatchCell.self, forCellReuseIdentifier: "Swatch")
        tableView.dataSource = self
        tableView.delegate = self
        load()
    }

    // MARK: - Handle view event

    func sort() {
        order = order.next
        presenter.swatches = sorter.sort(presenter.swatches, order)
        tableView.reloadData()
    }

    // MARK: - Provide view data source

    private var order = SwatchOrder.byUse

    // MARK: - Business use case

    private func load() {
        presenter.swatches = sorter.sort(presenter.paintBox.swatches(), order)
    }

    // MARK: - Manage model

    private let sorter = SwatchSorter()
}

// MARK: - Extensions -

extension PaletteViewController: PaletteViewInterface {

    // MARK: - Update view

    func tellDelegateDidPick(_ index: Int) {
        delegate?.palette(self, didPick: presenter.swatches[index])
    }
}

// MARK: - UITableViewDataSource

extension PaletteViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { presenter.swatches.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Swatch", for: indexPath) as! SwatchCell
        cell.delegate = self
        cell.tag = indexPath.row
        cell.show(presenter.swatches[indexPath.row])
        return cell
    }
}

extension PaletteViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.pick(indexPath.row)
    }
}

// MARK: - SwatchCellDelegate

extension PaletteViewController: SwatchCellDelegate {

    fileprivate func cellDidTapStar(_ cell: SwatchCell) {
        presenter.star(presenter.swatches[cell.tag])
    }
}

// MARK: - Helpers

private extension SwatchOrder {

    var next: SwatchOrder {
        let all = SwatchOrder.allCases
        return all[(all.firstIndex(of: self)! + 1) % all.count]
    }
}

fileprivate final class SwatchSorter {

    // MARK: - Business use case

    private var sorts = 0

    func sort(_ swatches: [Swatch], _ order: SwatchOrder) -> [Swatch] {
        sorts += 1
        switch order {
        case .byName: return swatches.sorted { $0.name < $1.name }
        case .byUse: return swatches.sorted { $0.uses > $1.uses }
        }
    }
}

extension Swatch {
    var label: String { "\(name) ×\(uses)" }
}

extension UIViewController {

    // MARK: - Wireframe

    /// Used by the rest of the app, too.
    func close() {
        dismiss(animated: true)
    }
}
