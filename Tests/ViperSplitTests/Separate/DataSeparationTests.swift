import Testing

@testable import ViperSplit

/// What bodies ask of services: use cases and values of the Interactor.
struct DataSeparationTests {
    @Test(arguments: [
        SeparationRow(
            sentence: "A use case has the signature of the service.", code: "store.save(notes[0])",
            presenter: "interactor.save(notes[0])", interactor: "func save(_ note: Note) {\nstore.save(note)\n}"),
        SeparationRow(
            sentence: "Only what is passed is asked for.", code: "notes = store.all(in: text)",
            presenter: "notes = interactor.all(in: text)",
            interactor: "func all(in folder: String) -> [Note] {\nstore.all(in: folder)\n}"),
        SeparationRow(
            sentence: "A completion stays with the caller.",
            code: "store.load(index) { [weak self] found in self?.note = found }",
            presenter: "interactor.load(index) { [weak self] found in self?.note = found }",
            interactor:
                "func load(_ id: Int, completion: @escaping (Note?) -> Void) {\nstore.load(id, completion: completion)\n}"
        ),
        SeparationRow(
            sentence: "A completion may have another name.", code: "store.keep { [weak self] in self?.notes = $0 }",
            presenter: "interactor.keep { [weak self] in self?.notes = $0 }",
            interactor: "func keep(_ done: @escaping NoteStore.Done) {\nstore.keep(done)\n}"),
        SeparationRow(
            sentence: "It need not be kept.", code: "store.each { notes.append($0) }",
            presenter: "interactor.each { notes.append($0) }",
            interactor: "func each(_ body: NoteStore.Each) {\nstore.each(body)\n}"),
        SeparationRow(
            sentence: "A function is handed over as what keeps it takes it.",
            code: "let done: ([Note]) -> Void = { print($0) }\nstore.keep(done)\nstore.each(print)",
            presenter: "interactor.keep(done)\ninteractor.each(print)",
            interactor: "func keep(_ done: @escaping NoteStore.Done) {\nstore.keep(done)\n}"),
        SeparationRow(
            sentence: "A question has the type of who answers, not of the place.",
            code: "chosen?.isRead = store.isRead(chosen)",
            presenter: "chosen?.isRead = interactor.isRead(chosen)",
            interactor: "func isRead(_ note: Note?) -> Bool {\nstore.isRead(note)\n}"),
        SeparationRow(
            sentence: "Where it may be missing, the type says so.",
            code: "chosen?.isRead = backup?.isRead(chosen) ?? false",
            presenter: "chosen?.isRead = interactor.isRead(chosen) ?? false",
            interactor: "func isRead(_ note: Note?) -> Bool? {\nbackup?.isRead(note)\n}"),
        SeparationRow(
            sentence: "What is unwrapped by being used is handed over unwrapped.", code: "store.save(current)",
            presenter: "interactor.save(current)", interactor: "func save(_ note: Note) {\nstore.save(note)\n}"),
        SeparationRow(
            sentence: "What may be missing is handed over as it is.", code: "print(store.isRead(current))",
            presenter: "print(interactor.isRead(current))",
            interactor: "func isRead(_ note: Note?) -> Bool {\nstore.isRead(note)\n}"),
        SeparationRow(
            sentence: "A cast of what only the chain makes optional leaves with it.",
            code: "if let peer = API.shared.peer?.user as? String { nameLabel.text = peer }",
            presenter: "if let peer = interactor.user { view.setNameLabelText(peer) }",
            interactor: "var user: String? { api.peer?.user as? String }"),
        SeparationRow(
            sentence: "A cast to something else is the caller's.",
            code: "if let peer = API.shared.peer?.user as? Int { notes.removeLast(peer) }",
            presenter: "if let peer = interactor.user as? Int { notes.removeLast(peer) }",
            interactor: "var user: String? { api.peer?.user }"),
        SeparationRow(
            sentence: "A question about its type is asked of the chain.",
            code: "if API.shared.peer?.user is String { store.touch() }",
            presenter: "if interactor.peer?.user is String { interactor.touch() }",
            interactor: "var peer: API? { api.peer }"),
        SeparationRow(
            sentence: "A result that nobody wants isn't required.", code: "store.touch()",
            presenter: "interactor.touch()", interactor: "func touch() {\nstore.touch()\n}"),
        SeparationRow(
            sentence: "An instance that everybody shares is a service.", code: "API.shared.send(notes[0])",
            presenter: "interactor.send(notes[0])", interactor: "func send(_ note: Note) {\napi.send(note)\n}"),
        SeparationRow(
            sentence: "The Interactor is made with it.", code: "API.shared.send(notes[0])",
            presenter: "interactor.send(notes[0])", interactor: "init(api: API = .shared) {\nself.api = api\n}"),
        SeparationRow(
            sentence: "Of an actor's, a default argument can't be.", code: "MainStore.shared.touch()",
            presenter: "interactor.touchMain()",
            interactor: "init(mainStore: MainStore? = nil) {\nself.mainStore = mainStore ?? .shared\n}"),
        SeparationRow(
            sentence: "One that may do something when it is made isn't made before it is used.",
            code: "Loud.shared.shout(text)", presenter: "interactor.shout(text)",
            interactor: "func shout(_ text: String) {\nLoud.shared.shout(text)\n}"),
        SeparationRow(
            sentence: "A nested type has the name of the one around it.", code: "API.shared.login(API.Token())",
            presenter: "interactor.login(API.Token())",
            interactor: "func login(_ token: API.Token) {\napi.login(token)\n}"),
        SeparationRow(
            sentence: "A value is a property.", code: "nameLabel.text = API.shared.user",
            presenter: "view.setNameLabelText(interactor.user)", interactor: "var user: String { api.user }"),
        SeparationRow(
            sentence: "What another service knows is the Interactor's matter.",
            code: "API.shared.user = API.shared.user + API.shared.peer!.user", presenter: "interactor.updateUser()",
            interactor: "func updateUser() {\napi.user = api.user + api.peer!.user\n}"),
        SeparationRow(
            sentence: "Setting one is a method.", code: "API.shared.user = text",
            presenter: "interactor.setUser(text)",
            interactor: "func setUser(_ user: String) {\napi.user = user\n}"),
        SeparationRow(
            sentence: "A type of the app that keeps its values in a service is one.", code: "Preferences.mute(text)",
            presenter: "interactor.mute(text)", interactor: "func mute(_ name: String) {\nPreferences.mute(name)\n}"),
    ])
    func callsOfServicesBecomeUseCases(_ row: SeparationRow) throws { try row.check() }

