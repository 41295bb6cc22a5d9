enum Texts {
    static let conflictAlertTitle = "Conflict"
    static let conflictActionKeepMine = "Keep mine"
}
