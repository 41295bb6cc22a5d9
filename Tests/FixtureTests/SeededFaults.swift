/// What a split could do wrong, case by case.
extension SeededFault {
    /// Faults in members as they are.
    static let ofMembers: [SeededFault] = [
        SeededFault(
            name: "a dropped statement", file: "Presenter", text: "            view.showNotes()\n", replacement: "",
            symptom: .traceDiffers),
        SeededFault(
            name: "two calls swapped", file: "ViewController",
            text: "configureViews()\n        presenter.loadNotes()",
            replacement: "presenter.loadNotes()\n        configureViews()", symptom: .traceDiffers),
        SeededFault(
            name: "a model that changes after the table", file: "ViewController",
            text:
                "        presenter.commit(forRowAt: indexPath)\n        tableView.deleteRows(at: [indexPath], with: .automatic)",
            replacement:
                "        tableView.deleteRows(at: [indexPath], with: .automatic)\n        presenter.commit(forRowAt: indexPath)",
            symptom: .traceDiffers),
        SeededFault(
            name: "a missing self", file: "Interactor", text: "self?.output.didLoad", replacement: "output.didLoad",
            symptom: .doesNotCompile),
        SeededFault(
            name: "a forwarder to the wrong member", file: "ViewController", text: "presenter.didTapAdd()",
            replacement: "presenter.loadNotes()", symptom: .traceDiffers),
        SeededFault(
            name: "an entry point that loses its argument", file: "Presenter",
            text: "wireframe.showEditor(for: notes[indexPath.row])",
            replacement: "wireframe.showEditor(for: nil)", symptom: .traceDiffers),
        SeededFault(
            name: "an unwired output", file: "Wireframe", text: "        interactor.output = presenter\n",
            replacement: "", symptom: .crashes),
        SeededFault(
            name: "a getter without setter", file: "ViewController",
            text: "        get { presenter.filter }\n        set { presenter.filter = newValue }",
            replacement: "        presenter.filter", symptom: .doesNotCompile),
        SeededFault(
            name: "a setter that does nothing", file: "ViewController", text: "presenter.filter = newValue",
            replacement: "", symptom: .traceDiffers),
        SeededFault(
            name: "a dropped conformance to the module's own protocol", file: "Presenter",
            text: "extension NoteListPresenter: NoteListInteractorOutputInterface {",
            replacement: "extension NoteListPresenter {", symptom: .doesNotCompile),
        SeededFault(
            name: "a dropped conformance to a UIKit protocol", file: "ViewController",
            text: "extension NoteListViewController: UITableViewDelegate {",
            replacement: "extension NoteListViewController {", symptom: .doesNotCompile),
        SeededFault(
            name: "a lost super call", file: "ViewController", text: "        super.viewDidLoad()\n", replacement: "",
            symptom: .traceDiffers),
        SeededFault(
            name: "a lost negation", file: "ViewController", text: "!presenter.notes.isEmpty",
            replacement: "presenter.notes.isEmpty", symptom: .traceDiffers),
        SeededFault(
            name: "a view that its presenter keeps", file: "Presenter", text: "private unowned let view",
            replacement: "private let view", symptom: .traceDiffers),
        SeededFault(
            name: "a lost target", file: "ViewController", text: "target: self", replacement: "target: nil",
            symptom: .traceDiffers),
        SeededFault(
            name: "a lost attribute of a method found by name", file: "ViewController",
            text: "@objc private func didTapAdd", replacement: "private func didTapAdd", symptom: .doesNotCompile),
        SeededFault(
            name: "a warning that the original doesn't show", file: "Presenter", text: "            notes = loaded",
            replacement: "            let unused = 1\n            notes = loaded", symptom: .newMessage),
    ]

