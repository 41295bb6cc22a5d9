import UIKit

@MainActor
protocol AddressEditorDelegate: AnyObject {
    func addressEditor(_ editor: AddressEditor, didChange address: String)
}

final class AddressEditor: UIViewController {
    weak var delegate: AddressEditorDelegate?
    let address: String

    init(address: String) {
        self.address = address
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func save(_ address: String) {
        delegate?.addressEditor(self, didChange: address)
    }
}
