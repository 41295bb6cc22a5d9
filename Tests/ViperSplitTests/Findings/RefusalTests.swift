import Testing

@testable import ViperSplit

/// The rule that each refusal is printed under, and the component that may still take the code.
struct RefusalTests {
    @Test(
        arguments: [
            (.declaration(.genericController), "generic-controller"),
            (.declaration(.overridden(by: "Sub")), "overridden"), (.declaration(.sharedLine), "shared-line"),
            (.declaration(.conditionalExtension), "conditional-extension"),
            (.declaration(.attribute("Saved")), "attribute"), (.declaration(.open), "open"),
            (.declaration(.modifier("dynamic")), "modifier"), (.declaration(.reservedName("view")), "reserved-name"),
            (.declaration(.severalNames), "several-names"), (.declaration(.lintRegion), "lint-region"),
            (.code(.usesView("label")), "view-in-interactor"),
            (.code(.inherited("view", navigates: false)), "inherited-member"),
            (.code(.unknownName("write", isAppGiven: true)), "unknown-name"),
            (.code(.filePrivate(PrivateName(name: "limit", isTaken: false))), "file-private"),
            (.code(.handsOnSelf), "self-passed"), (.code(.handsOnPresenter), "self-passed"),
            (.code(.callsSuper), "super"), (.code(.namesSelfType("NotesViewController")), "self-type"),
            (.code(.selector), "unsupported-form"), (.code(.unsupported(.keyPath)), "unsupported-form"),
            (.code(.takesView("sender")), "takes-view"), (.storage(.setInParts), "set-in-init"),
            (.storage(.dependsOnTime("Date()", isAppGiven: true)), "initial-value"),
            (.lifetime(.closureKeepsScreen), "keeps-screen"), (.lifetime(.callMayLetGo), "keeps-screen"),
            (.lifetime(.functionValue), "function-value"), (.lifetime(.waits), "waits"),
            (.lifetime(.usedInDeinit("deinit")), "used-in-deinit"),
            (.lifetime(.runInDeinit("deinit")), "used-in-deinit"), (.interface(.isStatic("limit")), "no-interface"),
            (.interface(.passesView(.presenter, type: "UIView")), "passes-view"),
            (.conformance(.adoptsOthers), "conformance"),
        ] as [(Refusal.Cause, String)])
    func everyCauseHasARule(_ cause: Refusal.Cause, _ rule: String) {
        #expect(cause.wording.rule.rawValue == rule)
    }

    @Test(
        arguments: [
            (.lifetime(.closureKeepsScreen), .presenter), (.lifetime(.boundSelfKeepsScreen), .presenter),
            (.lifetime(.callMayLetGo), .presenter), (.lifetime(.waits), .presenter),
            (.code(.usesView("label")), .presenter), (.lifetime(.localFunctionKeepsScreen("g")), .view),
            (.lifetime(.functionValue), .view), (.code(.callsSuper), .view), (.declaration(.sharedLine), .view),
            (.storage(.setInParts), .view), (.interface(.isStatic("limit")), .view),
            (.conformance(.adoptsOthers), .view),
        ] as [(Refusal.Cause, Role)])
    func thePresenterTakesWhatNeedsTheScreen(_ cause: Refusal.Cause, _ fallback: Role) {
        #expect(Refusal(cause, at: SourcePlace(unit: 0, offset: 0)).fallback == fallback)
    }

    @Test func aReasonNamesItsLineUnlessItIsAboutTheMember() {
        let wording = Refusal.Cause.code(.callsSuper).wording
        #expect(wording.reason(line: nil) == "it calls `super`")
        #expect(wording.reason(line: 7) == "it calls `super` (line 7)")
    }

    @Test(
        arguments: [
            (nil, "move its methods together"), (.code(.callsSuper), "keep that call in the View and move the rest"),
        ] as [(Refusal.Cause?, String)])
    func aMethodThatStaysGivesItsReason(_ cause: Refusal.Cause?, _ advice: String) {
        let wording = ConformanceRefusal.methodStays("tunerDidStop", .presenter, because: cause).wording
        #expect(wording.reason.hasSuffix("the Presenter" + (cause == nil ? "" : ": it calls `super`")))
        #expect(wording.advice.hasPrefix(advice))
    }

    @Test(
        arguments: [
            (.privateExtension, "make the extension internal"),
            (.typeInPrivateExtension("State"), "make the extension"),
            (.reservedName("view"), "rename `x`"), (.subscript, "put a method"), (.conditional, "put the `#if` inside"),
            (.unrequirable, "put a method"), (.opaqueType, "write the type out"),
            (.privateType(PrivateName(name: "State", isTaken: false)), "make `State` internal"),
            (.unnamedParameter, "give the parameter a name"),
            (.rethrowing, "make it throw"), (.variadic, "let it take an array"),
            (.toldByResult, "rename `x`"),
            (.declaredTogether, "declare `x` on its own"),
            (.ignored, "make `x` internal"),
            (.unknownType, "write the type of `x`"), (.typeOutOfSight("Flag"), "import the module of `Flag`"),
        ] as [(RequirementRefusal, String)])
    func theAppMayNameItOrItIsPrivate(_ refusal: RequirementRefusal, _ advice: String) {
        let wording = InterfaceRefusal.namedByApp("x", refusal).wording
        #expect(wording.reason == "other code may name it, but \(refusal.reason)")
        #expect(wording.advice.hasPrefix("make it private, or \(advice)"))
    }
}
