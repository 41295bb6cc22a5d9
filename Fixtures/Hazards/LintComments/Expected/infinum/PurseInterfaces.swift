//
//  PurseInterfaces.swift
//  Change
//
//  Created by Ada on 1.4.2020.
//

import UIKit

@preconcurrency @MainActor
protocol PurseWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol PurseViewInterface: ViewInterface {
    func reject(_ letter: Character)
    func showSum()
}

@preconcurrency @MainActor
protocol PursePresenterInterface: PresenterInterface {
    var dropped: Int { get }
    var nextStep: Int { get }
    var sum: Int { get }
    var isRich: Bool { get }
    var purse: Purse { get }

    func enter(_ letters: String)
    func drop(_ n: Int)
    func clear()
}

@preconcurrency @MainActor
protocol PurseInteractorInterface: InteractorInterface {
    var purse: Purse { get }
}
