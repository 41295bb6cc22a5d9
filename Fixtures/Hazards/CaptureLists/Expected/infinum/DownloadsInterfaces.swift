import UIKit

@preconcurrency @MainActor
protocol DownloadsWireframeInterface: WireframeInterface {
    func report(_ finished: Int)
}

@preconcurrency @MainActor
protocol DownloadsViewInterface: ViewInterface {
    var statusLabel: UILabel! { get }

    func show(_ status: String)
}

@preconcurrency @MainActor
protocol DownloadsPresenterInterface: PresenterInterface {
    var onDone: ((Int) -> Void)? { get set }
    var downloader: Downloader { get }

    func start()
    func startWeakly()
    func startNested()
    func startUnowned()
    func startWithLabel()
    func startThroughVariable()
    func startThroughConstant()
    func startThroughConstantWithin()
    func summary() -> String
}

@preconcurrency @MainActor
protocol DownloadsInteractorInterface: InteractorInterface {
    var downloader: Downloader { get }
    var names: [String] { get set }
    var limit: Int { get set }
}
