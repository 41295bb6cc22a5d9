import UIKit

final class MenuViewController: UIViewController {

    @IBOutlet private weak var label: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        `default`()
        show(größe: 2)
    }

    // MARK: - Update view

    private func show(größe: Int, in `class`: String = "normal") {
        label.text = "\(größe) \(`class`) \(`repeat`)"
    }

    // MARK: - Handle view event

    func `switch`(to dish: String, `for` guest: String) {
        `repeat` += 1
        _last = dish
        🍕.append(dish)
        show(größe: 🍕.count, in: guest)
        if Größe > 2 {
            `return`(from: dish)
        }
    }

    func move(to func: Int, where: String) {
        `repeat` += `func`
        _last = `where`
        show(größe: `func`, in: `where`)
    }

    // MARK: - Wireframe

    private func `return`(from dish: String) {
        let `self` = UIViewController()
        `self`.title = "Enough \(dish), \(名前)"
        present(`self`, animated: true)
    }

    // MARK: - データ

    private var 名前: String { 🍕.sorted(by: >).joined(separator: "、") }

    // MARK: - Provide view data source

    private var `repeat` = 0
    var _last: String?
    var Größe: Int { 🍕.map(\.count).reduce(0, +) / max(1, 🍕.count) }

    // MARK: - Business use case

    private func `default`() {
        kitchen.`init`(with: `repeat`)
        🍕 = kitchen.dishes
    }

    // MARK: - Manage model

    private let kitchen = Kitchen()
    private var 🍕: [String] = []
}
