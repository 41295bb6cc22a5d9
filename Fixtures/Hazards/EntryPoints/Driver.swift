import UIKit

@MainActor
func play() {
    let screen = GameViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow()
    let button = UIButton(), slider = UISlider(), board = UIView()
    button.tag = 3
    slider.maximumValue = 9
    screen.setValue(UILabel(), forKey: "pointsLabel")
    screen.setValue(button, forKey: "hitButton")
    screen.setValue(slider, forKey: "speedSlider")
    screen.setValue(board, forKey: "boardView")
    window.rootViewController = navigation
    window.makeKeyAndVisible()

    button.sendActions(for: .touchUpInside)
    slider.value = 4
    slider.sendActions(for: .valueChanged)
    screen.navigationItem.leftBarButtonItem?.tap()
    (screen.navigationItem.rightBarButtonItem?.menu?.children.first as? UIAction)?.perform()
    for gesture in board.gestureRecognizers ?? [] { gesture.recognize() }
    MainLoop.advance(by: 5)
    NotificationCenter.default.post(name: .gameDidEnd, object: nil, userInfo: ["winner": "Ada"])
    NotificationCenter.default.post(name: .gameDidEnd, object: nil)
    if let key = screen.keyCommands?.first?.action { screen.perform(key) }
    screen.motionEnded(.motionShake, with: nil)
    screen.unwindFromHelp(UIStoryboardSegue(identifier: "back", source: UIViewController(), destination: screen))
    navigation.setViewControllers([UIViewController()], animated: false)
    MainLoop.drain()
}

MainActor.assumeIsolated { play() }
