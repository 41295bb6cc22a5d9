import UIKit

class ColorPickerViewController: EagerViewController {

    // MARK: - Module

    lazy var presenter: ColorPickerPresenter = ColorPickerModule().assemble(
        self,
        counter: counter,
        limit: limit,
        delegate: delegate
    )

    // MARK: - Properties

    private weak var delegate: ColorPickerDelegate?
    private var counter: PickCounter
    var refusals: PickCounter
    private var limit = 1
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
        presenter.pick(color)
    }

    @objc private func cancel() {
        presenter.cancel()
    }

    var state: String { label.text ?? "nothing" }
}

// MARK: - ColorPickerView

extension ColorPickerViewController: ColorPickerView {

    // MARK: - Update view

    func setLabelText(_ text: String?) {
        label.text = text
    }
}