    @Test(arguments: [
        SeparationRow(
            sentence: "A constant gives the name.", code: "Tracker.shared.track(.noteOpened)",
            presenter: "interactor.trackNoteOpened()",
            interactor: "func trackNoteOpened() {\nTracker.shared.track(.noteOpened)\n}"),
        SeparationRow(
            sentence: "A word that can't be a name isn't one.", code: "Tracker.shared.register(for: index)",
            presenter: "interactor.register(for: index)",
            interactor: "func register(for index: Int) {\nTracker.shared.register(for: index)\n}"),
        SeparationRow(
            sentence: "What is known is passed.", code: "Tracker.shared.track(\"note_read\", index)",
            presenter: "interactor.trackNoteRead(index)",
            interactor: "func trackNoteRead(_ index: Int) {\nTracker.shared.track(\"note_read\", index)\n}"),
        SeparationRow(
            sentence: "Effects are those that the call is marked with.", code: "try? Tracker.shared.send(text)",
            presenter: "try? interactor.send(text)",
            interactor: "func send(_ text: String) throws {\ntry Tracker.shared.send(text)\n}"),
        SeparationRow(
            sentence: "A result of a type that nobody knows is asked of the service itself.",
            code: "let report = Tracker.shared.report(index)\nprint(report)",
            presenter: "let report = interactor.tracker.report(index)",
            interactor: "var tracker: Tracker { Tracker.shared }"),
        SeparationRow(
            sentence: "The Interactor shows what it is made with.",
            code: "let all = API.shared.list(of: Int.self)\nprint(all)",
            presenter: "let all = interactor.api.list(of: Int.self)", interactor: "let api: API\n"),
        SeparationRow(
            sentence: "So is what takes a closure.", code: "Tracker.shared.flush { [weak self] in self?.notes = [] }",
            presenter: "interactor.tracker.flush { [weak self] in self?.notes = [] }",
            interactor: "var tracker: Tracker { Tracker.shared }"),
    ])
    func aServiceThatNobodyDeclares(_ row: SeparationRow) throws { try row.check() }

