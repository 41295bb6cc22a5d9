import Foundation

@preconcurrency @MainActor
final class ScanPresenter {

    // MARK: - Private properties -

    private unowned let view: ScanViewInterface
    private let interactor: ScanInteractorInterface
    private let wireframe: ScanWireframeInterface

    // MARK: - Properties -

    let queue = DispatchQueue(label: "scan")
    var scans: [String] = []

    // MARK: - Lifecycle -

    init(
        view: ScanViewInterface,
        interactor: ScanInteractorInterface,
        wireframe: ScanWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Helpers -

    private func listen() {
        scans.append("listen")
        Scanner.shared.onEnd = { [weak self] in
            var last: String { self?.scans.last ?? "gone" }
            Scanner.shared.record(last)
            self?.view.setStatusLabelText(last)
        }
    }

    private func watch() {
        view.scanner.onEvent = { [unowned self] name in
            var text: String {
                get { "\(name) \(self.scans.count)" }
                set { self.scans.append(newValue) }
            }
            text = name
            self.view.setStatusLabelText(text)
            self.view.scanner.record(text)
        }
    }
}

// MARK: - Extensions -

extension ScanPresenter: ScanPresenterInterface {

    func scan() {
        view.setStatusLabelText("scanning")
        scans.append("scan")
        let scanner = self.view.scanner
        DispatchQueue.global().async { [view] in
            defer { withExtendedLifetime(view) {} }
            let pages = scanner.scanAll()
            DispatchQueue.main.async { [weak self] in
                self?.didScan(pages)
            }
        }
    }

    func export() {
        queue.async { [view] in
            let data = Scanner.shared.export(name: "all")
            Scanner.shared.upload(data)
            DispatchQueue.main.async { [view] in view.setStatusLabelText("exported \(data)") }
        }
    }

    func detach() {
        Task.detached { [view] in
            defer { withExtendedLifetime(view) {} }
            let size = Scanner.shared.size(of: ["detached"])
            await MainActor.run {
                self.scans.append("\(size)")
                self.interactor.record("back")
            }
        }
        queue.async { [view] in
            let data = Scanner.shared.export(name: "task")
            Task { @MainActor [view] in
                self.interactor.upload(data)
                view.setStatusLabelText(data)
            }
        }
    }

    func didScan(_ pages: [String]) {
        scans += pages
        view.setStatusLabelText("\(scans.count) pages")
        view.scanner.record("\(scans.count)")
    }

    func leave() {
        queue.async { [weak self] in
            Scanner.shared.upload("last")
            DispatchQueue.main.async { self?.wireframe.close() }
        }
    }

    // MARK: - Handle view event

    func viewDidLoad() {
        watch()
        listen()
    }
}
