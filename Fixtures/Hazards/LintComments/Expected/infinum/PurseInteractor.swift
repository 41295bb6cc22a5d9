//
//  PurseInteractor.swift
//  Change
//
//  Created by Ada on 1.4.2020.
//

import Foundation

@preconcurrency @MainActor
final class PurseInteractor {

    // MARK: - Manage model

    let purse = Purse() // the user's own
}

// MARK: - Extensions -

extension PurseInteractor: PurseInteractorInterface {
}
