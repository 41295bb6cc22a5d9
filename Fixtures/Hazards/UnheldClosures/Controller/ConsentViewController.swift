import UIKit

/// Asks whether reports may be sent.
final class ConsentViewController: UIViewController {

    @IBOutlet private var answerLabel: UILabel!

    private var questions = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        answerLabel.text = Preferences.sendsReports ? "yes" : "no"
    }

    @IBAction private func ask() {
        questions += 1
        answerLabel.text = "asked \(questions)"
        let alert = UIAlertController(title: "Reports", message: "Send them?", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Send", style: .default) { _ in
                // Whoever is gone by then.
                Preferences.sendsReports = true
                ReportTracker.shared.setCollecting(true)
            })
        alert.addAction(UIAlertAction(title: "Later", style: .default) { _ in ReportTracker.shared.remember("later") })
        alert.addAction(
            UIAlertAction(title: "Never", style: .cancel) { [weak self] _ in
                Preferences.sendsReports = false
                self?.answerLabel.text = "never"
            })
        present(alert, animated: true)
    }

    func countLater() {
        answerLabel.text = "counting"
        let counted = questions
        DispatchQueue.main.async {
            for n in 0..<counted {
                let total = ReportTracker.shared.total(besides: n)
                print(total)
            }
        }
        Importer.shared.run { Preferences.sendsReports = false }
        DispatchQueue.global().async { ReportTracker.shared.remember("elsewhere") }
        answerLabel.isHidden = questions > 1
    }

    @IBAction private func readTerms() {
        questions += 1
        fadeOut {
            // The guide shows them, whoever is gone by then.
            Guide.shared.push(TermsViewController())
        }
    }

    @IBAction private func readOften() {
        questions += 1
        guard questions > 2 else { return readTerms() }
        answerLabel.text = "enough"
        DispatchQueue.global().async { Guide.shared.push(nil) }
    }

    private func fadeOut(then done: @escaping () -> Void) {
        answerLabel.alpha = 0
        Importer.shared.run(done)
    }
}
