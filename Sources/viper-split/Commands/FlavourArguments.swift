import ArgumentParser
import ViperSplit

/// The flavour of a style: what its views are made of, and how they talk to their presenters.
struct FlavourArguments: ParsableArguments {
    @Option(help: "The framework of the view: uikit or swiftui.")
    var hosting = Hosting.uikit

    @Option(help: "How view and presenter talk: by calls (none), or by streams of RxSwift (rx).")
    var reactive = Reactive.none

    enum Hosting: String, CaseIterable, ExpressibleByArgument {
        case uikit, swiftui
    }

    enum Reactive: String, CaseIterable, ExpressibleByArgument {
        case none, rx
    }

    func validate() throws {
        if hosting == .swiftui, reactive == .rx {
            throw ValidationError("`--hosting swiftui` and `--reactive rx` exclude each other; leave one out")
        }
    }

    var flavour: ModuleOptions.Flavour? { hosting == .swiftui ? .swiftUI : reactive == .rx ? .rxSwift : nil }
}
