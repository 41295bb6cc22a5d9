import UIKit

final class LinksViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: LinksPresenterInterface = LinksWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var largeSwitch: UISwitch!

    @available(iOS 13.0, *)
    func add(_ link: Link) {
        presenter.add(link)
    }

    @available(iOS 17.0, *)
    func archive(_ link: Link) {
        presenter.archive(link)
    }

    func putAway(_ link: Link) {
        presenter.putAway(link)
    }

    func clear() {
        presenter.clear()
    }

    func restore() {
        presenter.restore()
    }

    @IBAction func changed(_ sender: UISwitch) {
        titleLabel.isHidden = !sender.isOn
        if sender === largeSwitch {
            presenter.keepLarge()
        }
    }
}

// MARK: - Extensions -

extension LinksViewController: LinksViewInterface {

    // MARK: - Update view

    func setTitleLabelText(_ text: String?) {
        titleLabel.text = text
    }

    func updateTitleLabelAndLargeSwitch() {
        if #available(iOS 13.0, *) {
            titleLabel.textColor = .label
            largeSwitch.addTarget(self, action: #selector(changed), for: .valueChanged)
        } else {
            titleLabel.textColor = .black
        }
    }
}
