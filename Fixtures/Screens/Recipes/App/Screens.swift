import UIKit

protocol RecipeEditorDelegate: AnyObject {
    func editor(_ editor: RecipeEditorViewController, didSave name: String)
}

final class RecipeEditorViewController: UIViewController {
    let recipe: Recipe?
    var name = ""
    weak var delegate: RecipeEditorDelegate?

    init(recipe: Recipe?) {
        self.recipe = recipe
        super.init(nibName: nil, bundle: nil)
        title = recipe?.name ?? "New"
    }

    required init?(coder: NSCoder) { return nil }

    @objc func save() { delegate?.editor(self, didSave: name) }
}

final class CookViewController: UIViewController {}
final class KeeperViewController: UIViewController {}

enum Cooks {
    static func cook(of name: String, isFamous: Bool, done: @escaping (UIViewController) -> Void) {
        MainLoop.enqueue {
            let cook = CookViewController()
            cook.title = isFamous ? "Cook of \(name)" : nil
            done(cook)
        }
    }
}

enum Keepers {
    static func keeper(of recipe: Recipe) -> KeeperViewController? { recipe.hasKeeper ? KeeperViewController() : nil }
}

typealias ActionHandler = (UIAlertAction) -> Void

final class ShareAction {
    var title = ""

    init(_ build: (ShareAction) -> Void) { build(self) }

    func handled(_ handler: @escaping ActionHandler) -> UIAlertAction {
        UIAlertAction(title: title, style: .default, handler: handler)
    }
}
