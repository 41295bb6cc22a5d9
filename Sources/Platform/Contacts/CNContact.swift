// Contacts' values.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Not pure: contacts and labelled values get an identifier of their own.
class CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    var birthday: DateComponents? { get }
    var contactRelations: [CNLabeledValue<CNContactRelation>] { get }
    var contactType: CNContactType { get }
    var dates: [CNLabeledValue<NSDateComponents>] { get }
    var departmentName: String { get }
    var emailAddresses: [CNLabeledValue<NSString>] { get }
    var familyName: String { get }
    var givenName: String { get }
    var identifier: String { get }
    var imageData: Data? { get }
    var imageDataAvailable: Bool { get }
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { get }
    var jobTitle: String { get }
    var middleName: String { get }
    var namePrefix: String { get }
    var nameSuffix: String { get }
    var nickname: String { get }
    var nonGregorianBirthday: DateComponents? { get }
    var note: String { get }
    var organizationName: String { get }
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { get }
    var phoneticFamilyName: String { get }
    var phoneticGivenName: String { get }
    var phoneticMiddleName: String { get }
    var phoneticOrganizationName: String { get }
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] { get }
    var previousFamilyName: String { get }
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] { get }
    var thumbnailImageData: Data? { get }
    var urlAddresses: [CNLabeledValue<NSString>] { get }
    class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator
    class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor
    @pure class func localizedString(forKey key: String) -> String
    @pure class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate
    @pure class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate
    @pure class func predicateForContacts(matchingName name: String) -> NSPredicate
    @pure class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate
    @pure class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate
    @pure class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate
    @pure func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool
    @pure func isKeyAvailable(_ key: String) -> Bool
    @pure func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool
}
enum CNContactType: Int {
    case person, organization
}
class CNMutableContact: CNContact {
    var birthday: DateComponents?
    var contactRelations: [CNLabeledValue<CNContactRelation>]
    var contactType: CNContactType
    var dates: [CNLabeledValue<NSDateComponents>]
    var departmentName: String
    var emailAddresses: [CNLabeledValue<NSString>]
    var familyName: String
    var givenName: String
    var imageData: Data?
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>]
    var jobTitle: String
    var middleName: String
    var namePrefix: String
    var nameSuffix: String
    var nickname: String
    var nonGregorianBirthday: DateComponents?
    var note: String
    var organizationName: String
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>]
    var phoneticFamilyName: String
    var phoneticGivenName: String
    var phoneticMiddleName: String
    var phoneticOrganizationName: String
    var postalAddresses: [CNLabeledValue<CNPostalAddress>]
    var previousFamilyName: String
    var socialProfiles: [CNLabeledValue<CNSocialProfile>]
    var urlAddresses: [CNLabeledValue<NSString>]
}
protocol CNKeyDescriptor: NSObjectProtocol, NSCopying, NSSecureCoding {}
extension NSString: CNKeyDescriptor {}
class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject, NSCopying, NSSecureCoding {
    init(label: String?, value: ValueType)
    var identifier: String { get }
    var label: String? { get }
    @NSCopying var value: ValueType { get }
    @pure class func localizedString(forLabel label: String) -> String
    @pure func settingLabel(_ label: String?) -> Self
    @pure func settingLabel(_ label: String?, value: ValueType) -> Self
    @pure func settingValue(_ value: ValueType) -> Self
}
@pure class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding {
    init(stringValue string: String)
    var stringValue: String { get }
}
@pure class CNContactRelation: NSObject, NSCopying, NSSecureCoding {
    init(name: String)
    var name: String { get }
}
@pure class CNInstantMessageAddress: NSObject, NSCopying, NSSecureCoding {
    init(username: String, service: String)
    var service: String { get }
    var username: String { get }
    class func localizedString(forKey key: String) -> String
    class func localizedString(forService service: String) -> String
}
@pure class CNSocialProfile: NSObject, NSCopying, NSSecureCoding {
    init(urlString: String?, username: String?, userIdentifier: String?, service: String?)
    var service: String { get }
    var urlString: String { get }
    var userIdentifier: String { get }
    var username: String { get }
    class func localizedString(forKey key: String) -> String
    class func localizedString(forService service: String) -> String
}
@pure class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    var city: String { get }
    var country: String { get }
    var isoCountryCode: String { get }
    var postalCode: String { get }
    var state: String { get }
    var street: String { get }
    var subAdministrativeArea: String { get }
    var subLocality: String { get }
    class func localizedString(forKey key: String) -> String
}
class CNMutablePostalAddress: CNPostalAddress {
    var city: String
    var country: String
    var isoCountryCode: String
    var postalCode: String
    var state: String
    var street: String
    var subAdministrativeArea: String
    var subLocality: String
}
class CNContactProperty: NSObject, NSCopying, NSSecureCoding {
    @NSCopying var contact: CNContact { get }
    var identifier: String? { get }
    var key: String { get }
    var label: String? { get }
    var value: Any? { get }
}
let CNContactBirthdayKey: String
let CNContactDatesKey: String
let CNContactDepartmentNameKey: String
let CNContactEmailAddressesKey: String
let CNContactFamilyNameKey: String
let CNContactGivenNameKey: String
let CNContactIdentifierKey: String
let CNContactImageDataAvailableKey: String
let CNContactImageDataKey: String
let CNContactInstantMessageAddressesKey: String
let CNContactJobTitleKey: String
let CNContactMiddleNameKey: String
let CNContactNamePrefixKey: String
let CNContactNameSuffixKey: String
let CNContactNicknameKey: String
let CNContactNonGregorianBirthdayKey: String
let CNContactNoteKey: String
let CNContactOrganizationNameKey: String
let CNContactPhoneNumbersKey: String
let CNContactPhoneticFamilyNameKey: String
let CNContactPhoneticGivenNameKey: String
let CNContactPhoneticMiddleNameKey: String
let CNContactPhoneticOrganizationNameKey: String
let CNContactPostalAddressesKey: String
let CNContactPreviousFamilyNameKey: String
let CNContactPropertyAttribute: String
let CNContactPropertyNotFetchedExceptionName: String
let CNContactRelationsKey: String
let CNContactSocialProfilesKey: String
let CNContactThumbnailImageDataKey: String
let CNContactTypeKey: String
let CNContactUrlAddressesKey: String
let CNLabelEmailiCloud: String
let CNLabelHome: String
let CNLabelOther: String
let CNLabelPhoneNumberHomeFax: String
let CNLabelPhoneNumberMain: String
let CNLabelPhoneNumberMobile: String
let CNLabelPhoneNumberOtherFax: String
let CNLabelPhoneNumberPager: String
let CNLabelPhoneNumberWorkFax: String
let CNLabelPhoneNumberiPhone: String
@available(iOS 13, *) let CNLabelSchool: String
let CNLabelURLAddressHomePage: String
let CNLabelWork: String
let CNLabelContactRelationBrother: String
let CNLabelContactRelationChild: String
let CNLabelContactRelationFather: String
let CNLabelContactRelationFriend: String
let CNLabelContactRelationMother: String
let CNLabelContactRelationParent: String
let CNLabelContactRelationPartner: String
let CNLabelContactRelationSister: String
let CNLabelContactRelationSpouse: String
let CNLabelDateAnniversary: String
let CNPostalAddressCityKey: String
let CNPostalAddressCountryKey: String
let CNPostalAddressISOCountryCodeKey: String
let CNPostalAddressPostalCodeKey: String
let CNPostalAddressStateKey: String
let CNPostalAddressStreetKey: String
let CNPostalAddressSubAdministrativeAreaKey: String
let CNPostalAddressSubLocalityKey: String
let CNSocialProfileServiceFacebook: String
let CNSocialProfileServiceLinkedIn: String
let CNSocialProfileServiceTwitter: String
