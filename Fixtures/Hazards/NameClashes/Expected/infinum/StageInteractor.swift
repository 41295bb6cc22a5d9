import Foundation

@preconcurrency @MainActor
final class StageInteractor {

    // MARK: - Public properties -

    weak var output: StageInteractorOutputInterface!

    // MARK: - Manage model

    var interactor = Audience()
    var wireframe: Programme?

    // MARK: - Business use case

    private func view(named name: String, for presenter: Speaker?) {
        interactor.count(name, presenter)
    }
}

// MARK: - Extensions -

extension StageInteractor: StageInteractorInterface {

    // MARK: - Business use case

    func assemble() {
        wireframe = interactor.programme()
        view(named: "start", for: output.presenter)
    }
}
