import Foundation

@preconcurrency @MainActor
final class RemoteInteractor {

    // MARK: - Manage model

    let set = TelevisionSet()
}

// MARK: - Extensions -

extension RemoteInteractor: RemoteInteractorInterface {

    // MARK: - Business use case

    func name(of key: Int) -> () -> String {
        return { [weak self] in "\(self?.set.prefix ?? "?")\(key)" }
    }
}
