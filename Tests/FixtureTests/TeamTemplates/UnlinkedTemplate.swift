import ViperSplit

extension TeamTemplates {
    /// A router that holds no view controller and is made in passing, comments where members go, requirements that are static or
    /// have a default, a protocol file without imports, a service with a class of its own, and optional chains.
    static let unlinked: [SourceFile] = [
        (
            "Protocols",
            """
            protocol ___VARIABLE_moduleName___ViewProtocol: class {
                var presenter: ___VARIABLE_moduleName___PresenterProtocol? { get set }
                func setup()
            }

            protocol ___VARIABLE_moduleName___PresenterProtocol: class {
                var view: ___VARIABLE_moduleName___ViewProtocol? { get set }
                var interactor: ___VARIABLE_moduleName___InteractorProtocol? { get set }
                var router: ___VARIABLE_moduleName___RouterProtocol? { get set }
                func viewIsReady()
            }

            extension ___VARIABLE_moduleName___PresenterProtocol {
                func viewIsReady() {}
            }

            protocol ___VARIABLE_moduleName___InteractorProtocol: class {
                var output: ___VARIABLE_moduleName___OutputProtocol? { get set }
            }

            protocol ___VARIABLE_moduleName___OutputProtocol: class {
            }

            protocol ___VARIABLE_moduleName___RouterProtocol: class {
                static func createModule() -> UIViewController
            }
            """
        ),
        (
            "View",
            """
            import UIKit

            class ___VARIABLE_moduleName___View: UIViewController {
                var presenter: ___VARIABLE_moduleName___PresenterProtocol?

                override func viewDidLoad() {
                    super.viewDidLoad()
                    presenter?.viewIsReady()
                }

                func setup() {
                    prepare()
                }

                private func prepare() {}
            }

            extension ___VARIABLE_moduleName___View: ___VARIABLE_moduleName___ViewProtocol {
                // TODO: what the presenter commands
            }
            """
        ),
        (
            "Presenter",
            """
            import Foundation

            class ___VARIABLE_moduleName___Presenter {
                weak var view: ___VARIABLE_moduleName___ViewProtocol?
                var interactor: ___VARIABLE_moduleName___InteractorProtocol?
                var router: ___VARIABLE_moduleName___RouterProtocol?
            }

            extension ___VARIABLE_moduleName___Presenter: ___VARIABLE_moduleName___PresenterProtocol {
                // TODO: what the view tells
            }

            extension ___VARIABLE_moduleName___Presenter: ___VARIABLE_moduleName___OutputProtocol {
                // TODO: what the interactor tells
            }
            """
        ),
        (
            "Interactor",
            """
            import Foundation

            class ___VARIABLE_moduleName___Interactor {
                weak var output: ___VARIABLE_moduleName___OutputProtocol?
                private let log: ___VARIABLE_moduleName___Log

                init(log: ___VARIABLE_moduleName___Log = ___VARIABLE_moduleName___Log()) {
                    self.log = log
                }
            }

            class ___VARIABLE_moduleName___Log {}

            extension ___VARIABLE_moduleName___Interactor: ___VARIABLE_moduleName___InteractorProtocol {
                // TODO: what the presenter asks
            }
            """
        ),
        (
            "Router",
            """
            import Foundation
            import UIKit

            class ___VARIABLE_moduleName___Router: ___VARIABLE_moduleName___RouterProtocol {
                static func createModule() -> UIViewController {
                    let storyboard = UIStoryboard(name: "___VARIABLE_moduleName___", bundle: nil)
                    let view = storyboard.instantiateInitialViewController() as? ___VARIABLE_moduleName___View
                    let presenter: ___VARIABLE_moduleName___PresenterProtocol & ___VARIABLE_moduleName___OutputProtocol = ___VARIABLE_moduleName___Presenter()
                    view?.presenter = presenter
                    view?.presenter?.view = view
                    view?.presenter?.router = ___VARIABLE_moduleName___Router()
                    view?.presenter?.interactor = ___VARIABLE_moduleName___Interactor()
                    view?.presenter?.interactor?.output = presenter
                    return view!
                }
            }
            """
        ),
    ].map { SourceFile(path: "___VARIABLE_moduleName___\($0).swift", text: header + $1 + "\n") }
}
