import Foundation

@preconcurrency @MainActor
final class DownloadsPresenter {

    // MARK: - Private properties -

    private unowned let view: DownloadsViewInterface
    private let interactor: DownloadsInteractorInterface
    private let wireframe: DownloadsWireframeInterface

    // MARK: - Provide view data source

    private var lastFinished: Int?

    /// Called with every number worth telling.
    var onDone: ((Int) -> Void)?

    // MARK: - Lifecycle -

    init(
        view: DownloadsViewInterface,
        interactor: DownloadsInteractorInterface,
        wireframe: DownloadsWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension DownloadsPresenter: DownloadsPresenterInterface {

    // MARK: - Handle view event

    func start() {
        view.show("starting \(interactor.names.count)")
        // The names as they are now, whatever is added while the downloads run.
        interactor.downloader.download(interactor.names) { [names = interactor.names, limit = interactor.limit] finished in
            Log.write("finished \(finished) of \(names.count), limit \(limit)")
        }
        interactor.names.append("later.txt")
        interactor.limit += 1
    }

    func startWeakly() {
        interactor.downloader.download(interactor.names) { [weak self, downloader = interactor.downloader] finished in
            downloader.verify(finished)
            guard let self else { return }
            interactor.names.removeAll()
            self.interactor.limit = finished
            view.show("done")
        }
    }

    func startNested() {
        interactor.downloader.download(interactor.names) { [weak self, weak view] finished in
            guard let strongSelf = self, let view = view else { return Log.write("nobody is left") }
            defer { withExtendedLifetime(view) {} }
            strongSelf.interactor.downloader.pause { [weak strongSelf] paused in
                if let self = strongSelf {
                    self.interactor.names.append("paused \(paused)")
                    self.interactor.names.forEach { name in self.view.show(name) }
                }
            }
            strongSelf.wireframe.report(finished)
        }
    }

    func startUnowned() {
        interactor.downloader.download([]) { [unowned self] finished in
            lastFinished = finished
            wireframe.report(lastFinished ?? -1)
        }
    }

    func startWithLabel() {
        interactor.downloader.download(interactor.names) { [weak label = view.statusLabel, count = interactor.names.count, weak self] finished in
            label?.text = "\(finished)/\(count)/\(self?.interactor.names.count ?? -1)"
            if let lastFinished = self?.lastFinished {
                self?.view.show("before: \(lastFinished)")
            }
            self?.interactor.names[0] += "!"
            self?.lastFinished = finished
        }
    }

    func startThroughVariable() {
        weak var weakSelf = self
        interactor.downloader.download(interactor.names) { finished in
            weakSelf?.interactor.names.removeAll()
            weakSelf?.view.show("variable \(finished)")
        }
    }

    func startThroughConstant() {
        let screen = self
        interactor.downloader.download(interactor.names) { [view] finished in
            screen.interactor.limit = finished
            view.show("constant \(screen.interactor.limit)")
        }
    }

    func startThroughConstantWithin() {
        interactor.downloader.download(interactor.names) { [view] finished in
            let screen = self
            screen.interactor.limit = finished
            view.show("within \(screen.interactor.limit)")
        }
    }

    func summary() -> String {
        var parts: [String] = []
        if let lastFinished {
            parts.append("last \(lastFinished)")
        }
        if let lastFinished, let onDone, lastFinished > 1 {
            parts.append("more than one")
            onDone(lastFinished)
        }
        let join = { [parts] (end: String) -> String in (parts + [end]).joined(separator: ", ") }
        return join("\(interactor.names.count) names")
    }

    // MARK: - Forwarding

    var downloader: Downloader { interactor.downloader }
}
