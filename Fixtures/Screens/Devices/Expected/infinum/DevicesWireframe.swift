import UIKit

final class DevicesWireframe: BaseWireframe<DevicesViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = DevicesViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: DevicesViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: DevicesViewController) -> DevicesPresenterInterface {
        DevicesWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: DevicesViewInterface) -> DevicesPresenter {
        let interactor = DevicesInteractor()
        let presenter = DevicesPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension DevicesWireframe: DevicesWireframeInterface {

    func fail(_ message: String, title: String = "Sorry", retry: (() -> Void)? = nil) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        if let retry = retry {
            alert.addAction(UIAlertAction(title: "Try again", style: .default) { _ in retry() })
        }
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        viewController.present(alert, animated: true)
    }

    // MARK: - Wireframe

    func showWelcomeAlert(onOK: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Welcome", message: "Hold a device to rename it.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in onOK() })
        viewController.present(alert, animated: true)
    }

    func showItDoesntAnswerAlert(title: String, onRemove: @escaping () -> Void, device: Device) {
        let alert = UIAlertController(
            title: title, message: "It doesn't answer.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Remove", style: .destructive) { _ in onRemove() })
        alert.addAction(UIAlertAction(title: "Help", style: .default) { _ in
            if let url = URL(string: "https://help.example/\(device.id)") {
                UIApplication.shared.open(url)
            }
        })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        viewController.present(alert, animated: true)
    }

    func showUnlockAlert(message: String, onUnlock: @escaping (String?) -> Void) {
        let alert = UIAlertController(title: "Unlock?", message: message, preferredStyle: .alert)
        alert.addTextField { field in
            field.isSecureTextEntry = true
            field.keyboardType = .numberPad
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Unlock", style: .destructive) { [weak alert] _ in
            onUnlock(alert?.textFields?.first?.text)
        })
        viewController.present(alert, animated: true)
    }

    func showAreYouBackAlert(onYes: @escaping () -> Void) {
        let question = UIAlertController(
            title: "Are you back?", message: nil, preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "Yes", style: .default) { _ in onYes() })
        question.addAction(UIAlertAction(title: "No", style: .cancel))
        viewController.present(question, animated: true)
    }

    func showSwitchOffAlert(
        for name: String,
        onSwitchOff: @escaping () -> Void,
        onCancel: @escaping () -> Void
    ) {
        let alert = UIAlertController(
            title: "Switch off?", message: "\(name) should stay on.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Switch off", style: .destructive) { _ in onSwitchOff() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in onCancel() })
        viewController.present(alert, animated: true)
    }

    func showCameraAlert(onChoice: @escaping (Bool) -> Void) {
        let alert = UIAlertController(
            title: "Camera", message: "May it record?", preferredStyle: .alert)
        for (title, records) in [("Record", true), ("Only watch", false)] {
            alert.addAction(UIAlertAction(title: title, style: .default) { _ in onChoice(records) })
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        viewController.present(alert, animated: true)
    }

    func showCamera(for device: Device?, records: Bool, title: String?) {
        let camera = CameraViewController()
        camera.device = device
        camera.records = records
        camera.delegate = viewController
        camera.title = title
        viewController.navigationController?.pushViewController(camera, animated: true)
    }

    func showMoreSheet(
        for scenes: [HomeScene],
        onChoice: @escaping (HomeScene) -> Void,
        onSaveAsScene: @escaping () -> Void,
        onEnergy: @escaping () -> Void,
        at sender: Any
    ) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for scene in scenes {
            sheet.addAction(UIAlertAction(title: scene.name, style: .default) { _ in onChoice(scene) })
        }
        sheet.addAction(UIAlertAction(title: "Save as scene", style: .default) { _ in onSaveAsScene() })
        sheet.addAction(UIAlertAction(title: "Energy", style: .default) { _ in onEnergy() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
        viewController.present(sheet, animated: true)
    }

    func showNameAlert(for text: String?, onSave: @escaping (String?) -> Void) {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = text }
        alert.addAction(UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
            onSave(alert?.textFields?.first?.text)
        })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        viewController.present(alert, animated: true)
    }

    func pushEnergy(for values: [(room: String, watts: Int)]) {
        let screen = EnergyViewController()
        screen.values = values
        viewController.navigationController?.pushViewController(screen, animated: true)
    }

    func showLeavingAlert(for count: Int, onSwitchOff: @escaping () -> Void, onStay: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Leaving", message: "\(count) lights are on.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Switch off", style: .default) { _ in onSwitchOff() })
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel) { _ in onStay() })
        viewController.present(alert, animated: true)
    }

    func showRenameAlert(for text: String?, onRename: @escaping (String?) -> Void) {
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.text = text
            field.clearButtonMode = .always
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Rename", style: .default) { [weak alert] _ in
            onRename(alert?.textFields?.first?.text)
        })
        viewController.present(alert, animated: true)
    }

    func returnToThisScreen() {
        viewController.navigationController?.popToViewController(viewController, animated: true)
    }
}
