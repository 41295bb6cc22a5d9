import Testing

@testable import ViperSplit

/// The names that generated methods and properties get.
struct ExtractionNamesTests {
    @Test(arguments: [
        ("stopAnimating", "spinner", "stopSpinnerAnimating"), ("reloadData", "tableView", "reloadTableView"),
        ("reloadRows", "tableView", "reloadTableViewRows"), ("becomeFirstResponder", "emailField", "focusEmailField"),
        ("resignFirstResponder", "emailField", "unfocusEmailField"),
        ("endRefreshing", "control", "endControlRefreshing"),
    ])
    func aCommandSaysVerbObjectAndRest(_ method: String, _ object: String, _ name: String) {
        #expect(ExtractionNames.command(method, on: object) == name)
    }

    @Test(
        arguments: [
            ("text", "nameLabel", "setNameLabelText"), ("isHidden", "emptyLabel", "setEmptyLabelHidden"),
            ("title", nil, "setTitle"),
        ] as [(String, String?, String)])
    func aSetterSaysWhatIsSet(_ property: String, _ object: String?, _ name: String) {
        #expect(ExtractionNames.setter(property, on: object) == name)
    }

    @Test(arguments: [
        ("text", "emailTextField", "emailText"), ("text", "searchBar", "searchText"),
        ("isOn", "soundSwitch", "isSoundSwitchOn"),
        ("selectedSegmentIndex", "segmentedControl", "selectedSegmentIndex"),
        ("indexPathForSelectedRow", "tableView", "indexPathForSelectedRow"), ("date", "datePicker", "date"),
        ("value", "volumeSlider", "volumeValue"),
    ])
    func aGetterSaysWhatIsRead(_ property: String, _ object: String, _ name: String) {
        #expect(ExtractionNames.getter(property, on: object).first == name)
    }

    @Test(arguments: [
        ("NoteEditorViewController", "showNoteEditor"), ("UIImagePickerController", "showImagePicker"),
        ("SFSafariViewController", "showSafari"), ("ProfileVC", "showProfile"), ("Screen", "showScreen"),
    ])
    func aScreenIsNamedAfterItsType(_ type: String, _ name: String) {
        #expect(ExtractionNames.showing(type) == name)
    }

    @Test(
        arguments: [
            ("ShowDetailSegue", "showDetail"), ("detail", "showDetail"), ("go-to settings", "goToSettings"), ("", nil),
        ] as [(String, String?)])
    func aSegueIsNamedAfterItsIdentifier(_ identifier: String, _ name: String?) {
        #expect(ExtractionNames.segue(identifier) == name)
    }

    @Test(
        arguments: [
            ("Delete note?", "DeleteNote"), ("Are you sure that you want this", "AreYouSure"), ("OK", "OK"), ("…", nil),
            ("2 files", "Files"),
        ] as [(String, String?)])
    func anAlertIsNamedAfterItsTitle(_ title: String, _ name: String?) {
        #expect(ExtractionNames.title(title) == name)
    }
}
