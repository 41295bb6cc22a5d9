// Optional, Result and Bool.

@pure enum Optional<Wrapped>: ExpressibleByNilLiteral, CustomDebugStringConvertible, CustomReflectable {
    case none
    case some(Wrapped)
    init(_ some: Wrapped)
    init(nilLiteral: ())
    @pure func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
    @pure func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
    @pure var unsafelyUnwrapped: Wrapped { get }
    @pure var debugDescription: String { get }
    @pure var customMirror: Mirror { get }
    mutating func take() -> Wrapped?
    @pure static func ?? (optional: Wrapped?, defaultValue: @autoclosure () throws -> Wrapped) rethrows -> Wrapped
    @pure static func ?? (optional: Wrapped?, defaultValue: @autoclosure () throws -> Wrapped?) rethrows -> Wrapped?
}
extension Optional: Equatable where Wrapped: Equatable {
    @pure static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool
    @pure static func != (lhs: Wrapped?, rhs: Wrapped?) -> Bool
}
extension Optional: Hashable where Wrapped: Hashable {
    @pure var hashValue: Int { get }
    func hash(into hasher: inout Hasher)
}
extension Optional: Encodable where Wrapped: Encodable {}
extension Optional: Decodable where Wrapped: Decodable {}
extension Optional: Sendable where Wrapped: Sendable {}
@pure enum Result<Success, Failure: Error> {
    case success(Success)
    case failure(Failure)
    init(catching body: () throws(Failure) -> Success)
    @pure func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>
    @pure func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure>
    @pure func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure>
    @pure func flatMapError<NewFailure: Error>(_ transform: (Failure) -> Result<Success, NewFailure>) -> Result<
        Success, NewFailure
    >
    @pure func get() throws(Failure) -> Success
}
extension Result: Equatable where Success: Equatable, Failure: Equatable {}
extension Result: Hashable where Success: Hashable, Failure: Hashable {}
extension Result: Sendable where Success: Sendable {}
@pure struct Bool: Hashable, Codable, LosslessStringConvertible, ExpressibleByBooleanLiteral, CVarArg {
    init()
    init(_ value: Bool)
    init?(_ description: String)
    init(booleanLiteral value: Bool)
    static func random() -> Bool
    static func random<T: RandomNumberGenerator>(using generator: inout T) -> Bool
    mutating func toggle()
    @pure static prefix func ! (a: Bool) -> Bool
    @pure static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
    @pure static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
    @pure static func == (lhs: Bool, rhs: Bool) -> Bool
    @pure var description: String { get }
    @pure var hashValue: Int { get }
    func hash(into hasher: inout Hasher)
}
