// CommonCrypto's basics.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

typealias CC_LONG = UInt32
func CC_MD5(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<
    UInt8
>!
func CC_SHA1(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<
    UInt8
>!
func CC_SHA256(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<
    UInt8
>!
func CC_SHA384(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<
    UInt8
>!
func CC_SHA512(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<
    UInt8
>!
func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus
func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!)
func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>!,
    _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!,
    _ derivedKeyLen: Int
) -> Int32
func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus
typealias CCAlgorithm = UInt32
typealias CCCryptorStatus = Int32
typealias CCHmacAlgorithm = UInt32
typealias CCOperation = UInt32
typealias CCOptions = UInt32
typealias CCPBKDFAlgorithm = UInt32
typealias CCPseudoRandomAlgorithm = UInt32
typealias CCRNGStatus = CCCryptorStatus
let CC_MD5_DIGEST_LENGTH: Int32
let CC_SHA1_DIGEST_LENGTH: Int32
let CC_SHA224_DIGEST_LENGTH: Int32
let CC_SHA256_DIGEST_LENGTH: Int32
let CC_SHA384_DIGEST_LENGTH: Int32
let CC_SHA512_DIGEST_LENGTH: Int32
let kCCAlgorithmAES: Int
let kCCAlgorithmAES128: Int
let kCCAlgorithm3DES: Int
let kCCAlgorithmDES: Int
let kCCBlockSizeAES128: Int
let kCCDecrypt: Int
let kCCEncrypt: Int
let kCCHmacAlgMD5: Int
let kCCHmacAlgSHA1: Int
let kCCHmacAlgSHA256: Int
let kCCHmacAlgSHA384: Int
let kCCHmacAlgSHA512: Int
let kCCKeySizeAES128: Int
let kCCKeySizeAES192: Int
let kCCKeySizeAES256: Int
let kCCOptionECBMode: Int
let kCCOptionPKCS7Padding: Int
let kCCPBKDF2: Int
let kCCPRFHmacAlgSHA1: Int
let kCCPRFHmacAlgSHA256: Int
let kCCPRFHmacAlgSHA512: Int
let kCCSuccess: Int
