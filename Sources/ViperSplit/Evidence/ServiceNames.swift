/// The suffixes of types that are services by convention: they reach data, and not views.
let serviceSuffixes: [String] = [
    "API", "Analytics", "Cache", "Client", "Database", "Defaults", "Fetcher", "Gateway", "Interactor", "Keychain",
    "Loader", "Manager", "Network", "Provider", "Repository", "Service", "Session", "Storage", "Store", "Tracker",
    "UseCase",
]

/// The types of Apple's frameworks that reach data.
private let dataTypes: Set<String> = [
    "ALAssetsLibrary", "CKContainer", "CLGeocoder", "CNContactStore", "EKEventStore", "FileManager", "HKHealthStore",
    "NSFetchRequest", "NSManagedObjectContext", "NSPersistentContainer", "NSUbiquitousKeyValueStore",
    "PHAssetChangeRequest", "PHPhotoLibrary", "SecItemAdd", "URLRequest", "URLSession", "UserDefaults",
]

/// Whether a type is a service, by its name.
func isServiceTypeName(_ name: String) -> Bool {
    if dataTypes.contains(name) { return true }
    guard name.first?.isUppercase == true, !isViewTypeName(name) else { return false }
    return serviceSuffixes.contains { name.hasSuffix($0) } && name != "DispatchQueue"
}

/// Whether a type stands for screens or the way to them, by its name.
func isScreenTypeName(_ name: String) -> Bool {
    let own: Set = [
        "UIActivityViewController", "UIAlertController", "UIDocumentPickerViewController", "UIImagePickerController",
        "UINavigationController", "UIStoryboard", "UIStoryboardSegue", "SFSafariViewController",
        "MFMailComposeViewController", "MFMessageComposeViewController", "PHPickerViewController",
    ]
    if own.contains(name) { return true }
    guard name.first?.isUppercase == true, !isUIKitName(name) else { return false }
    return ["ViewController", "Coordinator", "Navigator", "Router", "Wireframe"].contains {
        name.hasSuffix($0) && name != $0
    }
}
