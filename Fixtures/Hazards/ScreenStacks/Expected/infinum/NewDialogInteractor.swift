import Foundation

@preconcurrency @MainActor
final class NewDialogInteractor {

    // MARK: - Properties -

    private let dialogService: DialogService

    // MARK: - Lifecycle -

    init(dialogService: DialogService = .shared) {
        self.dialogService = dialogService
    }
}

// MARK: - Extensions -

extension NewDialogInteractor: NewDialogInteractorInterface {

    // MARK: - Business use case

    func createName(_ name: String, completion: @escaping (String?) -> Void) {
        dialogService.create(name, completion: completion)
    }

    func count(_ weigh: @escaping (Int) -> Int) {
        dialogService.count(weigh)
    }
}
