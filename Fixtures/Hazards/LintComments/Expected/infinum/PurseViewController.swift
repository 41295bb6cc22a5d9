//
//  PurseViewController.swift
//  Change
//
//  Created by Ada on 1.4.2020.
//

// swiftlint:disable file_length
import UIKit

/// Counts small change.
// swiftlint:disable:next type_body_length
final class PurseViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: PursePresenterInterface = PurseWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var sumLabel: UILabel!
    @IBOutlet private weak var listLabel: UILabel!

    // MARK: - Lifecycle -

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        showSum()
    }

    // MARK: - Send view event

    func enter(_ letters: String) {
        presenter.enter(letters)
    }

    func drop(_ n: Int) {
        presenter.drop(n)
    }

    func clear() {
        presenter.clear()
    }

    var nextStep: Int { presenter.nextStep }

    // MARK: - Update view

    // swiftlint:disable force_cast
    func reject(_ letter: Character) {
        listLabel.text = "no \(letter)"
    }

    // MARK: - Manage model

    private var names: String {
        (presenter.purse.coins.map(\.name) as Any as! [String]).joined(separator: ", ")
    }
    // swiftlint:enable force_cast

    // MARK: - Request view data source

    var sum: Int { presenter.sum }

    var isRich: Bool { presenter.isRich }

    // That is all there is.
}

// MARK: - Extensions -

extension PurseViewController: PurseViewInterface {

    // MARK: - Update view

    func showSum() {
        sumLabel.text = "\(presenter.sum), dropped \(presenter.dropped), next \(presenter.nextStep)"
        listLabel.text = names
    }
}

// The end of the file.
