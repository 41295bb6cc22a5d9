// Contacts' store and its requests.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service class CNContactStore: NSObject {
    init()
    class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus
    @available(iOS 13, *) var currentHistoryToken: Data? { get }
    func containers(matching predicate: NSPredicate?) throws -> [CNContainer]
    func defaultContainerIdentifier() -> String
    func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void)
        throws
    func execute(_ saveRequest: CNSaveRequest) throws
    func groups(matching predicate: NSPredicate?) throws -> [CNGroup]
    @elsewhere func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void)
    func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact
    func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact]
}
enum CNAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized
    @available(iOS 18, *) case limited
}
enum CNEntityType: Int {
    case contacts
}
extension NSNotification.Name {
    @pure static var CNContactStoreDidChange: NSNotification.Name { get }
}
@pure class CNContactFetchRequest: CNFetchRequest, NSSecureCoding {
    init(keysToFetch: [any CNKeyDescriptor])
    var keysToFetch: [any CNKeyDescriptor]
    var mutableObjects: Bool
    @NSCopying var predicate: NSPredicate?
    var sortOrder: CNContactSortOrder
    var unifyResults: Bool
}
class CNFetchRequest: NSObject {}
@available(iOS 13, *) class CNFetchResult<ValueType: AnyObject>: NSObject {
    var currentHistoryToken: Data { get }
    var value: ValueType { get }
}
enum CNContactSortOrder: Int {
    case none, userDefault, givenName, familyName
}
class CNSaveRequest: NSObject {
    @available(iOS 15.4, *) var shouldRefetchContacts: Bool
    @available(iOS 15, *) var transactionAuthor: String?
    func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?)
    func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?)
    func addMember(_ contact: CNContact, to group: CNGroup)
    func delete(_ contact: CNMutableContact)
    func delete(_ group: CNMutableGroup)
    func removeMember(_ contact: CNContact, from group: CNGroup)
    func update(_ contact: CNMutableContact)
    func update(_ group: CNMutableGroup)
}
class CNContainer: NSObject, NSCopying, NSSecureCoding {
    var identifier: String { get }
    var name: String { get }
    var type: CNContainerType { get }
    @pure class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate
    @pure class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate
    @pure class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate
}
enum CNContainerType: Int {
    case unassigned, local, exchange, cardDAV
}
class CNGroup: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    var identifier: String { get }
    var name: String { get }
    @pure class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate
    @pure class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate
}
class CNMutableGroup: CNGroup {
    var name: String
}
@available(iOS 13, *) class CNChangeHistoryFetchRequest: CNFetchRequest, NSSecureCoding {
    var additionalContactKeyDescriptors: [any CNKeyDescriptor]?
    var excludedTransactionAuthors: [String]?
    var includeGroupChanges: Bool
    var mutableObjects: Bool
    var shouldUnifyResults: Bool
    var startingToken: Data?
}
@service class CNContactsUserDefaults: NSObject {
    class func shared() -> Self
    var countryCode: String { get }
    var sortOrder: CNContactSortOrder { get }
}
class CNContactVCardSerialization: NSObject {
    @pure class func contacts(with data: Data) throws -> [CNContact]
    @pure class func data(with contacts: [CNContact]) throws -> Data
    class func descriptorForRequiredKeys() -> any CNKeyDescriptor
}
@pure class CNContactFormatter: Formatter, NSSecureCoding {
    class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString?
    class func delimiter(for contact: CNContact) -> String
    class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor
    class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder
    class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String?
    class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { get }
    class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { get }
    var style: CNContactFormatterStyle
    func attributedString(from contact: CNContact, defaultAttributes attributes: [AnyHashable: Any]? = nil)
        -> NSAttributedString?
    func string(from contact: CNContact) -> String?
}
enum CNContactDisplayNameOrder: Int {
    case userDefault, givenNameFirst, familyNameFirst
}
enum CNContactFormatterStyle: Int {
    case fullName, phoneticFullName
}
@pure class CNPostalAddressFormatter: Formatter {
    class func attributedString(
        from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
        withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString
    class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String
    var style: CNPostalAddressFormatterStyle
    func attributedString(
        from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString
    func string(from postalAddress: CNPostalAddress) -> String
}
enum CNPostalAddressFormatterStyle: Int {
    case mailingAddress
}
@pure struct CNError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case communicationError, dataAccessError, authorizationDenied, noAccessableWritableContainers
        @available(iOS 13, *) case unauthorizedKeys, featureDisabledByUser
        case recordDoesNotExist, insertedRecordAlreadyExists, containmentCycle, containmentScope,
            parentRecordDoesNotExist, recordIdentifierInvalid
        @available(iOS 13, *) case recordNotWritable, parentContainerNotWritable
        case validationMultipleErrors, validationTypeMismatch, validationConfigurationError, predicateInvalid,
            policyViolation, clientIdentifierInvalid, clientIdentifierDoesNotExist, clientIdentifierCollision,
            changeHistoryExpired, changeHistoryInvalidAnchor, changeHistoryInvalidFetchRequest, vCardMalformed,
            vCardSummarizationError
    }
    init(_ code: CNError.Code, userInfo: [String: Any] = [:])
    @pure var code: CNError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var communicationError: CNError.Code { get }
    @pure static var dataAccessError: CNError.Code { get }
    @pure static var authorizationDenied: CNError.Code { get }
    @pure static var noAccessableWritableContainers: CNError.Code { get }
    @available(iOS 13, *) @pure static var unauthorizedKeys: CNError.Code { get }
    @available(iOS 13, *) @pure static var featureDisabledByUser: CNError.Code { get }
    @pure static var recordDoesNotExist: CNError.Code { get }
    @pure static var insertedRecordAlreadyExists: CNError.Code { get }
    @pure static var containmentCycle: CNError.Code { get }
    @pure static var containmentScope: CNError.Code { get }
    @pure static var parentRecordDoesNotExist: CNError.Code { get }
    @pure static var recordIdentifierInvalid: CNError.Code { get }
    @available(iOS 13, *) @pure static var recordNotWritable: CNError.Code { get }
    @available(iOS 13, *) @pure static var parentContainerNotWritable: CNError.Code { get }
    @pure static var validationMultipleErrors: CNError.Code { get }
    @pure static var validationTypeMismatch: CNError.Code { get }
    @pure static var validationConfigurationError: CNError.Code { get }
    @pure static var predicateInvalid: CNError.Code { get }
    @pure static var policyViolation: CNError.Code { get }
    @pure static var clientIdentifierInvalid: CNError.Code { get }
    @pure static var clientIdentifierDoesNotExist: CNError.Code { get }
    @pure static var clientIdentifierCollision: CNError.Code { get }
    @pure static var changeHistoryExpired: CNError.Code { get }
    @pure static var changeHistoryInvalidAnchor: CNError.Code { get }
    @pure static var changeHistoryInvalidFetchRequest: CNError.Code { get }
    @pure static var vCardMalformed: CNError.Code { get }
    @pure static var vCardSummarizationError: CNError.Code { get }
}
let CNErrorDomain: String
let CNErrorUserInfoAffectedRecordIdentifiersKey: String
let CNErrorUserInfoAffectedRecordsKey: String
let CNErrorUserInfoKeyPathsKey: String
let CNErrorUserInfoValidationErrorsKey: String
