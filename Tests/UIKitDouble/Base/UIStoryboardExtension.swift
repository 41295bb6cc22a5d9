import UIKit

extension UIStoryboard {

    /// The view controller of the given class. Its identifier in the storyboard is the name of the class, unless
    /// another is given.
    func instantiateViewController<ViewController: UIViewController>(
        ofType type: ViewController.Type,
        withIdentifier identifier: String? = nil
    ) -> ViewController {
        let identifier = identifier ?? String(describing: type)
        guard let viewController = instantiateViewController(withIdentifier: identifier) as? ViewController else {
            fatalError(
                """
                The view controller with the identifier \(identifier) isn't a \(type); set its class in the \
                storyboard.
                """
            )
        }
        return viewController
    }
}
