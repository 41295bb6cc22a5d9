import UIKit

/*
	A compass.
	  Made on Windows.   
*/
final class CompassViewController: UIViewController {

	// MARK: - Public properties -

	lazy var presenter: CompassPresenterInterface = CompassWireframe.assemble(self)

	// MARK: - Properties -

	@IBOutlet private weak var needleLabel: UILabel!

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
		needleLabel.text = presenter.help
		presenter.read()	// tab before this
	}

	// MARK: - Send view event

	func turn(by angle: Int) {
		presenter.turn(by: angle)
	}
}

// MARK: - Extensions -

extension CompassViewController: CompassViewInterface {

	// MARK: - Update view

	func showNeedle() {
		needleLabel.text = "\(presenter.degrees)°"   
	}
}