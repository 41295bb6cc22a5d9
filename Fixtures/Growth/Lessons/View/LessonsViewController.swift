import UIKit

@MainActor
protocol LessonsShowing: AnyObject {
    func showHours(_ hours: Int)
}

final class LessonsViewController: UIViewController {

    var presenter: LessonsHandling?

    let hoursLabel = UILabel()
    let favouritesLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Lessons"
        presenter?.start()
        showFavourites()
    }

    // MARK: - Handle view event

    private var favourites: [String] = []

    func didTapFavourite(_ name: String) {
        guard !favourites.contains(name) else {
            close()
            return
        }
        favourites.append(name)
        save(favourites)
        showFavourites()
    }

    // MARK: - Update view

    private func showFavourites() {
        favouritesLabel.text = favourites.isEmpty ? "no favourites" : favourites.joined(separator: ", ")
        favouritesLabel.isHidden = favourites.count > 3
    }

    // MARK: - Business use case

    private func save(_ names: [String]) {
        FavouriteStore.shared.save(names)
    }

    // MARK: - Wireframe

    private func close() {
        navigationController?.popViewController(animated: true)
    }
}

extension LessonsViewController: LessonsShowing {

    func showHours(_ hours: Int) {
        hoursLabel.text = "\(hours) hours"
    }
}
