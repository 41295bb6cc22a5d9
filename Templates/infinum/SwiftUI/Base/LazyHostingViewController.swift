import SwiftUI
import UIKit

/// Hosts a SwiftUI view that is made after its view controller: a wireframe needs the one to make the other.
final class LazyHostingViewController<RootView: View>: UIViewController {

    /// The view to show. Set it before the view controller is shown.
    var rootView: RootView?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let rootView else { return }
        let host = UIHostingController(rootView: rootView)
        addChild(host)
        host.view.frame = view.bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }
}
