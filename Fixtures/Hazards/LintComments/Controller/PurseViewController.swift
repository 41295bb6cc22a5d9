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

    @IBOutlet private weak var sumLabel: UILabel!
    @IBOutlet private weak var listLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        showSum()
    }

    // MARK: - Handle view event

    // swiftlint:disable cyclomatic_complexity
    /// What the user typed, one letter a coin.
    func enter(_ letters: String) {
        for letter in letters {
            switch letter {
            case "p": purse.put(Coin(name: "penny", worth: 1))
            case "n": purse.put(Coin(name: "nickel", worth: 5))
            case "d": purse.put(Coin(name: "dime", worth: 10))
            default: reject(letter)
            }
        }
        showSum()
    }
    // swiftlint:enable cyclomatic_complexity

    // swiftlint:disable:next identifier_name
    func drop(_ n: Int) {
        dropped += n
        showSum()
    } // drop

    // Why two: the first is for touch, the second for the keyboard.

    /* Both empty the purse. */
    func clear() {
        purse.empty()
        showSum()
    }

    // swift-format-ignore
    private let steps = [ 1,  5,
                         10, 25 ]

    var nextStep: Int { steps.first { $0 > sum } ?? 0 }

    private var dropped = 0

    // MARK: - Update view

    private func showSum() {
        sumLabel.text = "\(sum), dropped \(dropped), next \(nextStep)"
        listLabel.text = names
    }

    // swiftlint:disable force_cast
    private func reject(_ letter: Character) {
        listLabel.text = "no \(letter)"
    }

    // MARK: - Manage model

    private var names: String {
        (purse.coins.map(\.name) as Any as! [String]).joined(separator: ", ")
    }
    // swiftlint:enable force_cast

    // MARK: - Provide view data source

    // swiftlint:disable line_length
    var sum: Int { purse.coins.reduce(0) { $0 + $1.worth } }

    var isRich: Bool { sum > 20 }
    // swiftlint:enable line_length

    // MARK: - Manage model

    private let purse = Purse() // the user's own

    // That is all there is.
}

// The end of the file.
