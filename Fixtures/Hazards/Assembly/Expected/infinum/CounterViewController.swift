import UIKit

final class CounterViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: CounterPresenterInterface!

    // MARK: - Properties -

    @IBOutlet weak var label: UILabel!
    let name: String

    init(name: String?, start: Int = 3, onEnd: @escaping (Int) -> Void = { _ in }) {
        let name = name ?? "nobody"
        self.name = name
        let start: Int = start * 2
        super.init(nibName: nil, bundle: nil)
        presenter = CounterWireframe.assemble(self, onEnd: onEnd, start: start)
        presenter.log.append("init \(self.presenter.start)")
        title = name
    }
    convenience init(code: String) {
        self.init(name: code.uppercased(), onEnd: { Trace.record("ended \($0)") })
        presenter.log.append("code")
    }
    required init?(coder: NSCoder) {
        name = "coder"
        let onEnd: (Int) -> Void = { n in Trace.record("coder \(n)") }
        super.init(coder: coder)
        presenter = CounterWireframe.assemble(self, onEnd: onEnd, start: 1)
    }

    // MARK: - View life
    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            Feed.shared.delegate = self.presenter
        }
        show()
    }

    // MARK: - Send view event
    @IBAction func tap() {
        presenter.tap()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear(animated)
    }
}

// MARK: - Extensions -

extension CounterViewController: CounterViewInterface {

    // MARK: - Update view

    func show() {
        label.text = "\(name) \(presenter.total) \(presenter.log)"
    }
}
