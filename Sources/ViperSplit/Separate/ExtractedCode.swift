import SwiftSyntax

extension HostCode {
    /// The text of code that leaves, as it reads in a method of its own: `self` is plain there, parameters have their
    /// names, and the first line stands at no indentation.
    ///
    /// - Parameters:
    ///   - parameters: names that mean parameters there, whatever else has them.
    ///   - handed: the edits behind which nothing asks for `self` any more; nil for all.
    func extracted(
        _ range: Range<Int>, _ edits: [TextEdit], hiding parameters: [String] = [], handed: [TextEdit]? = nil
    ) -> String? {
        let captures = inheritedCaptures(in: range, besides: handed ?? edits)
        let plain = references(in: range).compactMap { reference -> TextEdit? in
            guard !edits.contains(where: { $0.range.contains(reference.range.lowerBound) }),
                reachesSelfOutside(reference, range),
                !captures.contains(where: { $0.closure.range.contains(reference.range.lowerBound) })
            else { return nil }
            // `help(from: owner)`
            if reference.target == .selfValue { return TextEdit(range: reference.range, replacement: "self") }
            guard case .onSelf(let base, _) = reference.form else { return nil }
            let inner = enclosingClosures(of: reference.node).contains { range.contains($0.range.lowerBound) }
            // What is inherited from where nobody looked is found on `self` only, and so is what a local name hides.
            let needsSelf = inner || !isKnown(reference.target) || isHidden(reference, range, edits, parameters)
            if unit.code(base) == "self.", needsSelf { return nil }
            return TextEdit(range: base, replacement: needsSelf ? "self." : "")
        }
        let asked = heldScreens(in: range).filter { held in
            !edits.contains { $0.range.contains(held.use.range.lowerBound) }
        }.map { TextEdit(range: $0.use.range, replacement: $0.member + "?") }
        guard let text = try? unit.text(range, with: (edits + plain + asked + captures.map(\.edit)).sorted()) else {
            return nil
        }
        return text.replacing("\r\n", with: "\n").withoutIndentation(unit.indentation(at: range.lowerBound))
    }

    /// Whether a name of the code that leaves, or one of the new parameters, would be meant instead of a member.
    private func isHidden(
        _ reference: Reference, _ range: Range<Int>, _ edits: [TextEdit], _ parameters: [String]
    ) -> Bool {
        let name = unit.text(reference.range)
        return controller.scopes.binding(of: name, at: reference.node).map { range.contains($0.position) } == true
            || edits.contains { $0.replacement == name } || parameters.contains(name)
    }

    /// The receiver with which code reaches the controller: that of the first reference inside, but for those of closures
    /// that catch `self` there, or what `self` is there.
    ///
    /// - Returns: nil if the code runs without `self`, or if a closure would come to hold it.
    func receiver(for range: Range<Int>, at node: Syntax) -> String? {
        if holdsWhatMayGo(range) { return nil }
        let reaching = references(in: range).first { $0.receiver != nil && reachesSelfOutside($0, range) }
        guard let first = reaching else { return semantics.selfReceiver(at: node, references) }
        // Outside of closures `self.` would only be noise.
        let isInClosure = !enclosingClosures(of: node).isEmpty
        if case .onSelf(let base, _) = first.form {
            let receiver = unit.code(base)
            return isInClosure || receiver != "self." ? receiver : ""
        }
        guard first.target == .selfValue else { return "" }
        let name = unit.text(first.range)
        return isInClosure || name != "self" ? name + "." : ""
    }

    /// Whether code goes through a `self` that a closure around it holds weakly, and would ask whether it is there, or catch it
    /// by another name in a closure of its own: where the code is a method, its `self` is there as long as somebody holds it.
    func holdsWhatMayGo(_ range: Range<Int>) -> Bool {
        let captures = inheritedCaptures(in: range, besides: [])
        func isCaught(_ offset: Int) -> Bool { captures.contains { $0.closure.range.contains(offset) } }
        let asks = unwrapsOfSelf.contains { unwrap in
            range.contains(unwrap.place) && unwrap.binding.binding.map { !range.contains($0) } == true
                && !isCaught(unwrap.place)
        }
        // `[self]` and `[me = self]` would catch what is there.
        let catchesOptional = capturesOfSelf(in: range).contains { capture in
            capture.specifier == nil && controller.scopes.selfBinding(at: Syntax(capture)).isOptional
        }
        return asks || catchesOptional
            || references(in: range).contains { reference in
                guard let strength = reference.receiver?.strength, strength != .strong,
                    reachesSelfOutside(reference, range), !isCaught(reference.range.lowerBound)
                else { return false }
                return strength == .weak && reference.target == .selfValue
                    || enclosingClosures(of: reference.node).contains {
                        range.contains($0.range.lowerBound) && semantics.mayEscape($0)
                    }
            }
    }

    /// What a call is written with once it asks for what code in a range did, and the closure that held nobody and holds who
    /// does it now.
    ///
    /// - Returns: nil where nobody of the module can be asked.
    func receiverOrKeeper(
        for range: Range<Int>, at node: Syntax, showsScreen: Bool = false
    ) -> (receiver: String, keeper: Int?)? {
        if let receiver = receiver(for: range, at: node) { return (receiver, nil) }
        return semantics.unheldClosure(around: node, showsScreen: showsScreen).map { ("self.", $0.range.lowerBound) }
    }

    /// The `self?.` in an argument that a closure binds which leaves with a range, and the argument doesn't.
    func bases(in argument: Range<Int>, boundBy range: Range<Int>) -> [Range<Int>] {
        references(in: argument).compactMap { reference in
            guard case .onSelf(let base, _) = reference.form else { return nil }
            return isBound(reference, in: range, besides: argument) ? base : nil
        }
    }

    /// Whether an argument hands on a `self` that a closure binds which leaves with a range.
    func handsOnSelf(_ argument: ExprSyntax, boundBy range: Range<Int>) -> Bool {
        references(in: argument.range).contains {
            $0.target == .selfValue && isBound($0, in: range, besides: argument.range)
        }
    }

    private func isBound(_ reference: Reference, in range: Range<Int>, besides argument: Range<Int>) -> Bool {
        reference.receiver?.binding.map { range.contains($0) && !argument.contains($0) } == true
    }

    private func isKnown(_ target: Reference.Target) -> Bool {
        if case .inherited(let name) = target { return names.isInherited(name) }
        return true
    }

    private func reachesSelfOutside(_ reference: Reference, _ range: Range<Int>) -> Bool {
        reference.receiver?.binding.map { !range.contains($0) } ?? true
    }
}
