import Foundation

@preconcurrency @MainActor
final class AccountInteractor {

    // MARK: - Properties -

    let service: AccountService

    // MARK: - Lifecycle -

    init(service: AccountService? = nil) {
        self.service = service ?? AccountService.shared
    }
}

// MARK: - Extensions -

extension AccountInteractor: AccountInteractorInterface {

    // MARK: - Business use case

    var isQuiet: Bool { service.isQuiet }

    func open(_ account: Account) {
        service.open(account)
    }

    func open(_ account: Account, note: String?) {
        service.open(account, note: note)
    }

    func titles(of account: Account) -> [String] {
        service.titles(of: account)
    }

    func log(_ text: String) {
        service.log(text)
    }

    func find(_ name: String) -> Account? {
        service.find(name)
    }

    func setFavorite(_ isFavorite: Bool, of account: Account) {
        service.setFavorite(isFavorite, of: account)
    }

    func fetchIsFavorite(_ account: Account) -> Bool {
        service.isFavorite(account)
    }

    func sync(_ account: Account, then done: @escaping (Int) -> Void) {
        service.sync(account, then: done)
    }

    func add(_ handler: @escaping AccountService.Handler) {
        service.add(handler)
    }

    func addOptional(_ handler: AccountService.Handler?) {
        service.addOptional(handler)
    }

    func setOnDone(_ done: ((Int) -> Void)?) {
        service.onDone = done
    }

    func runs(_ handler: AccountService.Handler) {
        service.runs(handler)
    }
}
