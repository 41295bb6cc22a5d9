import UIKit

final class LinksViewController: UIViewController {

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var largeSwitch: UISwitch!

    private var links: [Link] = []

    @available(iOS 13.0, *)
    func add(_ link: Link) {
        links.append(link)
        LinkStore.shared.keep(link)
        LinkStore.shared.synchronize()
        titleLabel.text = "\(links.count) links"
    }

    @available(iOS 17.0, *)
    func archive(_ link: Link) {
        links.append(link)
        LinkStore.shared.archive(link)
        LinkStore.shared.synchronize()
        titleLabel.text = "\(links.count) links"
    }

    func putAway(_ link: Link) {
        links = []
        if #available(iOS 16.0, *) {
            LinkStore.shared.archive(link)
        }
        titleLabel.text = "none"
    }

    func clear() {
        links = []
        LinkStore.shared.synchronize()
        titleLabel.text = nil
        if #available(iOS 13.0, *) {
            titleLabel.textColor = .label
            largeSwitch.addTarget(self, action: #selector(changed), for: .valueChanged)
        } else {
            titleLabel.textColor = .black
        }
    }

    func restore() {
        links = [Link(title: "old")]
        if #available(iOS 99.0, *), links.count > 1 {
            titleLabel.text = "restored"
        }
    }

    @IBAction func changed(_ sender: UISwitch) {
        titleLabel.isHidden = !sender.isOn
        if sender === largeSwitch {
            LinkStore.shared.keep(Link(title: "large"))
            LinkStore.shared.synchronize()
        }
    }
}
