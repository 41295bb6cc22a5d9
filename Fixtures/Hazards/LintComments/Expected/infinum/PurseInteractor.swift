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

    // That is all there is.
}

// MARK: - Extensions -

extension PurseInteractor: PurseInteractorInterface {
}
