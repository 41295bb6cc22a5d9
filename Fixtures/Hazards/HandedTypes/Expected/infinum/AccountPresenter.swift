import Foundation

@preconcurrency @MainActor
final class AccountPresenter {

    // MARK: - Private properties -

    private unowned let view: AccountViewInterface
    private let interactor: AccountInteractorInterface
    private let wireframe: AccountWireframeInterface

    // MARK: - Properties -

    var account: Account!

    private var rows: [Row] = []
    private var lastPlace: Int?

    var selected: Account?

    // MARK: - Lifecycle -

    init(
        view: AccountViewInterface,
        interactor: AccountInteractorInterface,
        wireframe: AccountWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Helpers -

    private func scroll(to row: Int) {
        interactor.log("scroll")
        let place = IndexPath(row: row, section: 0)
        lastPlace = place.row + place.section
        view.deselectTableViewRow(at: IndexPath(row: row, section: 0))
    }

    private func keep(_ done: @escaping (Int) -> Void) {
        rows.append(Row(title: "kept", level: .low))
        interactor.add(done)
        interactor.addOptional(done)
        interactor.service.handlers.append(done)
        interactor.setOnDone(done)
        interactor.runs(done)
        wireframe.later(done)
    }

    private func greet() {
        interactor.log("greet")
        guard rows.count > 100 else { return showBanner(if: rows.isEmpty) }
    }

    private func showBanner(if isNeeded: Bool) {
        interactor.log("show banner")
        if isNeeded { view.setNameLabelText(view.banner) }
        view.setNameLabelAccessibilityLabel(isNeeded ? nil : view.banner)
    }
}

// MARK: - Extensions -

extension AccountPresenter: AccountPresenterInterface {

    func viewDidLoad() {
        view.setNameLabelText(account.name)
        interactor.open(account)
        interactor.open(account, note: account?.name)
        rows = interactor.titles(of: account).map { Row(title: $0, level: .low) }
        view.show(rows)
        scroll(to: rows.count - 1)
    }

    func mark(_ level: Level) {
        rows.append(Row(title: "marked", level: level))
        view.show(rows)
    }

    func tapSync() {
        let done: (Int) -> Void = { [weak self] count in self?.view.setNameLabelText("\(count)") }
        interactor.sync(account, then: done)
        wireframe.ask(then: done)
        view.confirm(done)
        keep(done)
    }

    func refresh() {
        greet()
        view.setNameLabelText(interactor.isQuiet ? nil : view.banner)
        lastPlace = nil
    }

    // MARK: - Handle view event

    func setServiceFavorite(isOn: Bool) {
        interactor.setFavorite(isOn, of: account)
        selected?.isFavorite = interactor.fetchIsFavorite(account)
    }

    // MARK: - Forwarding

    func log(_ text: String) {
        interactor.log(text)
    }

    func find(_ name: String) -> Account? {
        interactor.find(name)
    }
}