    @Test(arguments: [
        SeparationRow(
            sentence: "A method that gives the shared instance goes on being called.",
            code: "Siren.shared().stop(text)", presenter: "interactor.stop(text)",
            interactor: "func stop(_ text: String) {\nSiren.shared().stop(text)\n}"),
        SeparationRow(
            sentence: "It may give none.", code: "Siren.shared()?.isOn = true",
            presenter: "interactor.setOn(true)",
            interactor: "func setOn(_ isOn: Bool) {\nSiren.shared()?.isOn = isOn\n}"),
        SeparationRow(
            sentence: "What it is called may say so.", code: "Siren.sharedInstance().check()",
            presenter: "interactor.checkSiren()",
            interactor: "func checkSiren() {\nSiren.sharedInstance().check()\n}"),
        SeparationRow(
            sentence: "So does that of a type that is declared.", code: "KeyLock.shared()?.turn(2)",
            presenter: "interactor.turn(2)",
            interactor: "func turn(_ times: Int) {\nKeyLock.shared()?.turn(times)\n}"),
        SeparationRow(
            sentence: "It tells what it gives.", code: "nameLabel.text = KeyLock.shared()?.owner",
            presenter: "view.setNameLabelText(interactor.owner)",
            interactor: "var owner: String? { KeyLock.shared()?.owner }"),
        SeparationRow(
            sentence: "Where nobody knows what is asked of it, the Interactor gives it.",
            code: "let report = Siren.shared().report(index)\nprint(report)",
            presenter: "let report = interactor.siren.report(index)", interactor: "var siren: Siren { Siren.shared() }"),
        SeparationRow(
            sentence: "Whether there is one, the use tells.",
            code: "let report = Siren.shared()?.report(index)\nprint(report)",
            presenter: "let report = interactor.siren?.report(index)",
            interactor: "var siren: Siren? { Siren.shared() }"),
        SeparationRow(
            sentence: "Where nothing tells, it stays.", code: "let siren = Siren.shared()\nsiren.start()",
            presenter: "let siren = Siren.shared()\nsiren.start()"),
        SeparationRow(
            sentence: "What is made by what is told is no instance that everybody shares.",
            code: "Lamp.shared(for: index).isLit = true", presenter: "Lamp.shared(for: index).isLit = true"),
        SeparationRow(
            sentence: "The property is what the Interactor is made with.", code: "API.shared.send(notes[0])",
            presenter: "interactor.send(notes[0])", interactor: "func send(_ note: Note) {\napi.send(note)\n}"),
    ])
    func anInstanceThatAMethodGives(_ row: SeparationRow) throws { try row.check() }

