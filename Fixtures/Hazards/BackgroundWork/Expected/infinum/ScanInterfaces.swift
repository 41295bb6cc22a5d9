import UIKit

@preconcurrency @MainActor
protocol ScanWireframeInterface: WireframeInterface {
    func close()
}

@preconcurrency @MainActor
protocol ScanViewInterface: ViewInterface {
    var scanner: Scanner { get }

    func setStatusLabelText(_ text: String?)
}

@preconcurrency @MainActor
protocol ScanPresenterInterface: PresenterInterface {
    var queue: DispatchQueue { get }
    var scans: [String] { get set }

    func scan()
    func export()
    func detach()
    func didScan(_ pages: [String])
    func leave()
    func viewDidLoad()
}

@preconcurrency @MainActor
protocol ScanInteractorInterface: InteractorInterface {
    func record(_ text: String)
    func upload(_ data: String)
}
