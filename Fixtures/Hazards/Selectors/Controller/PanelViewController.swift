import UIKit

extension Notification.Name {
    static let panelReset = Notification.Name("panelReset")
}

final class PanelViewController: UIViewController {

    @IBOutlet private weak var plusButton: UIButton!
    @IBOutlet private weak var minusButton: UIButton!
    @IBOutlet private weak var slider: UISlider!
    @IBOutlet private weak var valueLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        addTargets()
        watch()
        showValue()
    }

    // MARK: - View config

    private func addTargets() {
        plusButton.addTarget(self, action: #selector(increase), for: .touchUpInside)
        minusButton.addTarget(
            self, action: #selector(PanelViewController.decrease(_:)), for: .touchUpInside)
        slider.addTarget(self, action: #selector(slide(_:event:)), for: .valueChanged)
        slider.addTarget(self, action: #selector(self.slideEnded), for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Close", style: .plain, target: self, action: #selector(close as () -> Void))
        let tap = UITapGestureRecognizer(target: self, action: #selector(didTap(_:)))
        view.addGestureRecognizer(tap)
    }

    // MARK: - Update view

    private func showValue() {
        valueLabel.text = "\(value)"
    }

    @objc private func didTap(_ recognizer: UITapGestureRecognizer) {
        valueLabel.isHidden.toggle()
        if recognizer.numberOfTapsRequired == 1 {
            save()
        }
    }

    // MARK: - Handle view event

    @objc private func increase() {
        change(by: 1)
    }

    @objc private func decrease(_ sender: UIButton) {
        change(by: sender === minusButton ? -1 : 0)
    }

    @objc private func slide(_ sender: UISlider, event: UIEvent?) {
        change(by: Int(sender.value) - value)
    }

    @objc func slideEnded() {
        slider.removeTarget(self, action: #selector(slide(_:event:)), for: .valueChanged)
        save()
    }

    private func change(by amount: Int) {
        value += amount
        showValue()
    }

    // MARK: - Wireframe

    @objc private func close() {
        close(animated: true)
    }

    @objc private func close(animated: Bool) {
        unwatch()
        dismiss(animated: animated)
    }

    // MARK: - Business use case

    @objc private func save() {
        panel.save(value)
    }

    private func watch() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(didReset), name: .panelReset, object: panel)
    }

    private func unwatch() {
        NotificationCenter.default.removeObserver(self, name: .panelReset, object: panel)
    }

    @objc private func didReset(_ notification: Notification) {
        value = notification.userInfo?["value"] as? Int ?? 0
        showValue()
    }

    // MARK: - Manage model

    private var value = 5
    let panel = Panel()
}
