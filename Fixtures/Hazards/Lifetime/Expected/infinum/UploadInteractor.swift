import Foundation

@preconcurrency @MainActor
final class UploadInteractor {

    // MARK: - Manage model

    private let token = Token("upload screen")
}

// MARK: - Extensions -

extension UploadInteractor: UploadInteractorInterface {
}
