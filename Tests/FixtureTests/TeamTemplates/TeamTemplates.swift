import ViperSplit

/// Xcode templates as teams have them, without a manifest.
enum TeamTemplates {
    static let all = [
        "router": router, "wireframe": wireframe, "apart": apart, "together": together, "unlinked": unlinked,
        "configurator": configurator, "storyboard": storyboard,
    ]

    /// The comment that Xcode puts above every file.
    static let header = "//\n//  ___FILENAME___\n//  ___PROJECTNAME___\n//\n\n"
}
