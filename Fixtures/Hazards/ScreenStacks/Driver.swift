import UIKit

func visit(_ below: [UIViewController], answer: String?, _ act: (NewDialogViewController) -> Void) {
    let screen = NewDialogViewController()
    let field = UITextField()
    let label = UILabel()
    screen.setValue(field, forKey: "nameField")
    screen.setValue(label, forKey: "hintLabel")
    field.text = "new"
    let navigation = UINavigationController()
    navigation.setViewControllers(below + [screen], animated: false)
    act(screen)
    let stack = navigation.viewControllers.map { screen in
        "\(type(of: screen)) \((screen as? ChatViewController)?.dialogID ?? "")"
    }
    let presented = (screen.presentedViewController as? ChatViewController)?.dialogID
    Trace.record("\(answer ?? "nil"): \(stack), presented = \(presented ?? "nil"), hint = \(label.text ?? "nil")")
}

for hasAccount in [true, false] {
    Screens.hasAccount = hasAccount
    for answer in [nil, "7"] {
        for below in [[DialogsViewController(), UIViewController()], [UIViewController()]] {
            Trace.record("== account: \(hasAccount), answer: \(answer ?? "nil"), below: \(below.count)")
            visit(below, answer: answer) { $0.create(UIButton()); DialogService.shared.answer(answer) }
            visit(below, answer: answer) { $0.replace(UIButton()); DialogService.shared.answer(answer) }
            visit(below, answer: answer) { $0.giveUp(UIButton()) }
            visit(below, answer: answer) { $0.giveUpOrStay(UIButton()) }
            visit(below, answer: answer) { $0.peek(UIButton()); DialogService.shared.answer(answer) }
            visit(below, answer: answer) { $0.weigh(UIButton()) }
        }
    }
}
