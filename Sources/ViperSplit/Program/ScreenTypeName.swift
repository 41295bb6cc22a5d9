/// Whether a type stands for screens or the way to them, by its name.
func isScreenTypeName(_ name: String) -> Bool {
    if Platform.sdk.isScreen(name) { return true }
    guard name.first?.isUppercase == true, !Platform.sdk.draws(name) else { return false }
    return name.hasSuffix("ViewController") && name != "ViewController"
}
