import UIKit

@MainActor
protocol LessonsShowing: AnyObject {
    func showHours(_ hours: Int)
    func showFavourites()
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

    // MARK: - Send view event

    func didTapFavourite(_ name: String) {
        presenter?.didTapFavourite(name)
    }

    // MARK: - Update view

    func showFavourites() {
        favouritesLabel.text = (presenter?.favourites ?? []).isEmpty ? "no favourites" : (presenter?.favourites ?? []).joined(separator: ", ")
        favouritesLabel.isHidden = (presenter?.favourites ?? []).count > 3
    }
}

extension LessonsViewController: LessonsShowing {

    func showHours(_ hours: Int) {
        hoursLabel.text = "\(hours) hours"
    }
}
