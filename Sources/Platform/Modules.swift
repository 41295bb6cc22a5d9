// The modules that an app imports: how their names begin, which of them draw, which export UIKit, and which aren't Apple's.

@prefixes("AV") enum AVFoundation {}
@draws @exportsUIKit @prefixes("AV", "AVPlayerView") enum AVKit {}
@prefixes("CK") enum CloudKit {}
@prefixes("CN") enum Contacts {}
@draws @exportsUIKit @prefixes("CN") enum ContactsUI {}
@prefixes("NSManaged", "NSFetch", "NSPersistent", "NSEntity", "NSMergePolicy") enum CoreData {}
@prefixes("CG") enum CoreGraphics {}
@prefixes("CL") enum CoreLocation {}
@prefixes("EK") enum EventKit {}
@draws @exportsUIKit @prefixes("EK") enum EventKitUI {}
@exportsUIKit @prefixes("GK") enum GameKit {}
@prefixes("HK") enum HealthKit {}
@prefixes("LA") enum LocalAuthentication {}
@exportsUIKit @prefixes("MK") enum MapKit {}
@draws @exportsUIKit @prefixes("MF") enum MessageUI {}
@prefixes("PH") enum Photos {}
@draws @exportsUIKit @prefixes("PH", "PHPicker") enum PhotosUI {}
@draws @prefixes("CA") enum QuartzCore {}
@draws @exportsUIKit @prefixes("SF", "SFSafari") enum SafariServices {}
@draws @exportsUIKit @prefixes("SCN") enum SceneKit {}
@draws @exportsUIKit @prefixes("SK") enum SpriteKit {}
@prefixes("SK") enum StoreKit {}
@draws
@prefixes(
    "AnyView", "Color", "EnvironmentObject", "Image", "ObservedObject", "State", "Text", "UIHosting", "View",
    "withAnimation")
enum SwiftUI {}
@draws @exportsUIKit @prefixes("UI") enum UIKit {}
@prefixes("UN") enum UserNotifications {}
@draws @exportsUIKit @prefixes("WK") enum WebKit {}

@thirdParty @draws @exportsUIKit @prefixes("DZN", "emptyDataSet", "reloadEmptyDataSet") enum DZNEmptyDataSet {}
@thirdParty @prefixes("IQ") enum IQKeyboardManagerSwift {}
@thirdParty @draws @exportsUIKit @prefixes("MB") enum MBProgressHUD {}
@thirdParty @prefixes("OnePassword") enum OnePasswordExtension {}
@thirdParty @draws @exportsUIKit @prefixes("SV") enum SVProgressHUD {}
@thirdParty @prefixes("Constraint", "snp") enum SnapKit {}
