import Foundation

@preconcurrency @MainActor
final class BannerInteractor {

    // MARK: - Public properties -

    weak var output: BannerInteractorOutputInterface!

    // MARK: - Manage model

    private let library = PageLibrary()
    var pages: [String] = []
}

// MARK: - Extensions -

extension BannerInteractor: BannerInteractorInterface {

    // MARK: - Business use case

    func load(page: Int = 1, retries: Int = 2) {
        do {
            output.didLoad(try library.pages(upTo: page, retries: retries))
        } catch {
            output.didLoad(error: error)
            library.note(output.title("Failed"))
        }
        if page == 1 {
            output.didLoad()
        }
        if retries == 7 {
            load(retries: 1)
        }
    }
}
