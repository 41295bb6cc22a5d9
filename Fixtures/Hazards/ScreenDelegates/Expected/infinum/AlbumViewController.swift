import UIKit

final class AlbumViewController: ListViewController<String>,  // the photos
    Titled,
    PhotoPickerDelegate,
    // Rows can be chosen.
    UITableViewDelegate
{

    // MARK: - Public properties -

    lazy var presenter: AlbumPresenterInterface = AlbumWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private weak var tableView: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        presenter.viewDidLoad()
    }

    var heading: String { "Album" }

    @IBAction func add(_ sender: Any) {
        presenter.add()
    }

    // MARK: - Picking photos

    func picker(_ picker: PhotoPickerViewController, didPick photo: String) {
        presenter.picker(didPick: photo)
    }

    // Shows how many there are.
    func update() {
        countLabel.text = "\(presenter.photos.count) photos, \(presenter.picks) picked, \(presenter.crops) cropped"
        tableView.reloadData()
    }

    func pickerDidCancel(_ picker: PhotoPickerViewController) {
        presenter.pickerDidCancel()
    }

    // MARK: - Rows

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectRow(at: indexPath)
    }

    @IBAction func crop(_ sender: Any) {
        presenter.crop()
    }
}

// MARK: - Extensions -

extension AlbumViewController: AlbumViewInterface {
}

extension AlbumViewController: CaptionDelegate, UITableViewDataSource {

    func captionDidChange(to caption: String) {
        presenter.captionDidChange(to: caption)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.photos.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = presenter.photos[indexPath.row]
        return cell
    }
}

// The app calls its method, too.
extension AlbumViewController: CropDelegate {

    func cropperDidCrop(_ cropper: CropViewController) {
        presenter.cropperDidCrop()
    }
}