    @Test(arguments: [
        SeparationRow(
            sentence: "There may be nobody to ask.", code: "backup?.save(notes[index])\nbackup?.save(note!)",
            presenter: "interactor.save(note!)", interactor: "func save(_ note: Note) {\nbackup?.save(note)\n}"),
        SeparationRow(
            sentence: "Then there is no answer, either.", code: "let all = backup?.all(in: text)\nprint(all as Any)",
            presenter: "let all = interactor.all(in: text)",
            interactor: "func all(in folder: String) -> [Note]? {\nbackup?.all(in: folder)\n}"),
        SeparationRow(
            sentence: "What makes the argument runs only if there is somebody.",
            code: "backup?.save(notes.removeLast())",
            presenter: "interactor.backup?.save(notes.removeLast())"),
        SeparationRow(
            sentence: "A plain value may be made anyway.", code: "backup?.recent = [Note]()",
            presenter: "interactor.setRecent([Note]())",
            interactor: "func setRecent(_ recent: [Note]) {\nbackup?.recent = recent\n}"),
        SeparationRow(
            sentence: "A chain that ends with the service goes on as it was.",
            code: "let count = backup?.all(in: text).count\nprint(count as Any)",
            presenter: "let count = interactor.backup?.all(in: text).count"),
    ])
    func aServiceThatMayBeMissing(_ row: SeparationRow) throws { try row.check() }

    @Test(arguments: [
        SeparationRow(
            sentence: "A condition is Boolean.", code: "if Tracker.shared.isOn { notes = [] }",
            presenter: "if interactor.isTrackerOn { notes = [] }",
            interactor: "var isTrackerOn: Bool { Tracker.shared.isOn }"),
        SeparationRow(
            sentence: "So is what is negated, and what a call gives.",
            code: "if !Tracker.shared.has(text), notes.isEmpty { notes = [] }",
            presenter: "if !interactor.has(text), notes.isEmpty { notes = [] }",
            interactor: "func has(_ text: String) -> Bool {\nTracker.shared.has(text)\n}"),
        SeparationRow(
            sentence: "An annotation says it.", code: "let count: Int = Tracker.shared.count(text)\nprint(count)",
            presenter: "let count: Int = interactor.count(text)",
            interactor: "func count(_ text: String) -> Int {\nTracker.shared.count(text)\n}"),
        SeparationRow(
            sentence: "A property that is set says it.", code: "note = Tracker.shared.note(index)",
            presenter: "note = interactor.fetchNote(index)",
            interactor: "func fetchNote(_ index: Int) -> Note? {\nTracker.shared.note(index)\n}"),
        SeparationRow(
            sentence: "So does who a local name is handed to.",
            code: "let found = Tracker.shared.find(index)\nprint(found)\nstore.save(found)",
            presenter: "let found = interactor.find(index)",
            interactor: "func find(_ index: Int) -> Note {\nTracker.shared.find(index)\n}"),
        SeparationRow(
            sentence: "A URL isn't converted.",
            code: "let address = Tracker.shared.makeURL()\ntry? FileManager.default.removeItem(at: address)",
            presenter: "let address = interactor.makeURL()",
            interactor: "func makeURL() -> URL {\nTracker.shared.makeURL()\n}"),
        SeparationRow(
            sentence: "A parameter that Objective-C has called in capitals is called as a value is.",
            code: "let address = Tracker.shared.makeURL()\ntry? FileManager.default.removeItem(at: address)",
            presenter: "try? interactor.removeItem(at: address)",
            interactor: "func removeItem(at url: URL) throws {\ntry fileManager.removeItem(at: url)\n}"),
        SeparationRow(
            sentence: "What takes an optional takes more.",
            code: "let found = Tracker.shared.find(index)\nprint(found)\nshown?.note = found\nnote = Note(found)",
            presenter: "let found = interactor.tracker.find(index)"),
        SeparationRow(
            sentence: "So does what takes any number.",
            code: "let part = Tracker.shared.part(index)\nAPI.shared.weigh(part)",
            presenter: "let part = interactor.tracker.part(index)"),
        SeparationRow(
            sentence: "Another name of that word says nothing.",
            code:
                "let found = Tracker.shared.find(index)\nprint(found)\nif true { let found = Note(); store.save(found) }",
            presenter: "let found = interactor.tracker.find(index)"),
        SeparationRow(
            sentence: "One of several methods leaves it open.",
            code: "let found = Tracker.shared.find(index)\nAPI.shared.mark(found)",
            presenter: "let found = interactor.tracker.find(index)"),
        SeparationRow(
            sentence: "What is compared may be of any type.", code: "if Tracker.shared.limit == nil { notes = [] }",
            presenter: "if interactor.tracker.limit == nil { notes = [] }"),
        SeparationRow(
            sentence: "Behind `self?` a service isn't optional.",
            code: "let ask = { [weak self] in self?.store.save(Note()); self?.notes = [] }\nask()",
            presenter: "self?.interactor.save(Note())", interactor: "func save(_ note: Note) {\nstore.save(note)\n}"),
        SeparationRow(
            sentence: "A service of a service may be missing.", code: "API.shared.peer?.send(Note())",
            presenter: "interactor.send(Note())", interactor: "func send(_ note: Note) {\napi.peer?.send(note)\n}"),
        SeparationRow(
            sentence: "A queue runs its code at once.",
            code: "DispatchQueue(label: text).sync { API.shared.send(Note()) }",
            presenter: "DispatchQueue(label: text).sync { interactor.send(Note()) }"),
        SeparationRow(
            sentence: "A number goes up.", code: "API.shared.launches += 1", presenter: "interactor.increaseLaunches()",
            interactor: "func increaseLaunches() {\napi.launches += 1\n}"),
        SeparationRow(
            sentence: "By how much, the caller knows.", code: "API.shared.launches += index",
            presenter: "interactor.increaseLaunches(index)",
            interactor: "func increaseLaunches(_ launches: Int) {\napi.launches += launches\n}"),
    ])
    func thePlaceTellsTheType(_ row: SeparationRow) throws { try row.check() }

