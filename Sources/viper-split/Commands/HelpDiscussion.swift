/// What the help says besides the options.
let helpDiscussion = """
    The view controller keeps its file, its name and all that the app uses of it; the new files appear beside it. \
    Nothing is written unless the whole result has passed verification.

    Examples:
      viper-split NotesViewController.swift --dry-run
          show what would change
      viper-split NotesViewController.swift NotesViewController+Table.swift
          split a controller whose extension is in another file
      viper-split NotesViewController.swift --dry-run | (cd "$(git rev-parse --show-toplevel)" && git apply)
          make the change by way of git
      viper-split NotesViewController.swift --context App --output App/Notes
          leave on the controller only what the app uses, and write the new files elsewhere
      viper-split base --output App/Viper
          write the files that all modules build on, once per app

    Exit codes:
      0   done, or nothing to do
    \(ExitStatus.allCases.map { "  \($0.rawValue) ".padding(to: 6) + $0.meaning }.joined(separator: "\n"))
    """

extension String {
    /// The text with spaces after it up to the width.
    func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
