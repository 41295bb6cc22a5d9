/// A dictionary of the templates' texts.
func templatesSource(_ files: [File]) -> String {
    let entries = files.map { "    \($0.path.debugDescription): \($0.text.debugDescription),\n" }
    return """
        /// The files under `Templates/`: their texts by their paths there.
        let embeddedTemplates: [String: String] = [
        \(entries.joined())]

        """
}
