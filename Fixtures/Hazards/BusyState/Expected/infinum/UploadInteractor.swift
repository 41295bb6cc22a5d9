import Foundation

@preconcurrency @MainActor
final class UploadInteractor {

    // MARK: - Public properties -

    weak var output: UploadInteractorOutputInterface!

    // MARK: - Properties -

    let manager: UploadManager

    // MARK: - Lifecycle -

    init(manager: UploadManager) {
        self.manager = manager
    }
}

// MARK: - Extensions -

extension UploadInteractor: UploadInteractorInterface {

    // MARK: - Business use case

    func upload(_ names: [String]) {
        output.isBusy = true
        for name in names {
            if name.isEmpty {
                output.failures += 1
            } else if manager.upload(name) {
                output.failures = 0
            } else {
                output.failures += 1
            }
        }
        output.isBusy = false
    }
}
