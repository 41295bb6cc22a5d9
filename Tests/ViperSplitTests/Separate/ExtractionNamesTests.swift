import SwiftParser
import SwiftSyntax
import Testing

@testable import ViperSplit

/// The names that generated methods and properties get.
struct ExtractionNamesTests {
    @Test(arguments: [
        ("stopAnimating", "spinner", "stopSpinnerAnimating"), ("reloadData", "tableView", "reloadTableView"),
        ("reloadRows", "tableView", "reloadTableViewRows"), ("becomeFirstResponder", "emailField", "focusEmailField"),
        ("resignFirstResponder", "emailField", "unfocusEmailField"),
        ("endRefreshing", "control", "endControlRefreshing"),
        ("removeFromSuperview", "tagsViewSubviews", "removeTagsViewSubviews"),
        ("setupInsetsForPlayer", "insetAdjuster", "setupInsetAdjusterInsetsForPlayer"),
        ("setupInsetForPlayer", "insetAdjuster", "setupInsetForPlayer"),
        ("show", "ui_view_error", "showViewError"), ("show", "_badge", "showBadge"),
        ("handleError", "error", "handleError"), ("handleError", "loadError", "handleLoadError"),
        ("handleError", "errorView", "handleError"), ("handleTerror", "error", "handleErrorTerror"),
    ])
    func aCommandSaysVerbObjectAndRest(_ method: String, _ object: String, _ name: String) {
        #expect(ExtractionNames.command(method, on: object) == name)
    }

    @Test(arguments: [
        ("save", "Note", "saveNote"), ("saveNote", "Note", "saveNote"), ("handleError", "Error", "handleError"),
        ("handleError", "LoadError", "handleLoadError"), ("handleError", "Terror", "handleErrorTerror"),
    ])
    func whatAMethodIsAboutIsSaidOnce(_ method: String, _ object: String, _ name: String) {
        #expect(ExtractionNames.naming(method, object) == name)
    }

    @Test(arguments: [
        ("countries", "(Result<[Country], Error>) -> Void", true), ("contacts", "([Contact]) -> Void", true),
        ("profile", "(Profile?) -> Void", true), ("save", "(Note) -> Void", false), ("notify", "(Note) -> Void", false),
        ("to", "(To) -> Void", false),
    ])
    func aMethodIsCalledWhatItGivesLater(_ method: String, _ type: String, _ isCalledSo: Bool) {
        #expect(ExtractionNames.is(method, calledAfter: type) == isCalledSo)
    }

    @Test(
        arguments: [
            ("text", "nameLabel", "setNameLabelText"), ("isHidden", "emptyLabel", "setEmptyLabelHidden"),
            ("title", nil, "setTitle"), ("text", "name_label", "setNameLabelText"),
            ("enlarge_links", nil, "setEnlargeLinks"),
        ] as [(String, String?, String)])
    func aSetterSaysWhatIsSet(_ property: String, _ object: String?, _ name: String) {
        #expect(ExtractionNames.setter(property, on: object) == name)
    }

    @Test(arguments: [
        ("text", "emailTextField", "emailText"), ("text", "searchBar", "searchText"),
        ("isOn", "soundSwitch", "isSoundSwitchOn"),
        ("selectedSegmentIndex", "segmentedControl", "selectedSegmentIndex"),
        ("indexPathForSelectedRow", "tableView", "indexPathForSelectedRow"), ("date", "datePicker", "date"),
        ("value", "volumeSlider", "volumeValue"), ("value", "volume_slider", "volumeValue"),
    ])
    func aGetterSaysWhatIsRead(_ property: String, _ object: String, _ name: String) {
        #expect(ExtractionNames.getter(property, on: object).first == name)
    }

    @Test(arguments: [
        ("SVProgressHUD", "ProgressHUD"), ("UIView", "View"), ("MDCButton", "Button"), ("Toast", "Toast"),
        ("URLView", "URLView"), ("HUD", "HUD"),
    ])
    func aTypeIsCalledWithoutItsLibrary(_ type: String, _ name: String) {
        #expect(type.withoutLibraryPrefix == name)
    }

    @Test(arguments: [
        ("makeEditor", "showEditor"), ("editorViewController", "showEditor"), ("make", "showScreen"),
        ("makerOfNotes", "showMakerOfNotes"), ("handleError", "handleError"), ("handlerOfNotes", "showHandlerOfNotes"),
    ])
    func whoMakesAScreenTellsWhich(_ method: String, _ name: String) {
        #expect(ExtractionNames.showingMade(by: method) == name)
    }

