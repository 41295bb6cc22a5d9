import UIKit

protocol DetailsViewControllerDelegate: AnyObject {
    func detailsDidLike(_ recipe: String)
}

final class DetailsViewController: UIViewController {

    weak var delegate: DetailsViewControllerDelegate?
    var subtitle: String?

    private let titleLabel = UILabel()
    private var recipe: String
    private var likes = 0

    init(recipe: String) {
        self.recipe = recipe
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = recipe + (subtitle ?? "")
        view.addSubview(titleLabel)
        Trace.record("shows \(titleLabel.text ?? "")")
    }

    // MARK: - Handle view event

    @IBAction func like() {
        likes += 1
        titleLabel.text = "\(recipe): \(likes)"
        delegate?.detailsDidLike(recipe)
        Trace.record("likes \(likes)")
        if likes > 2 { dismiss(animated: true) }
    }
}