    @Test(arguments: [
        SeparationRow(
            sentence: "What reads a file is called after what it gives.",
            code: "let data = try? Data(contentsOf: URL(fileURLWithPath: text))\nprint(data as Any)",
            presenter: "let data = try? interactor.readData(contentsOf: URL(fileURLWithPath: text))",
            interactor: "func readData(contentsOf url: URL) throws -> Data {\ntry Data(contentsOf: url)\n}"),
        SeparationRow(
            sentence: "There may be nothing to read.", code: "print(NSDictionary(contentsOfFile: text) as Any)",
            presenter: "print(interactor.readDictionary(contentsOfFile: text) as Any)",
            interactor:
                "func readDictionary(contentsOfFile path: String) -> NSDictionary? {\nNSDictionary(contentsOfFile: path)\n}"
        ),
        SeparationRow(
            sentence: "What is written is handed over.",
            code: "try? Data(text.utf8).write(to: URL(fileURLWithPath: text))",
            presenter: "try? interactor.write(Data(text.utf8), to: URL(fileURLWithPath: text))",
            interactor: "func write(_ data: Data, to url: URL) throws {\ntry data.write(to: url)\n}"),
        SeparationRow(
            sentence: "Where there may be nothing to write, it stays.",
            code: "try? text.data(using: .utf8)?.write(to: URL(fileURLWithPath: text))",
            presenter: "try? text.data(using: .utf8)?.write(to: URL(fileURLWithPath: text))"),
        SeparationRow(
            sentence: "Bytes in memory are the caller's.",
            code: "store.save(Note(title: String(decoding: Data([1]), as: UTF8.self)))",
            presenter: "interactor.save(Note(title: String(decoding: Data([1]), as: UTF8.self)))"),
        SeparationRow(
            sentence: "What the app's delegate holds is asked in its place, and gives the name.",
            code: "AppDelegate.shared.uploads.cancel()", presenter: "interactor.cancelUploads()",
            interactor: "func cancelUploads() {\nAppDelegate.shared.uploads.cancel()\n}"),
        SeparationRow(
            sentence: "Of a delegate with a local name only the body knows.",
            code: "let app = AppDelegate.shared\napp.uploads.cancel()", presenter: "app.uploads.cancel()"),
    ])
    func whatReachesDataWithoutAService(_ row: SeparationRow) throws { try row.check() }

