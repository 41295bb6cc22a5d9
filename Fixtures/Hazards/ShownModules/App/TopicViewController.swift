import UIKit

final class TopicViewController: UIViewController {

    private let topic: String
    private let textLabel = UILabel()
    private var reads = 0

    init(topic: String) {
        self.topic = topic
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(textLabel)
        Trace.record("topic \(topic)")
    }

    // MARK: - Handle view event

    @IBAction func read() {
        reads += 1
        textLabel.text = "\(topic): \(reads)"
        Trace.record("reads \(textLabel.text ?? "")")
        if reads > 1 { navigationController?.popViewController(animated: false) }
    }
}
