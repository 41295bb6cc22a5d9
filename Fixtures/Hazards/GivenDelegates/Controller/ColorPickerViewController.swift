import UIKit

class ColorPickerViewController: EagerViewController {
    private weak var delegate: ColorPickerDelegate?
    private var counter: PickCounter
    private var refusals: PickCounter
    private var limit = 1
    private var picked: [String] = []
    private let label = UILabel()

    init(delegate: ColorPickerDelegate?, counter: PickCounter, limit: Int) {
        self.delegate = delegate
        self.counter = counter
        refusals = PickCounter()
        self.limit = limit
        super.init(heading: "Colors")
    }

    init(counter: PickCounter) {
        self.counter = counter
        refusals = PickCounter()
        super.init(heading: "Any color")
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.text = "up to \(limit)"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    func pick(_ color: String) {
        guard picked.count < limit else {
            label.text = "enough"
            return
        }
        guard delegate?.colorPicker(self, shouldPick: color) ?? true else {
            label.text = "not \(color), \(refusals.add()) times"
            if refusals.count > 1 {
                refusals = PickCounter()
            }
            return
        }
        picked.append(color)
        label.text = "\(counter.add()): \(color)"
        delegate?.colorPicker(self, didPick: color)
    }

    @objc private func cancel() {
        delegate?.colorPickerDidCancel(self)
        dismiss(animated: true)
    }

    var state: String { label.text ?? "nothing" }
}
