import UIKit

final class ScanViewController: UIViewController {

    @IBOutlet private weak var statusLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        statusLabel.text = "ready"
        button.onTap = { [unowned self] in
            var title: String { "Scan \(self.scans.count)" }
            self.scans.append(title)
            self.statusLabel.text = title
        }
        watch()
        listen()
    }

    private func listen() {
        scans.append("listen")
        Scanner.shared.onEnd = { [weak self] in
            var last: String { self?.scans.last ?? "gone" }
            Scanner.shared.record(last)
            self?.statusLabel.text = last
        }
    }

    private func watch() {
        scanner.onEvent = { [unowned self] name in
            var text: String {
                get { "\(name) \(self.scans.count)" }
                set { self.scans.append(newValue) }
            }
            text = name
            self.statusLabel.text = text
            self.scanner.record(text)
        }
    }

    func scan() {
        statusLabel.text = "scanning"
        scans.append("scan")
        let scanner = self.scanner
        DispatchQueue.global().async {
            let pages = scanner.scanAll()
            DispatchQueue.main.async { [weak self] in
                self?.didScan(pages)
            }
        }
    }

    func rescan() {
        DispatchQueue.global(qos: .userInitiated).async { [weak self, scanner] in
            let pages = scanner.scanAll()
            let size = scanner.size(of: pages)
            DispatchQueue.main.async {
                guard let self = self else { return }
                self.statusLabel.text = "\(size)"
                self.didScan(pages)
            }
        }
    }

    func export() {
        queue.async {
            let data = Scanner.shared.export(name: "all")
            Scanner.shared.upload(data)
            DispatchQueue.main.async { self.statusLabel.text = "exported \(data)" }
        }
    }

    func detach() {
        Task.detached {
            let size = Scanner.shared.size(of: ["detached"])
            await MainActor.run {
                self.scans.append("\(size)")
                Scanner.shared.record("back")
            }
        }
        queue.async {
            let data = Scanner.shared.export(name: "task")
            Task { @MainActor in
                Scanner.shared.upload(data)
                self.statusLabel.text = data
            }
        }
    }

    func measure() {
        let ready = statusLabel.text
        queue.async { [scanner] in
            let size = scanner.size(of: [])
            scanner.record("\(ready ?? "nil") \(size)")
        }
    }

    private func didScan(_ pages: [String]) {
        scans += pages
        statusLabel.text = "\(scans.count) pages"
        scanner.record("\(scans.count)")
    }

    func leave() {
        queue.async { [weak self] in
            Scanner.shared.upload("last")
            DispatchQueue.main.async { self?.dismiss(animated: true) }
        }
    }

    let button = ScanButton()
    private let scanner = Scanner.shared
    private let queue = DispatchQueue(label: "scan")
    private var scans: [String] = []
}
