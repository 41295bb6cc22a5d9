import UIKit

final class AlbumViewController: ListViewController<String>,  // the photos
    Titled,
    PhotoPickerDelegate,
    // Rows can be chosen.
    UITableViewDelegate
{

    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private weak var tableView: UITableView!

    // The newest is the last.
    private var photos: [String] = []
    private var picks = 0
    private var crops = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        photos = PhotoStore.shared.photos
        update()
    }

    var heading: String { "Album" }

    @IBAction func add(_ sender: Any) {
        PhotoStore.shared.note("add")
        let picker = PhotoPickerViewController()
        picker.delegate = self
        present(picker, animated: true)
    }

    // MARK: - Picking photos

    // What is picked is kept.
    func picker(_ picker: PhotoPickerViewController, didPick photo: String) {
        picks += 1
        photos.append(photo)  // behind the others
        PhotoStore.shared.photos = photos
        update()
    }

    // Shows how many there are.
    private func update() {
        countLabel.text = "\(photos.count) photos, \(picks) picked, \(crops) cropped"
        tableView.reloadData()
    }

    func pickerDidCancel(_ picker: PhotoPickerViewController) {
        dismiss(animated: true)
    }

    // MARK: - Rows

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        PhotoStore.shared.note("show \(photos[indexPath.row])")
        let caption = CaptionViewController()
        caption.delegate = self
        present(caption, animated: true)
    }

    @IBAction func crop(_ sender: Any) {
        PhotoStore.shared.note("crop")
        let cropper = CropViewController()
        cropper.delegate = self
        present(cropper, animated: true)
    }
}

extension AlbumViewController: CaptionDelegate, UITableViewDataSource {

    func captionDidChange(to caption: String) {
        photos = photos.map { $0 + caption }
        PhotoStore.shared.photos = photos
        update()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        photos.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = photos[indexPath.row]
        return cell
    }
}

// The app calls its method, too.
extension AlbumViewController: CropDelegate {

    func cropperDidCrop(_ cropper: CropViewController) {
        crops += 1
        PhotoStore.shared.note("cropped")
        update()
    }
}
