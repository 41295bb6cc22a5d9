let helpUsage = """
    viper-split <file> ... [<options>]
    viper-split <folder> ... [<options>]
    viper-split plan <file> ... [--json]
    viper-split tidy <file> ... [--marks-only]
    viper-split undo
    viper-split new <name> [--template <name>] [--interface none|storyboard|xib]
    viper-split base [--output <dir>] [--force]
    viper-split templates list|show|export|install|uninstall
    viper-split dump-configuration
    """

/// What the help says besides the options.
let helpDiscussion = """
    The view controller keeps its file, its name and all that the app uses of it; the new files appear beside it. \
    Nothing is written unless the whole result has passed verification.

    Examples:
      viper-split NotesViewController.swift --dry-run
          show what would change
      viper-split App/Screens --dry-run
          show what would change if each view controller of a folder were split
      viper-split NotesViewController.swift --dry-run >notes.diff
          keep the change for `git apply` at the root of the repository
      viper-split plan NotesViewController.swift --json >plan.json
          say where every member would go; change it, and pass it with `--plan plan.json`
      viper-split tidy NotesViewController.swift --dry-run
          show the file with its members under ZIKViper's sections, as a first step before the split
      viper-split NotesViewController.swift --output App/Notes --typecheck 'swift build'
          write the new files to a folder, if the app builds with them
      viper-split NotesViewController.swift --context App --context Kit
          say where the rest of the app is, which is found otherwise
      viper-split new Login --interface storyboard --output App/Login
          write a blank module
      viper-split base --output App/Viper
          write the files that all modules build on, once per app

    Exit codes:
      0   done, or nothing to do
    \(ExitStatus.allCases.map { "  \($0.rawValue) ".padding(to: 6) + $0.meaning }.joined(separator: "\n"))

    Of several view controllers each is split that can be, all of it or nothing, and the code is the gravest: 70 if a \
    result did not pass verification, then 1, then that of the first that was skipped for a fault. One that is split \
    already, or that nothing can leave, is none.
    """
