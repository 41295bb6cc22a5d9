import SwiftSyntax

/// What is known of a view controller that its files don't say.
struct ReadingRules {
    /// What the class is for its module; nil if its own words tell.
    var base: ViewBase?
    /// Titles of the team's own, in lower case, that say whose the members under them are.
    var aliases: [String: Role] = [:]
    /// The paths of the files that are to stay as they are.
    var excludedPaths: Set<String> = []
    /// Who showed the screen hears from it through the Wireframe, which has the delegate.
    var delegateIsGuide = false
    /// A class above it shows all members that aren't private to Objective-C.
    var inheritsExposure = false
    /// How it reaches the module that it has already.
    var links = ModuleLinks()
    /// What components of that module asked of the view controller, and have by themselves now.
    var returned: [AskedOfView] = []
}
