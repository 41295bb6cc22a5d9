/// The places of a body that can't be in the Presenter as they stand, as UTF-8 offsets: views, what shows screens, and what can't
/// be named elsewhere (design, 5.1).
struct Anchors {
    /// In the order of the source.
    private var offsets: [Int]

    init(in code: HostFacts) {
        let touches = code.touches.filter { !$0.kind.isDisjoint(with: [.view, .navigation]) }
        let names = code.references.filter(\.isAnchor)
        offsets = Set(touches.map(\.range.lowerBound)).union(names.map(\.range.lowerBound)).union(code.uiNames).sorted()
    }

    /// Those that nothing is handed over in the place of.
    func besides(_ parts: HandedParts) -> Anchors {
        var anchors = self
        anchors.offsets.removeAll(where: parts.cover)
        return anchors
    }

    /// Those that keep a body in the View: where a type of the app shows something, the Presenter may ask it to, with a finding.
    func besides(shownByOthers code: HostFacts) -> Anchors {
        let own = Set(code.references.map(\.range.lowerBound)).union(code.uiNames)
        let shown = Set(code.touches.filter { $0.kind == .navigation }.map(\.range.lowerBound)).subtracting(own)
        var anchors = self
        anchors.offsets.removeAll(where: shown.contains)
        return anchors
    }

    /// - Parameter found: what leaves; its arguments don't, but for what a closure no longer takes.
    func left(in range: Range<Int>, besides found: [Extraction]) -> Set<Int> {
        let offsets = offsets.elements(in: range) { $0 }
        return Set(
            offsets.filter { offset in
                !found.contains { extraction in
                    (extraction.range.contains(offset) || extraction.sunk?.contains(offset) == true)
                        && (!extraction.parameters.contains { $0.argument.contains(offset) }
                            || extraction.argumentEdits.contains { $0.range.contains(offset) })
                }
            })
    }
}

extension Reference {
    /// What it names can't be in the Presenter, whatever becomes of other members.
    var isAnchor: Bool {
        switch target {
        case .inherited, .unknown, .fileScope, .selfValue, .superclass, .selfType, .ownSelector, .unsupported: true
        case .members, .inheritedType, .requested: false
        }
    }
}
