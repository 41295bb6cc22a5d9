import UIKit

@preconcurrency @MainActor
protocol AccountWireframeInterface: WireframeInterface {
    func ask(then done: @escaping (Int) -> Void)
    func later(_ done: ((Int) -> Void)?)
}

@preconcurrency @MainActor
protocol AccountViewInterface: ViewInterface {
    var banner: String { get }

    func show(_ rows: [Row])
    func confirm(_ done: @escaping (Int) -> Void)
    func setNameLabelText(_ text: String?)
    func deselectTableViewRow(at indexPath: IndexPath)
    func setNameLabelAccessibilityLabel(_ accessibilityLabel: String?)
}

@preconcurrency @MainActor
protocol AccountPresenterInterface: PresenterInterface {
    var account: Account! { get set }
    var selected: Account? { get }

    func viewDidLoad()
    func mark(_ level: Level)
    func tapSync()
    func refresh()
    func setServiceFavorite(isOn: Bool)
    func log(_ text: String)
    func find(_ name: String) -> Account?
}

@preconcurrency @MainActor
protocol AccountInteractorInterface: InteractorInterface {
    var service: AccountService { get }
    var isQuiet: Bool { get }

    func open(_ account: Account)
    func open(_ account: Account, note: String?)
    func titles(of account: Account) -> [String]
    func log(_ text: String)
    func find(_ name: String) -> Account?
    func setFavorite(_ isFavorite: Bool, of account: Account)
    func fetchIsFavorite(_ account: Account) -> Bool
    func sync(_ account: Account, then done: @escaping (Int) -> Void)
    func add(_ handler: @escaping AccountService.Handler)
    func addOptional(_ handler: AccountService.Handler?)
    func setOnDone(_ done: ((Int) -> Void)?)
    func runs(_ handler: AccountService.Handler)
}
