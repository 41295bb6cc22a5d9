import UIKit

final class CounterViewController: UIViewController {
    @IBOutlet weak var label: UILabel!
    let name: String
    private let start: Int
    private var log: [String] = []
    private let onEnd: (Int) -> Void
    private lazy var picker: StepPicker = {
        let picker = StepPicker()
        picker.delegate = self
        return picker
    }()

    init(name: String?, start: Int = 3, onEnd: @escaping (Int) -> Void = { _ in }) {
        let name = name ?? "nobody"
        self.name = name
        self.start = start * 2
        self.onEnd = onEnd
        super.init(nibName: nil, bundle: nil)
        log.append("init \(self.start)")
        title = name
    }
    convenience init(code: String) {
        self.init(name: code.uppercased(), onEnd: { Trace.record("ended \($0)") })
        log.append("code")
    }
    required init?(coder: NSCoder) {
        name = "coder"
        start = 1
        onEnd = { n in Trace.record("coder \(n)") }
        super.init(coder: coder)
    }

    // MARK: - View life
    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            Feed.shared.delegate = self
        }
        show()
    }

    // MARK: - Update view
    private func show() {
        label.text = "\(name) \(total) \(log)"
    }

    // MARK: - Handle view event
    @IBAction func tap() {
        total += start
        log.append("tap")
        show()
        picker.pick()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // after super
        log.append("appear \(animated)")
        show()
    }

    private var total = 0

    // MARK: - Business use case
    private func finish() {
        onEnd(log.count)
    }
}

// MARK: - Handle business event

extension CounterViewController: FeedDelegate {
    func feed(_ feed: Feed, didGet n: Int) {
        total += n
        finish()
        show()
    }
}

// MARK: - Provide view data source

extension CounterViewController: StepPickerDelegate {
    // The title
    var stepTitle: String { "t\(total)" }
    func picked(_ n: Int) {
        log.append("picked \(n)")
        show()
    }
}
