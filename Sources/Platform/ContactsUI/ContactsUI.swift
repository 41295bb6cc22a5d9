// ContactsUI's picker and card.

class CNContactPickerViewController: UIViewController {
    weak var delegate: (any CNContactPickerDelegate)?
    var displayedPropertyKeys: [String]?
    @NSCopying var predicateForEnablingContact: NSPredicate?
    @NSCopying var predicateForSelectionOfContact: NSPredicate?
    @NSCopying var predicateForSelectionOfProperty: NSPredicate?
}
protocol CNContactPickerDelegate: NSObjectProtocol {
    optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    optional func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
    optional func contactPickerDidCancel(_ picker: CNContactPickerViewController)
}
class CNContactViewController: UIViewController {
    init(for contact: CNContact)
    init(forNewContact contact: CNContact?)
    init(forUnknownContact contact: CNContact)
    class func descriptorForRequiredKeys() -> any CNKeyDescriptor
    var allowsActions: Bool
    var allowsEditing: Bool
    var alternateName: String?
    var contact: CNContact { get }
    var contactStore: CNContactStore?
    weak var delegate: (any CNContactViewControllerDelegate)?
    var displayedPropertyKeys: [Any]?
    var message: String?
    var parentContainer: CNContainer?
    var parentGroup: CNGroup?
    var shouldShowLinkedContacts: Bool
    func highlightProperty(withKey key: String, identifier: String?)
}
protocol CNContactViewControllerDelegate: NSObjectProtocol {
    optional func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
    optional func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
}
