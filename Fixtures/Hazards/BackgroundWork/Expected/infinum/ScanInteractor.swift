import Foundation

@preconcurrency @MainActor
final class ScanInteractor {
}

// MARK: - Extensions -

extension ScanInteractor: ScanInteractorInterface {

    // MARK: - Business use case

    func record(_ text: String) {
        Scanner.shared.record(text)
    }

    func upload(_ data: String) {
        Scanner.shared.upload(data)
    }
}