    @Test(arguments: [
        SeparationRow(
            sentence: "Under which key is the Interactor's matter.",
            code: "if UserDefaults.standard.bool(forKey: \"app.muted\") { notes = [] }",
            presenter: "if interactor.isMuted { notes = [] }",
            interactor: "var isMuted: Bool { userDefaults.bool(forKey: \"app.muted\") }"),
        SeparationRow(
            sentence: "A key may be a constant.",
            code: "print(UserDefaults.standard.string(forKey: Keys.theme) as Any)",
            presenter: "print(interactor.theme as Any)",
            interactor: "var theme: String? { userDefaults.string(forKey: Keys.theme) }"),
        SeparationRow(
            sentence: "What is kept is a parameter.", code: "UserDefaults.standard.set(text, forKey: Keys.theme)",
            presenter: "interactor.setTheme(text)",
            interactor: "func setTheme(_ value: String) {\nuserDefaults.set(value, forKey: Keys.theme)\n}"),
        SeparationRow(
            sentence: "Nothing is kept any more.", code: "UserDefaults.standard.removeObject(forKey: \"theme\")",
            presenter: "interactor.removeTheme()",
            interactor: "func removeTheme() {\nuserDefaults.removeObject(forKey: \"theme\")\n}"),
        SeparationRow(
            sentence: "A key that is made is the caller's.", code: "UserDefaults.standard.set(true, forKey: text)",
            presenter: "interactor.set(true, forKey: text)"),
        SeparationRow(
            sentence: "Other stores may do more with a key.", code: "Tracker.shared.set(text, forKey: \"theme\")",
            presenter: "interactor.setTheme(text)"),
    ])
    func whatIsKeptInUserDefaults(_ row: SeparationRow) throws { try row.check() }

    @Test(arguments: [
        SeparationRow(
            sentence: "A branch of a statement gives nothing.",
            code: "switch index {\ncase 1: API.shared.peer?.send(Note())\ndefault: break\n}",
            presenter: "case 1: interactor.send(Note())",
            interactor: "func send(_ note: Note) {\napi.peer?.send(note)\n}"),
        SeparationRow(
            sentence: "Nor does one of an `if`.",
            code: "if index == 1 { Tracker.shared.flush(index) } else { Tracker.shared.stop(index) }",
            presenter: "if index == 1 { interactor.flush(index) } else { interactor.stop(index) }"),
        SeparationRow(
            sentence: "One of a value does.",
            code: "let all = if index == 1 { store.all(in: text) } else { [Note]() }\nprint(all)",
            presenter: "let all = if index == 1 { interactor.all(in: text) } else { [Note]() }",
            interactor: "func all(in folder: String) -> [Note] {"),
        SeparationRow(
            sentence: "So does one of a `switch` in parentheses that is called.",
            code: "print(switch index { case 1: store.touch(); default: false })",
            presenter: "case 1: interactor.touch(); default"),
        SeparationRow(
            sentence: "A closure's result may come from a branch.",
            code:
                "let ask = { if index == 1 { Tracker.shared.report(index) } else { Tracker.shared.stop(index) } }\n_ = ask()",
            presenter: "Tracker.shared.report(index)"),
        SeparationRow(
            sentence: "Without `else` it doesn't.",
            code: "let ask = { if index == 1 { Tracker.shared.report(index) } }\nask()",
            presenter: "Tracker.shared.report(index)"),
        SeparationRow(
            sentence: "Nor if a branch does more.",
            code:
                "let ask = { [weak self] in\nguard let self else { return }\nif index == 1 { Tracker.shared.report(index) } else { self.notes = []; Tracker.shared.stop(index) }\n}\nask()",
            presenter:
                "if index == 1 { self.interactor.report(index) } else { self.notes = []; self.interactor.stop(index) }"),
    ])
    func aBranchGivesAValueWhereItsStatementDoes(_ row: SeparationRow) throws { try row.check() }
}
