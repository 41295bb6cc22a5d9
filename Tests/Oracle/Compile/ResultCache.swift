public import Foundation

/// Results by what they depend on, kept in files from one run of the tests to the next. What can't be read is made anew.
public struct ResultCache: Sendable {
    var folder: URL

    public init(folder: URL) { self.folder = folder }

    /// The result for a key; made, and kept unless it may not be, where there is none.
    ///
    /// - Parameter key: everything that the result depends on.
    public func value<Value: Codable & Sendable>(
        for key: [String], make: @Sendable () async throws -> Value,
        unless isPassing: @Sendable (Value) -> Bool = { _ in false }
    ) async throws -> Value {
        let file = folder.appending(path: contentHash(key) + ".json")
        if let data = try? Data(contentsOf: file), let known = try? JSONDecoder().decode(Value.self, from: data) {
            return known
        }
        let value = try await make()
        if !isPassing(value) {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try JSONEncoder().encode(value).write(to: file, options: .atomic)
        }
        return value
    }
}

/// A number that tells different texts apart, the same in every process.
func contentHash(_ texts: [String]) -> String {
    var (hash, other): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15)
    for text in texts {
        var text = text
        text.withUTF8 { bytes in
            for byte in bytes {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
                other = (other &+ UInt64(byte)) &* 0xff51_afd7_ed55_8ccd
            }
        }
        (hash, other) = ((hash ^ 0xff) &* 0x100_0000_01b3, other ^ hash)
    }
    return String(hash, radix: 16) + String(other, radix: 16)
}
