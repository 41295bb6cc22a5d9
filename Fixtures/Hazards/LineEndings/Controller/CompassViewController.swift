import UIKit

/*
	A compass.
	  Made on Windows.   
*/
final class CompassViewController: UIViewController {

	@IBOutlet private weak var needleLabel: UILabel!

	// MARK: - View life

	override func viewDidLoad() {
		super.viewDidLoad()
		needleLabel.text = help
		read()	// tab before this
	}

	// MARK: - Update view

	private func showNeedle() {
		needleLabel.text = "\(degrees)°"   
	}

	// MARK: - Handle view event

	func turn(by angle: Int) {
		degrees = (degrees + angle) % 360
		showNeedle()

		if degrees == 0 {
			showNorth()
		}
	}

	// MARK: - Wireframe

	private func showNorth() {
		let alert = UIAlertController(title: "North",
		                              message: help,
		                              preferredStyle: .alert)
		present(alert, animated: true)
	}

	// MARK: - Provide view data source

	private var degrees = 0

	private let help = """
		Hold it level.
			Then turn.
		"""

	// MARK: - Business use case

	private func read() {
		degrees = sensor.degrees()
		showNeedle()
	}

	// MARK: - Manage model

	private let sensor = Sensor()
}