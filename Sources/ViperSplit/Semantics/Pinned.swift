/// Whether something finds the member by its name on the view controller.
func isPinned(_ member: Member, in controller: Controller) -> Bool {
    if member.modifiers.isOverride { return true }
    if member.modifiers.attributes.contains(where: { ["objc", "IBAction", "IBSegueAction"].contains($0) }) {
        return true
    }
    let body = controller.bodies[member.body]
    guard member.modifiers.access >= .internal, !body.conformances.isEmpty else { return false }
    return body.isExtension || (member.kind == .function && isDelegateCallback(member.name))
}

/// The first words of UIKit's delegate and data source methods, which a class that adopts the protocol itself
/// declares among its other members.
func isDelegateCallback(_ name: String) -> Bool {
    let prefixes = [
        "tableView", "collectionView", "scrollView", "textField", "textView", "searchBar", "pickerView",
        "numberOfSections",
        "numberOfComponents", "imagePickerController", "gestureRecognizer", "navigationController", "tabBarController",
        "pageViewController", "presentationController", "adaptivePresentationStyle", "updateSearchResults", "webView",
        "mapView", "documentPicker", "picker", "viewForZooming", "sectionIndexTitles", "splitViewController",
        "contextMenu",
        "presentationCount", "presentationIndex", "animationController", "interactionController", "position",
        "mailComposeController",
        "messageComposeViewController", "safariViewController", "popoverPresentationController", "indexTitles",
        "tabBar",
    ]
    return prefixes.contains(where: name.hasPrefix)
}
