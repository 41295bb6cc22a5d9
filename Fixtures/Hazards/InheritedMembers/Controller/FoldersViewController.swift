import UIKit

final class FoldersViewController: OrderedViewController<ByName> {

    @IBOutlet private var countLabel: UILabel!

    private var folders: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        load()
    }

    func load() {
        showLoading()
        FolderStore.shared.load { [weak self] found in
            guard let self, self.isViewLoaded else { return }
            self.folders = found
            self.hideLoading(animated: found.isEmpty)
            self.countLabel.text = "\(found.count)"
        }
    }

    func remove(at index: Int) {
        guard folders.indices.contains(index) else { return showHint("no folder \(index)", for: 2) }
        folders.remove(at: index)
        FolderStore.shared.folders = folders
        if folders.isEmpty, isEditing {
            setEditing(false, animated: true)
        }
        if isLoading { showHint("still loading") }
        setNeedsStatusBarAppearanceUpdate()
    }

    func reverse() {
        guard !folders.isEmpty else { return showHint("nothing to reverse", for: 1) }
        reorder(by: ByName(isReversed: true))
        folders = FolderStore.shared.sorted(by: order)
    }

    func rename(_ index: Int, to name: String) {
        folders[index] = name
        FolderStore.shared.folders = folders
        title = name
        countLabel.text = title
        if isBusy { showHint("busy", for: 1) }
    }
}
