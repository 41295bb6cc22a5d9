// Security's keychain, keys and random bytes.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus
@service func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus
@service func SecItemDelete(_ query: CFDictionary) -> OSStatus
@service func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus
@service @elsewhere func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void)
@service @elsewhere func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void)
func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString?
func SecCreateSharedWebCredentialPassword() -> CFString?
func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
class SecAccessControl: Hashable {}
class SecCertificate: Hashable {}
class SecIdentity: Hashable {}
class SecKey: Hashable {}
class SecPolicy: Hashable {}
class SecTrust: Hashable {}
func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl?
@pure struct SecAccessControlCreateFlags: OptionSet {
    init(rawValue: CFOptionFlags)
    @pure var rawValue: CFOptionFlags { get }
    @pure static var userPresence: SecAccessControlCreateFlags { get }
    @pure static var biometryAny: SecAccessControlCreateFlags { get }
    @pure static var biometryCurrentSet: SecAccessControlCreateFlags { get }
    @pure static var devicePasscode: SecAccessControlCreateFlags { get }
    @pure static var or: SecAccessControlCreateFlags { get }
    @pure static var and: SecAccessControlCreateFlags { get }
    @pure static var privateKeyUsage: SecAccessControlCreateFlags { get }
    @pure static var applicationPassword: SecAccessControlCreateFlags { get }
    @pure static var touchIDAny: SecAccessControlCreateFlags { get }
    @pure static var touchIDCurrentSet: SecAccessControlCreateFlags { get }
}
func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData
func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey?
func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString?
func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate?
func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData?
func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey?
func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData?
func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData?
@service func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?)
    -> SecKey?
func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData?
func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey?
func SecKeyIsAlgorithmSupported(_ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm) -> Bool
func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool
@pure struct SecKeyAlgorithm: RawRepresentable, Hashable {
    init(rawValue: CFString)
    @pure var rawValue: CFString { get }
    @pure static var ecdsaSignatureMessageX962SHA256: SecKeyAlgorithm { get }
    @pure static var ecdsaSignatureDigestX962SHA256: SecKeyAlgorithm { get }
    @pure static var eciesEncryptionCofactorX963SHA256AESGCM: SecKeyAlgorithm { get }
    @pure static var eciesEncryptionStandardX963SHA256AESGCM: SecKeyAlgorithm { get }
    @pure static var rsaEncryptionOAEPSHA1: SecKeyAlgorithm { get }
    @pure static var rsaEncryptionOAEPSHA256: SecKeyAlgorithm { get }
    @pure static var rsaEncryptionPKCS1: SecKeyAlgorithm { get }
    @pure static var rsaEncryptionRaw: SecKeyAlgorithm { get }
    @pure static var rsaSignatureDigestPKCS1v15SHA256: SecKeyAlgorithm { get }
    @pure static var rsaSignatureMessagePKCS1v15SHA256: SecKeyAlgorithm { get }
    @pure static var rsaSignatureMessagePKCS1v15SHA512: SecKeyAlgorithm { get }
    @pure static var rsaSignatureMessagePSSSHA256: SecKeyAlgorithm { get }
}
enum SecKeyOperationType: CFIndex {
    case sign, verify, encrypt, decrypt, keyExchange
}
func SecPolicyCreateBasicX509() -> SecPolicy
func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy
@available(iOS 15, *) func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray?
func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus
func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool
func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate?
func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex
func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus
func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus
enum SecTrustResultType: UInt32 {
    case invalid, proceed, deny, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}
let kSecRandomDefault: SecRandomRef
let kSecAttrAccessControl: CFString
let kSecAttrAccessGroup: CFString
let kSecAttrAccessible: CFString
let kSecAttrAccessibleAfterFirstUnlock: CFString
let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString
let kSecAttrAccessibleAlways: CFString
let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString
let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString
let kSecAttrAccessibleWhenUnlocked: CFString
let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString
let kSecAttrAccount: CFString
let kSecAttrApplicationLabel: CFString
let kSecAttrApplicationTag: CFString
let kSecAttrAuthenticationType: CFString
let kSecAttrCanDecrypt: CFString
let kSecAttrCanEncrypt: CFString
let kSecAttrCanSign: CFString
let kSecAttrCanVerify: CFString
let kSecAttrComment: CFString
let kSecAttrCreationDate: CFString
let kSecAttrCreator: CFString
let kSecAttrDescription: CFString
let kSecAttrEffectiveKeySize: CFString
let kSecAttrGeneric: CFString
let kSecAttrIsInvisible: CFString
let kSecAttrIsNegative: CFString
let kSecAttrIsPermanent: CFString
let kSecAttrKeyClass: CFString
let kSecAttrKeyClassPrivate: CFString
let kSecAttrKeyClassPublic: CFString
let kSecAttrKeyClassSymmetric: CFString
let kSecAttrKeySizeInBits: CFString
let kSecAttrKeyType: CFString
let kSecAttrKeyTypeEC: CFString
let kSecAttrKeyTypeECSECPrimeRandom: CFString
let kSecAttrKeyTypeRSA: CFString
let kSecAttrLabel: CFString
let kSecAttrModificationDate: CFString
let kSecAttrPath: CFString
let kSecAttrPort: CFString
let kSecAttrProtocol: CFString
let kSecAttrProtocolHTTPS: CFString
let kSecAttrSecurityDomain: CFString
let kSecAttrServer: CFString
let kSecAttrService: CFString
let kSecAttrSynchronizable: CFString
let kSecAttrSynchronizableAny: CFString
let kSecAttrTokenID: CFString
let kSecAttrTokenIDSecureEnclave: CFString
let kSecAttrType: CFString
let kSecClass: CFString
let kSecClassCertificate: CFString
let kSecClassGenericPassword: CFString
let kSecClassIdentity: CFString
let kSecClassInternetPassword: CFString
let kSecClassKey: CFString
let kSecImportExportPassphrase: CFString
let kSecImportItemCertChain: CFString
let kSecImportItemIdentity: CFString
let kSecImportItemTrust: CFString
let kSecMatchCaseInsensitive: CFString
let kSecMatchLimit: CFString
let kSecMatchLimitAll: CFString
let kSecMatchLimitOne: CFString
let kSecPrivateKeyAttrs: CFString
let kSecPublicKeyAttrs: CFString
let kSecReturnAttributes: CFString
let kSecReturnData: CFString
let kSecReturnPersistentRef: CFString
let kSecReturnRef: CFString
let kSecSharedPassword: CFString
let kSecUseAuthenticationContext: CFString
let kSecUseAuthenticationUI: CFString
let kSecUseAuthenticationUIAllow: CFString
let kSecUseAuthenticationUIFail: CFString
let kSecUseAuthenticationUISkip: CFString
@available(iOS 13, *) let kSecUseDataProtectionKeychain: CFString
let kSecUseOperationPrompt: CFString
let kSecValueData: CFString
let kSecValuePersistentRef: CFString
let kSecValueRef: CFString
let errSecAllocate: OSStatus
let errSecAuthFailed: OSStatus
let errSecBadReq: OSStatus
let errSecDecode: OSStatus
let errSecDuplicateItem: OSStatus
let errSecIO: OSStatus
let errSecInteractionNotAllowed: OSStatus
let errSecInternalError: OSStatus
let errSecItemNotFound: OSStatus
let errSecMissingEntitlement: OSStatus
let errSecNotAvailable: OSStatus
let errSecOpWr: OSStatus
let errSecParam: OSStatus
let errSecSuccess: OSStatus
let errSecUnimplemented: OSStatus
let errSecUserCanceled: OSStatus
