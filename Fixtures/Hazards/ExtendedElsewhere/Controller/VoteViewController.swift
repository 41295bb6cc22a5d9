import UIKit

final class VoteViewController: UIViewController {

    @IBOutlet weak var resultLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        restore()
        showResult()
    }

    // MARK: - Update view

    func showResult() {
        resultLabel.text = summary
    }

    // MARK: - Handle view event

    func vote(for option: String) {
        votes[option, default: 0] += 1
        save()
        showResult()
        if total >= maximum {
            finish()
        }
    }

    // MARK: - Wireframe

    func finish() {
        let alert = UIAlertController(title: winner ?? "Nobody", message: nil, preferredStyle: .alert)
        present(alert, animated: true)
    }

    // MARK: - Provide view data source

    var votes: [String: Int] = [:]
    var maximum = 3
    var unused = 0

    private var summary: String {
        votes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }

    // MARK: - Business use case

    private func restore() {
        votes = ballot.load()
    }

    private func save() {
        ballot.save(votes)
    }

    // MARK: - Manage model

    let ballot = Ballot()
}