    /// Faults in what is taken out of bodies, in what is handed over for it, and in what stays for those who leave.
    static let ofSeparation: [SeededFault] = [
        SeededFault(
            name: "a value of the View that is asked for too late", fixture: "Hazards/MixedBodies", file: "Presenter",
            text: "amount = Int(view.amountValue)\n        view.setAmountSliderValue(Float(amount))",
            replacement: "view.setAmountSliderValue(Float(amount))\n        amount = Int(view.amountValue)",
            symptom: .traceDiffers),
        SeededFault(
            name: "what is done behind an animation done at once", fixture: "Hazards/MixedBodies",
            file: "ViewController", text: "completion: { _ in completion() }",
            replacement: "completion: nil); completion(", symptom: .traceDiffers),
        SeededFault(
            name: "a command that does one thing less", fixture: "Hazards/MixedBodies", file: "ViewController",
            text: "        totalLabel.isHidden = isHidden\n", replacement: "", symptom: .traceDiffers),
        SeededFault(
            name: "a private declaration that others name", fixture: "Hazards/FileScopeShared", file: "ViewController",
            text: "let taxRate = 20", replacement: "private let taxRate = 20", symptom: .doesNotCompile),
        SeededFault(
            name: "a variable of the file that a component has for itself", fixture: "Hazards/FileScopeShared",
            file: "Interactor", text: "lines.removeAll(); created -= 1",
            replacement: "var created = 0; lines.removeAll(); created -= 1", symptom: .traceDiffers),
        SeededFault(
            name: "an entry that isn't set", fixture: "Hazards/Subscripts", file: "ViewController",
            text: "set { presenter.todos[row] = newValue }", replacement: "set {}", symptom: .traceDiffers),
        SeededFault(
            name: "a subscript that can't be set", fixture: "Hazards/Subscripts", file: "ViewController",
            text: "        set { presenter.todos[row] = newValue }\n", replacement: "", symptom: .doesNotCompile),
        SeededFault(
            name: "a call that lost its condition", fixture: "Hazards/ConditionalCompilation", file: "ViewController",
            text: "        #if DEBUG\n        showDebugInfo()\n        #endif\n",
            replacement: "        showDebugInfo()\n", symptom: .doesNotCompile),
        SeededFault(
            name: "a member under the other condition", fixture: "Hazards/ConditionalCompilation",
            file: "ViewController", text: "#if DEBUG\n    private var version",
            replacement: "#if !DEBUG\n    private var version", symptom: .traceDiffers),
        SeededFault(
            name: "a step on a view done at once", fixture: "Hazards/HandedViews", file: "Presenter",
            text: "interactor.reset {\n                reloadData()\n            }",
            replacement: "interactor.reset {}\n            reloadData()", symptom: .traceDiffers),
        SeededFault(
            name: "a step on a view given another value", fixture: "Hazards/HandedViews", file: "Presenter",
            text: "setTitle(title)", replacement: "setTitle(\"\\(last)\")", symptom: .traceDiffers),
        SeededFault(
            name: "a region that tells somebody else", fixture: "Hazards/HandedViews", file: "ViewController",
            text: "listener?.options(self, didChoose: option)",
            replacement: "(self as? OptionsListener)?.options(self, didChoose: option)", symptom: .traceDiffers),
        SeededFault(
            name: "a region asked for before what comes before it", fixture: "Hazards/HandedViews", file: "Presenter",
            text: "interactor.note(\"tell\")\n            view.tellListenerDidChoose(option)",
            replacement: "view.tellListenerDidChoose(option)\n            interactor.note(\"tell\")",
            symptom: .traceDiffers),
        SeededFault(
            name: "a value of a view that is read too early", fixture: "Hazards/HandedViews", file: "ViewController",
            text: "presenter.note { sender.isOn.toggle() }\n        presenter.flipped(isOn: sender.isOn)",
            replacement:
                "let isOn = sender.isOn\n        presenter.note { sender.isOn.toggle() }\n        presenter.flipped(isOn: isOn)",
            symptom: .traceDiffers),
        SeededFault(
            name: "a run that no longer ends early", fixture: "Hazards/SharedBodies", file: "Presenter",
            text: "            wireframe.showSong(song: song)\n            return\n",
            replacement: "            wireframe.showSong(song: song)\n", symptom: .traceDiffers),
        SeededFault(
            name: "a view's step that waits for the screen", fixture: "Hazards/SharedBodies", file: "ViewController",
            text: "field?.textColor = .green\n            guard let self else { return }",
            replacement: "guard let self else { return }\n            field?.textColor = .green",
            symptom: .traceDiffers),
    ]
}
