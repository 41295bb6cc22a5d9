/// The declaration whose beginning was read last.
enum Declaring {
    case none
    /// The name of a type comes next.
    case type(isClass: Bool)
    /// The name of a type is behind, its body isn't.
    case head(ofClass: Bool)
    case extended
    /// What is extended is behind, the body isn't.
    case extensionHead(of: WordKey)
    /// The name of a function comes next.
    case function
    /// The parameters of a function, an initialiser or a subscript come next, maybe generic ones before them.
    case parameters
}

/// The part of a declaration of variables that was read last.
enum VariablePart {
    case none
    /// The names of variables come next.
    case names
    /// The type or the value of one.
    case rest

    mutating func begin(_ keyword: DeclarationKeyword) {
        switch keyword {
        case .let, .var: self = .names
        // Others are names as well.
        case .actor, .macro, .`init`, .associatedtype: break
        default: self = .none
        }
    }

    /// - Parameter byte: one that isn't in brackets.
    mutating func see(_ byte: UInt8) {
        switch self {
        case .names where byte == UInt8(ascii: ":") || byte == UInt8(ascii: "="): self = .rest
        // Of generic arguments, too.
        case .rest where byte == UInt8(ascii: ","): self = .names
        default: break
        }
    }
}

/// An import whose beginning was read last.
struct Importing {
    var isOfTest = false
    /// The module, or the kind of what is imported, comes next.
    var isPending = false
}

extension WordScan {
    mutating func see(_ key: WordKey, at range: Range<Int>) {
        let isMember = last == UInt8(ascii: ".")
        if global == .names, depth == 0 { found.globals.insert(key) }
        if member == .names, isAmongMembers { found.members.insert(key) }
        switch declaration {
        case .type(let isClass):
            found.declared.insert(key)
            if depth == 0 { found.types.insert(key) }
            if isAmongMembers { found.members.insert(key) }
            declaration = .head(ofClass: isClass && depth == 0)
        case .head(let isOfClass):
            found.declared.insert(key)
            if isOfClass { found.inherited.insert(key) }
        case .extended:
            found.extensions.insert(key)
            declaration = .extensionHead(of: key)
        case .function:
            if depth == 0 { found.globals.insert(key) }
            if isAmongMembers { found.members.insert(key) }
            declaration = .parameters
        case .parameters: found.declared.insert(key)
        case .none, .extensionHead: break
        }
        let keyword = isMember || isEscaped(range) ? nil : DeclarationKeyword(bytes[range])
        if open.isEmpty { seeImport(range, keyword) }
        if let keyword { begin(keyword, key) }
    }

    /// One level below that of the file, in an extension.
    private var isAmongMembers: Bool { depth == 1 && isInExtension }

    private func isEscaped(_ word: Range<Int>) -> Bool {
        word.lowerBound > 0 && bytes[word.lowerBound - 1] == UInt8(ascii: "`")
    }

    private mutating func begin(_ keyword: DeclarationKeyword, _ key: WordKey) {
        switch keyword {
        case .class: declaration = .type(isClass: true)
        case .struct, .enum, .protocol, .actor, .typealias, .associatedtype: declaration = .type(isClass: false)
        case .extension: declaration = .extended
        case .func, .macro: declaration = .function
        case .`init`, .subscript:
            if isAmongMembers { found.members.insert(key) }
            declaration = .parameters
        case .import, .let, .var: break
        }
        if open.isEmpty {
            global.begin(keyword)
        } else if isAmongMembers, open.count == 1 {
            member.begin(keyword)
        }
    }

    mutating func see(_ byte: UInt8) {
        importing.isPending = false
        if open.isEmpty {
            global.see(byte)
        } else if isAmongMembers, open.count == 1 {
            member.see(byte)
        }
        let isBrace = byte == UInt8(ascii: "{")
        if isBrace, depth == 1 {
            isInExtension = if case .extensionHead = declaration { true } else { false }
            member = .none
        }
        switch declaration {
        case .none:
            // `-> <Note> some View`
            if byte == UInt8(ascii: "<"), last == UInt8(ascii: ">") { declaration = .parameters }
        case .type: declaration = .none
        case .head:
            if isBrace || byte == UInt8(ascii: "=") { declaration = .none }
        case .extended:
            found.extensions.insert(.odd)
            declaration = .extensionHead(of: .odd)
        case .extensionHead(let key):
            if byte == UInt8(ascii: ":") { found.adopting.insert(key) }
            if isBrace { declaration = .none }
        case .function:
            if depth == 0 { found.globals.insert(.odd) }
            if isAmongMembers { found.members.insert(.odd) }
            declaration = .parameters
        case .parameters:
            if isBrace || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") { declaration = .none }
        }
    }

    private mutating func seeImport(_ word: Range<Int>, _ keyword: DeclarationKeyword?) {
        if importing.isPending, keyword?.isKindOfImport != true {
            if !importing.isOfTest { found.imports.insert(String(decoding: bytes[word], as: UTF8.self)) }
            importing = Importing()
        } else if keyword == .import {
            importing.isPending = true
        } else if last == UInt8(ascii: "@") {
            if bytes[word].elementsEqual("testable".utf8) { importing.isOfTest = true }
        } else if !importing.isPending, !isAccess(bytes[word]) {
            importing.isOfTest = false
        }
    }
}

private func isAccess(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    ["public", "package", "internal", "fileprivate", "private"].contains { $0.utf8.elementsEqual(word) }
}

/// A word that a declaration begins with.
enum DeclarationKeyword {
    case `import`, `class`, `struct`, `enum`, `protocol`, actor, `typealias`, `associatedtype`, `extension`, `func`
    case `let`, `var`, `init`, `subscript`, macro

    init?(_ word: Slice<UnsafeBufferPointer<UInt8>>) {
        func isWord(_ text: StaticString) -> Bool {
            word.count == text.utf8CodeUnitCount && text.withUTF8Buffer { $0.elementsEqual(word) }
        }
        let known: DeclarationKeyword
        let text: StaticString
        switch (word.first, word.count) {
        case (UInt8(ascii: "i"), 6): (known, text) = (.import, "import")
        case (UInt8(ascii: "i"), 4): (known, text) = (.`init`, "init")
        case (UInt8(ascii: "c"), 5): (known, text) = (.class, "class")
        case (UInt8(ascii: "s"), 6): (known, text) = (.struct, "struct")
        case (UInt8(ascii: "s"), 9): (known, text) = (.subscript, "subscript")
        case (UInt8(ascii: "e"), 4): (known, text) = (.enum, "enum")
        case (UInt8(ascii: "e"), 9): (known, text) = (.extension, "extension")
        case (UInt8(ascii: "p"), 8): (known, text) = (.protocol, "protocol")
        case (UInt8(ascii: "a"), 5): (known, text) = (.actor, "actor")
        case (UInt8(ascii: "a"), 14): (known, text) = (.associatedtype, "associatedtype")
        case (UInt8(ascii: "t"), 9): (known, text) = (.typealias, "typealias")
        case (UInt8(ascii: "f"), 4): (known, text) = (.func, "func")
        case (UInt8(ascii: "l"), 3): (known, text) = (.let, "let")
        case (UInt8(ascii: "v"), 3): (known, text) = (.var, "var")
        case (UInt8(ascii: "m"), 5): (known, text) = (.macro, "macro")
        default: return nil
        }
        guard isWord(text) else { return nil }
        self = known
    }

    /// `import class Store.Note`
    var isKindOfImport: Bool {
        switch self {
        case .class, .struct, .enum, .protocol, .typealias, .func, .let, .var: true
        default: false
        }
    }
}
