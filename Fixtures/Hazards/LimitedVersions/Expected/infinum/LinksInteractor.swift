import Foundation

@preconcurrency @MainActor
final class LinksInteractor {

    // MARK: - Properties -

    private let linkStore: LinkStore

    // MARK: - Lifecycle -

    init(linkStore: LinkStore? = nil) {
        self.linkStore = linkStore ?? .shared
    }
}

// MARK: - Extensions -

extension LinksInteractor: LinksInteractorInterface {

    // MARK: - Business use case

    func keep(_ link: Link) {
        linkStore.keep(link)
    }

    func synchronize() {
        linkStore.synchronize()
    }

    @available(iOS 16.0, *)
    func archiveLink(_ link: Link) {
        linkStore.archive(link)
    }
}
