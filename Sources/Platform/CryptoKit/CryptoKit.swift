// CryptoKit's basics.

@available(iOS 13, *) protocol Digest: ContiguousBytes, CustomStringConvertible, Hashable, Sequence
where Element == UInt8 {
    @pure var description: String { get }
    static var byteCount: Int { get }
    @pure func makeIterator() -> Array<UInt8>.Iterator
}
@available(iOS 13, *) protocol HashFunction {
    associatedtype Digest: CryptoKit.Digest
    init()
    @available(iOS 13.2, *) static var blockByteCount: Int { get }
    func finalize() -> Self.Digest
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
}
extension HashFunction {
    @pure static func hash<D: DataProtocol>(data: D) -> Self.Digest
    mutating func update<D: DataProtocol>(data: D)
}
@available(iOS 13, *) @pure struct SHA256: HashFunction {
    typealias Digest = SHA256Digest
}
@available(iOS 13, *) @pure struct SHA384: HashFunction {
    typealias Digest = SHA384Digest
}
@available(iOS 13, *) @pure struct SHA512: HashFunction {
    typealias Digest = SHA512Digest
}
@available(iOS 13, *) @pure struct SHA256Digest: Digest {
    @pure static var byteCount: Int { get }
    @pure var description: String { get }
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}
@available(iOS 13, *) @pure struct SHA384Digest: Digest {
    @pure static var byteCount: Int { get }
    @pure var description: String { get }
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}
@available(iOS 13, *) @pure struct SHA512Digest: Digest {
    @pure static var byteCount: Int { get }
    @pure var description: String { get }
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}
@available(iOS 13, *) enum Insecure {
    @pure struct MD5: HashFunction {
        typealias Digest = Insecure.MD5Digest
    }
    @pure struct SHA1: HashFunction {
        typealias Digest = Insecure.SHA1Digest
    }
    @pure struct MD5Digest: Digest {
        @pure static var byteCount: Int { get }
        func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    }
    @pure struct SHA1Digest: Digest {
        @pure static var byteCount: Int { get }
        func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    }
}
@available(iOS 13, *) struct SymmetricKey: ContiguousBytes, Equatable {
    @pure init<D: ContiguousBytes>(data: D)
    init(size: SymmetricKeySize)
    @pure var bitCount: Int { get }
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}
@available(iOS 13, *) @pure struct SymmetricKeySize {
    init(bitCount: Int)
    @pure var bitCount: Int { get }
    @pure static var bits128: SymmetricKeySize { get }
    @pure static var bits192: SymmetricKeySize { get }
    @pure static var bits256: SymmetricKeySize { get }
}
@available(iOS 13, *) @pure struct HMAC<H: HashFunction> {
    init(key: SymmetricKey)
    @pure static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> HMAC<H>.MAC
    @pure static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: HMAC<H>.MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool
    func finalize() -> HMAC<H>.MAC
    mutating func update<D: DataProtocol>(data: D)
    typealias Key = SymmetricKey
    typealias MAC = HashedAuthenticationCode<H>
}
@available(iOS 13, *) struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    @pure var byteCount: Int { get }
    @pure var description: String { get }
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}
@available(iOS 13, *) protocol MessageAuthenticationCode: ContiguousBytes, CustomStringConvertible, Hashable, Sequence
where Element == UInt8 {
    var byteCount: Int { get }
}
@available(iOS 13, *) enum AES {
    enum GCM {
        @pure static func open(_ sealedBox: AES.GCM.SealedBox, using key: SymmetricKey) throws -> Data
        @pure static func open<AuthenticatedData: DataProtocol>(
            _ sealedBox: AES.GCM.SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
        ) throws -> Data
        static func seal<Plaintext: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: AES.GCM.Nonce? = nil
        ) throws -> AES.GCM.SealedBox
        static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: AES.GCM.Nonce? = nil,
            authenticating authenticatedData: AuthenticatedData
        ) throws -> AES.GCM.SealedBox
        struct Nonce: ContiguousBytes, Sequence {
            init()
            @pure init<D: DataProtocol>(data: D) throws
        }
        @pure struct SealedBox {
            init<D: DataProtocol>(combined: D) throws
            init<C: DataProtocol, T: DataProtocol>(nonce: AES.GCM.Nonce, ciphertext: C, tag: T) throws
            @pure var ciphertext: Data { get }
            @pure var combined: Data? { get }
            @pure var nonce: AES.GCM.Nonce { get }
            @pure var tag: Data { get }
        }
    }
}
@available(iOS 13, *) enum ChaChaPoly {
    @pure static func open(_ sealedBox: ChaChaPoly.SealedBox, using key: SymmetricKey) throws -> Data
    static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: ChaChaPoly.Nonce? = nil
    ) throws -> ChaChaPoly.SealedBox
    struct Nonce: ContiguousBytes, Sequence {
        init()
        @pure init<D: DataProtocol>(data: D) throws
    }
    @pure struct SealedBox {
        init<D: DataProtocol>(combined: D) throws
        @pure var ciphertext: Data { get }
        @pure var combined: Data { get }
        @pure var nonce: ChaChaPoly.Nonce { get }
        @pure var tag: Data { get }
    }
}
@available(iOS 13, *) enum P256 {
    enum Signing {
        struct PrivateKey {
            init(compactRepresentable: Bool = true)
            @pure init<D: ContiguousBytes>(rawRepresentation: D) throws
            @pure var publicKey: P256.Signing.PublicKey { get }
            @pure var rawRepresentation: Data { get }
            func signature<D: DataProtocol>(for data: D) throws -> P256.Signing.ECDSASignature
        }
        @pure struct PublicKey {
            init<D: ContiguousBytes>(rawRepresentation: D) throws
            @pure var rawRepresentation: Data { get }
            @pure func isValidSignature<D: DataProtocol>(_ signature: P256.Signing.ECDSASignature, for data: D) -> Bool
        }
        @pure struct ECDSASignature: ContiguousBytes {
            init<D: DataProtocol>(derRepresentation: D) throws
            init<D: DataProtocol>(rawRepresentation: D) throws
            @pure var derRepresentation: Data { get }
            @pure var rawRepresentation: Data { get }
        }
    }
    enum KeyAgreement {}
}
@available(iOS 13, *) enum Curve25519 {
    enum KeyAgreement {
        struct PrivateKey {
            init()
            @pure init<D: ContiguousBytes>(rawRepresentation: D) throws
            @pure var publicKey: Curve25519.KeyAgreement.PublicKey { get }
            @pure var rawRepresentation: Data { get }
            @pure func sharedSecretFromKeyAgreement(with publicKeyShare: Curve25519.KeyAgreement.PublicKey) throws
                -> SharedSecret
        }
        @pure struct PublicKey {
            init<D: ContiguousBytes>(rawRepresentation: D) throws
            @pure var rawRepresentation: Data { get }
        }
    }
    enum Signing {}
}
@available(iOS 13, *) struct SharedSecret: ContiguousBytes, Equatable {
    @pure func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey
}
@available(iOS 13, *) enum SecureEnclave {
    static var isAvailable: Bool { get }
}
@available(iOS 13, *) enum CryptoKitError: Error {
    case incorrectKeySize
    case incorrectParameterSize
    case authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
    @available(iOS 15, *) case wrapFailure
    @available(iOS 15, *) case unwrapFailure
    @available(iOS 16, *) case invalidParameter
}
