import Foundation

/// Reads JSON that a person has written: a key that nobody knows is an error, as a value of the wrong type is.
///
/// - Parameter path: the file's, for the message.
/// - Throws: `SplitError.badFile`, which names the key and the file.
func readStrictly<Value: StrictlyRead>(_ type: Value.Type, from text: String, path: String) throws(SplitError) -> Value
{
    do {
        return try JSONDecoder().decode(Strict<Value>.self, from: Data(text.utf8)).value
    } catch let error as UnknownKey {
        throw .badFile(path: path, reason: "\(error)")
    } catch let error as DecodingError {
        throw .badFile(path: path, reason: reason(of: error))
    } catch {
        throw .badFile(path: path, reason: "\(error)")
    }
}

/// A value whose keys are all known.
protocol StrictlyRead: Decodable {
    static var keys: [String] { get }
}

/// A value that is read after its keys have been looked at.
struct Strict<Value: StrictlyRead>: Decodable {
    let value: Value

    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
        if let unknown = keys.first(where: { !Value.keys.contains($0) }) {
            throw UnknownKey(name: place(decoder.codingPath + [AnyKey(stringValue: unknown)]), known: Value.keys)
        }
        value = try Value(from: decoder)
    }
}

private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

private struct UnknownKey: Error, CustomStringConvertible {
    let name: String
    let known: [String]

    var description: String {
        "unknown key `\(name)`; there is \(known.map { "`\($0)`" }.joined(separator: ", "))"
    }
}

private func reason(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
        "`\(place(context.codingPath + [key]))` is missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
        context.codingPath.isEmpty
            ? "it isn't an object" : "`\(place(context.codingPath))` isn't \(word(for: type))"
    case .dataCorrupted(let context):
        context.codingPath.isEmpty
            ? "it isn't JSON" : "`\(place(context.codingPath))` can't have this value: \(context.debugDescription)"
    @unknown default: "it can't be read"
    }
}

/// `links[2].name`
private func place(_ path: [any CodingKey]) -> String {
    path.reduce("") { text, key in
        if let index = key.intValue { return text + "[\(index)]" }
        return text + (text.isEmpty ? "" : ".") + key.stringValue
    }
}

private func word(for type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any Collection.Type where "\(type)".hasPrefix("Array"): "a list"
    default: "an object"
    }
}
