/// The places of a body that can't be in the Presenter as they stand, as UTF-8 offsets: views, what shows screens, and what can't
/// be named elsewhere (design, 5.1).
struct Anchors {
    private let offsets: Set<Int>

    /// - Parameter parts: what is handed over in the place of some.
    init(in code: HostCode, besides parts: HandedParts? = nil) {
        let touches = code.touches.filter { !$0.kind.isDisjoint(with: [.view, .navigation]) }
        offsets = Set(touches.map(\.range.lowerBound)).union(Self.ofNames(in: code)).union(code.uiNames)
            .filter { parts?.cover($0) != true }
    }

    /// Those of names that only the view controller may use, whatever becomes of other members.
    static func ofNames(in code: HostCode) -> [Int] {
        code.references.filter(\.isAnchor).map(\.range.lowerBound)
    }

    /// - Parameter found: what leaves; its arguments don't.
    func left(in range: Range<Int>, besides found: [Extraction]) -> Set<Int> {
        offsets.filter { offset in
            range.contains(offset)
                && !found.contains { extraction in
                    (extraction.range.contains(offset) || extraction.sunk?.contains(offset) == true)
                        && !extraction.parameters.contains { $0.argument.contains(offset) }
                }
        }
    }
}

extension Reference {
    /// What it names can't be in the Presenter, whatever becomes of other members.
    var isAnchor: Bool {
        switch target {
        case .inherited, .unknown, .fileScope, .selfValue, .superclass, .selfType, .ownSelector, .unsupported: true
        case .members: false
        }
    }
}