    @Test(
        arguments: [
            ("enabled", .bool, "Signature", "isSignatureEnabled"), ("isOn", .bool, "SoundStore", "isSoundOn"),
            ("isPlaying", .bool, "Player", nil),
            ("delegate", .optional(.named("Guide")), "GuideService", "guideDelegate"),
            ("enabled", .nominal("Set", [.named("Feature")]), "Flags", nil),
            ("theme", .named("Theme"), "Settings", nil),
            ("opensLinks", .bool, "Settings", nil),
        ] as [(String, ViperSplit.`Type`, String, String?)])
    func anAdjectiveSaysOfWhat(_ property: String, _ type: ViperSplit.`Type`, _ service: String, _ name: String?) {
        #expect(ExtractionNames.fact(property, type, of: service).first == name)
    }

    @Test(
        arguments: [
            ("\"FIRST_LAUNCH\"", "FirstLaunch"), ("\"com.app.firstLaunch\"", "FirstLaunch"),
            ("\"themeKey\"", "Theme"), ("Keys.firstLaunch", "FirstLaunch"), ("Keys.theme.rawValue", "Theme"),
            ("Keys.pref_enlargeLinks", "PrefEnlargeLinks"), ("Keys.FIRST_LAUNCH", "FirstLaunch"),
            ("Keys.userURL", "UserURL"),
            ("\"\"", nil), ("\"\\(name).count\"", nil), ("key", nil), ("note.title", nil), ("note.kind.rawValue", nil),
        ] as [(String, String?)])
    func aKeySaysWhatIsKept(_ code: String, _ name: String?) {
        let expression = Parser.parse(source: code).statements.first?.item.as(ExprSyntax.self)
        #expect(expression.flatMap { ExtractionNames.key($0) } == name)
    }

    @Test(
        arguments: [
            ("Private", .bool, "isPrivate"), ("HasLaunched", .bool, "hasLaunched"), ("Island", .bool, "isIsland"),
            ("IncludesRead", .bool, "includesRead"), ("Fitness", .bool, "isFitness"),
            ("ChessMode", .bool, "isChessMode"),
            ("Theme", .optional(.string), "theme"), ("LaunchCount", .int, "launchCount"),
        ] as [(String, ViperSplit.`Type`, String)])
    func aFlagThatIsKeptReadsAsOne(_ key: String, _ type: ViperSplit.`Type`, _ name: String) {
        #expect(ExtractionNames.stored(key, type).first == name)
    }

    @Test(arguments: [
        ("NoteEditorViewController", "showNoteEditor"), ("UIImagePickerController", "showImagePicker"),
        ("SFSafariViewController", "showSafari"), ("ProfileVC", "showProfile"), ("Screen", "showScreen"),
        ("INUIEditVoiceShortcutViewController", "showEditVoiceShortcut"), ("UIController", "showUI"),
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
            ("2 files", "Files"), ("Delete this note", "DeleteNote"),
            ("Add a valid commitment amount", "AddValidCommitment"),
            ("No text on your clipboard.", "NoTextOnClipboard"), ("Can't save", "CantSave"),
            ("Note\\nsaved", "NoteSaved"),
            ("No thesis here at all", "NoThesisHere"), ("note.delete_note.title", "DeleteNote"), ("alert.title", nil),
            ("sign-in", "SignIn"),
            ("Sign-in failed", "SignInFailed"),
        ] as [(String, String?)])
    func anAlertIsNamedAfterItsTitle(_ title: String, _ name: String?) {
        #expect(ExtractionNames.title(title) == name)
    }

    @Test(
        arguments: [
            ("\"Delete note?\"", "DeleteNote"), ("NSLocalizedString(\"Are you sure?\", comment: \"\")", "AreYouSure"),
            ("NSLocalizedString(\"a.b\", value: \"Really delete?\", comment: \"\")", "ReallyDelete"),
            ("L10n.deleteNoteTitle", "DeleteNote"), ("L10n.Alert.deleteNote(note.name)", "DeleteNote"),
            ("UserText.exitEarlyActionExit", "Exit"), ("UIAlertAction.cancel.title", "Cancel"),
            ("\"note.delete.title\".localized", "Delete"), ("DELETE_NOTE_STRING()", "DeleteNote"),
            ("Localization.ActionMenu.logOut", "LogOut"), ("note.name", nil), ("error.localizedDescription", nil),
            ("\"! \" + L10n.deleteNoteTitle", "DeleteNote"), ("\"Delete \" + note.name", "Delete"),
            ("note.name + text", nil),
            ("note.error ?? \"Unknown\"", nil), ("text", nil), ("isNew ? \"A\" : \"B\"", nil), ("L10n.title", nil),
        ] as [(String, String?)])
    func aTitleIsReadFromAnExpression(_ code: String, _ name: String?) {
        let file = folded(code)
        let expression = file.statements.first?.item.as(ExprSyntax.self)
        #expect(expression.flatMap { ExtractionNames.title(of: $0, Scopes(of: [file])) } == name)
    }

