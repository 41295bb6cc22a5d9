import Foundation

@preconcurrency @MainActor
final class MarksInteractor {

    // MARK: - Public properties -

    weak var output: MarksInteractorOutputInterface!

    //#MARK: - Manage model

    var interactorCount = 0

    //#pragma mark - Send business event

    private func interactorPragma() {
        output.presenterMark()
    }

    //------Interactor-------

    private func interactorBanner() {
        output.log.write("banner")
    }

    // MARK: -

    private func interactorAfterSeparator() {
        output.log.write("separator")
    }
}

// MARK: - Extensions -

extension MarksInteractor: MarksInteractorInterface {

    // MARK : - business use case

    func interactorUseCase() {
        interactorCount += 1
        interactorBanner()
        interactorAfterSeparator()
        interactorPragma()
    }
}
