import Foundation

@preconcurrency @MainActor
final class GradesInteractor {

    // MARK: - Manage model

    let book = GradeBook()
    var grades: [Grade] = []
    var value = 0
    var weight = 1
}

// MARK: - Extensions -

extension GradesInteractor: GradesInteractorInterface {
}