    @Test func aTitleIsReadFromALocalConstant() throws {
        let source = Parser.parse(source: "func f(text: String) { let title = L10n.delete; g(title); g(text) }")
        let calls = nodes(in: Syntax(source)).compactMap { $0.as(FunctionCallExprSyntax.self) }
        let scopes = Scopes(of: [source])
        let titles = calls.map { call in
            call.arguments.first.flatMap { ExtractionNames.title(of: $0.expression, scopes) }
        }
        #expect(titles == ["Delete", nil])
    }

    @Test(arguments: [
        ("showHelpFromViewController", "showHelp"), ("openInVC", "open"), ("showHelp", "showHelp"),
        ("showController", "showController"), ("FromController", "FromController"),
    ])
    func aMethodNeedNotSayFromWhichScreen(_ method: String, _ name: String) {
        #expect(ExtractionNames.withoutPresenting(method) == name)
    }

    @Test(arguments: [
        ("showAlert", "Saved", "showSavedAlert"), ("show", "Saved", "showSaved"),
        ("presentAlertOnMainThread", "Saved", "presentSavedAlert"), ("showErrorAlert", "Error", "showErrorAlert"),
        ("showError", "LoadError", "showLoadError"), ("displayOnboarding", "Hello", "displayHelloOnboarding"),
    ])
    func aTextStandsBeforeTheKindOfScreen(_ method: String, _ title: String, _ name: String) {
        #expect(ExtractionNames.titled(method, title) == name)
    }

    @Test(arguments: [("Error", false), ("UhOh", false), ("ErrorSaving", true), ("Saved", true)])
    func aKindOfTextTellsLittle(_ title: String, _ isTelling: Bool) {
        #expect(ExtractionNames.isTelling(title) == isTelling)
    }

    @Test(
        arguments: [
            ("isSourceTypeAvailable", "Camera", "isCameraSourceTypeAvailable"),
            ("hasFile", "episode", "hasEpisodeFile"),
            ("issue", "Camera", nil), ("string", "Title", nil),
        ] as [(String, String, String?)])
    func aQuestionSaysWhatItIsAbout(_ method: String, _ subject: String, _ name: String?) {
        #expect(ExtractionNames.question(method, about: subject) == name)
    }

    @Test(
        arguments: [
            ("forget", "SessionService", "forgetSession"), ("clear", "KeyChain", "clearKeyChain"),
            ("clear", "Session", "clearSession"), ("clear", "Store", nil), ("clearAll", "KeyChain", nil),
        ] as [(String, String, String?)])
    func aVerbAloneTakesTheServiceAlong(_ method: String, _ service: String, _ name: String?) {
        #expect(ExtractionNames.bareUseCase(method, of: service).first == name)
    }

    @Test(
        arguments: [
            ("getData", "KeyChain", "getKeyChainData"), ("removeAll", "KeyChain", "removeAllInKeyChain"),
            ("removeAll", "NoteStore", "removeAllInNoteStore"), ("removeAll", "Store", nil), ("getData", "API", nil),
            ("getNotes", "KeyChain", nil), ("getUserData", "KeyChain", nil), ("removeItem", "FileManager", nil),
            ("all", "KeyChain", nil), ("unarchiveObject", "NSKeyedUnarchiver", nil),
        ] as [(String, String, String?)])
    func aVagueWordTakesTheServiceAlong(_ method: String, _ service: String, _ name: String?) {
        #expect(ExtractionNames.vagueUseCase(method, of: service).first == name)
    }

    @Test(arguments: [
        ("showHelp", "presentHelp"), ("presentHelp", "showHelp"), ("dismissProgress", "hideProgress"),
        ("hideProgress", "dismissProgress"), ("show", nil), ("showing", nil), ("openHelp", nil),
    ])
    func aNameInOtherWords(_ name: String, _ other: String?) {
        #expect(ExtractionNames.inOtherWords(name) == other)
    }

    @Test(arguments: [
        ("Palette.shared.loss()", "Loss"), ("Palette.shared.loss", "Loss"), ("palette.shared.loss()", nil),
        ("Palette.current.loss()", nil),
    ])
    func whatASharedInstanceHasIsAConstant(_ value: String, _ name: String?) throws {
        #expect(parsed(value).statements.first?.expression.flatMap(ExtractionNames.constant) == name)
    }
}
