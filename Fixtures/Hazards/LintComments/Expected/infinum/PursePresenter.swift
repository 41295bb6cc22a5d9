//
//  PursePresenter.swift
//  Change
//
//  Created by Ada on 1.4.2020.
//

import Foundation

@preconcurrency @MainActor
final class PursePresenter {

    // MARK: - Private properties -

    private unowned let view: PurseViewInterface
    private let interactor: PurseInteractorInterface
    private let wireframe: PurseWireframeInterface

    // MARK: - Handle view event

    // swift-format-ignore
    private let steps = [ 1,  5,
                         10, 25 ]

    var dropped = 0

    // MARK: - Lifecycle -

    init(
        view: PurseViewInterface,
        interactor: PurseInteractorInterface,
        wireframe: PurseWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension PursePresenter: PursePresenterInterface {

    // MARK: - Handle view event

    // swiftlint:disable cyclomatic_complexity
    /// What the user typed, one letter a coin.
    func enter(_ letters: String) {
        for letter in letters {
            switch letter {
            case "p": interactor.purse.put(Coin(name: "penny", worth: 1))
            case "n": interactor.purse.put(Coin(name: "nickel", worth: 5))
            case "d": interactor.purse.put(Coin(name: "dime", worth: 10))
            default: view.reject(letter)
            }
        }
        view.showSum()
    }
    // swiftlint:enable cyclomatic_complexity

    // swiftlint:disable:next identifier_name
    func drop(_ n: Int) {
        dropped += n
        view.showSum()
    } // drop

    // Why two: the first is for touch, the second for the keyboard.

    /* Both empty the purse. */
    func clear() {
        interactor.purse.empty()
        view.showSum()
    }

    var nextStep: Int { steps.first { $0 > sum } ?? 0 }

    // MARK: - Provide view data source

    // swiftlint:disable line_length
    var sum: Int { interactor.purse.coins.reduce(0) { $0 + $1.worth } }

    var isRich: Bool { sum > 20 }
    // swiftlint:enable line_length

    // MARK: - Forwarding

    var purse: Purse { interactor.purse }
}
