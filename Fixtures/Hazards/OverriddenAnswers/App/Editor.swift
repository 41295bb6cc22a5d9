import UIKit

@MainActor
final class PlanEditor {
    var isFolder = false
    var isNew = false
    var places = ["a", "b"]
    var title: String? = "t"
    init() {}
}
