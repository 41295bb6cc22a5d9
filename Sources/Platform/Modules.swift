// The modules that an app imports: how their names begin, which of them draw, which export UIKit, and which aren't Apple's.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, because of iAd, os and simd.

@prefixes("vDSP", "vImage", "cblas_", "BNNS", "vv") enum Accelerate {}
@prefixes("AX") enum Accessibility {}
@prefixes("ACAccount", "ACError") enum Accounts {}
enum ActivityKit {}
@prefixes("ABAddressBook", "ABGroup", "ABMulti", "ABPerson", "ABRecord", "ABSource", "kAB") enum AddressBook {}
@draws @exportsUIKit
@prefixes("ABCreateString", "ABNewPerson", "ABPeoplePicker", "ABPersonViewController", "ABUnknownPerson")
enum AddressBookUI {}
@prefixes("AAAttribution") enum AdServices {}
@prefixes("ASIdentifier") enum AdSupport {}
@prefixes("APActivation") enum AppClip {}
enum AppIntents {}
@prefixes("ATTracking") enum AppTrackingTransparency {}
@exportsUIKit @prefixes("AR", "ARSCN", "ARSK") enum ARKit {}
@prefixes("ALAsset", "ALError") enum AssetsLibrary {}
@prefixes("AU", "Audio", "ExtAudio", "Music", "SystemSoundID", "kAU", "kAudio", "kSystemSoundID") enum AudioToolbox {}
@prefixes("AU", "Audio", "kAudio") enum AudioUnit {}
@exportsUIKit @prefixes("AS") enum AuthenticationServices {}
@prefixes("AEAssessment") enum AutomaticAssessmentConfiguration {}
enum AVFAudio {}
@prefixes("AV") enum AVFoundation {}
@draws @exportsUIKit
@prefixes(
    "AV", "AVPlayerView", "AVPictureInPicture", "AVRoutePicker", "AVCaptureEvent", "AVPlaybackSpeed", "AVInterstitial",
    "AVKit")
enum AVKit {}
@prefixes("AVCustomRouting", "AVCustomDevice") enum AVRouting {}
@prefixes("BAApp", "BADownload", "BAError", "BAURL") enum BackgroundAssets {}
@prefixes("BG") enum BackgroundTasks {}
@prefixes("CX") enum CallKit {}
@exportsUIKit @prefixes("CP") enum CarPlay {}
@prefixes("CFHTTP", "CFHost", "CFNet", "CFProxy", "kCFHTTP", "kCFNet", "kCFProx", "kCFStream") enum CFNetwork {}
enum Charts {}
@prefixes("CLS") enum ClassKit {}
@prefixes("CK") enum CloudKit {}
enum Combine {}
@prefixes("CC", "kCC") enum CommonCrypto {}
@prefixes("compression_", "COMPRESSION_") enum Compression {}
@prefixes("CN") enum Contacts {}
@draws @exportsUIKit @prefixes("CN", "CNContactPicker", "CNContactViewController") enum ContactsUI {}
@prefixes("Audio", "kAudio") enum CoreAudio {}
@draws @exportsUIKit @prefixes("AU", "CAInter") enum CoreAudioKit {}
@prefixes("CB") enum CoreBluetooth {}
@prefixes(
    "NSManaged", "NSFetch", "NSPersistent", "NSEntity", "NSMergePolicy", "NSMerge", "NSAddedPersistent", "NSAffected",
    "NSAsynchronousFetch", "NSAtomicStore", "NSAttributeDescription", "NSAttributeType", "NSBatch", "NSBinaryStore",
    "NSConstraintConflict", "NSCoreData", "NSDelete", "NSDeleted", "NSDerivedAttribute", "NSDetailedErrors",
    "NSErrorMergePolicy", "NSExpressionDescription", "NSExternalRecord", "NSFetched", "NSIgnorePersistent",
    "NSInMemoryStore", "NSIncrementalStore", "NSInfer", "NSInferred", "NSInserted", "NSInvalidated", "NSMappingModel",
    "NSMigrate", "NSMigration", "NSOverwriteMerge", "NSPropertyDescription", "NSPropertyMapping", "NSQueryGeneration",
    "NSReadOnlyPersistent", "NSRefreshed", "NSRelationship", "NSRemovedPersistent", "NSRollbackMerge", "NSSQLite",
    "NSSave", "NSSnapshotEvent", "NSStore", "NSUUIDChanged", "NSUpdated", "NSValidation")
enum CoreData {}
@foundation @prefixes("CF", "kCF") enum CoreFoundation {}
@foundation @prefixes("CG", "kCG", "CGPDF") enum CoreGraphics {}
@prefixes("CH") enum CoreHaptics {}
@uikit @prefixes("CI", "kCI", "CIQR") enum CoreImage {}
@prefixes("CL", "kCL") enum CoreLocation {}
@draws @exportsUIKit @prefixes("CLLocationButton") enum CoreLocationUI {}
@prefixes("CM", "kCM") enum CoreMedia {}
@prefixes("MIDI", "kMIDI") enum CoreMIDI {}
@prefixes("ML") enum CoreML {}
@prefixes(
    "CM", "CMAbsolute", "CMAcceleration", "CMAccelerometer", "CMAltimeter", "CMAltitude", "CMAttitude",
    "CMAuthorization", "CMCalibrated", "CMDevice", "CMError", "CMGyro", "CMHeadphone", "CMLog", "CMMagnetic",
    "CMMagnetometer", "CMMotion", "CMPedometer", "CMQuaternion", "CMRecorded", "CMRotation", "CMSensor", "CMStep")
enum CoreMotion {}
@prefixes("NFC", "NFCISO15693", "NFCISO7816", "NFCNDEF") enum CoreNFC {}
@prefixes("kUT", "UTTypeConforms", "UTTypeCopy", "UTTypeCreate", "UTTypeEqual") enum CoreServices {}
@prefixes("CS") enum CoreSpotlight {}
@prefixes(
    "CT", "CTCall", "CTCarrier", "CTCellular", "CTRadioAccess", "CTService", "CTSubscriber", "CTTelephony", "Cellular")
enum CoreTelephony {}
@uikit
@prefixes("CT", "CTFont", "CTFrame", "CTLine", "CTParagraphStyle", "CTRun", "CTTypesetter", "kCT", "CTFramesetter")
enum CoreText {}
enum CoreTransferable {}
@uikit @prefixes("CV", "kCV") enum CoreVideo {}
enum CryptoKit {}
@prefixes("TK") enum CryptoTokenKit {}
enum Darwin {}
enum DeviceActivity {}
@prefixes("DCAppAttest", "DCDevice", "DCError") enum DeviceCheck {}
@foundation enum Dispatch {}
@prefixes("EK") enum EventKit {}
@draws @exportsUIKit @prefixes("EK", "EKCalendarChooser", "EKEventEdit", "EKEventView") enum EventKitUI {}
@prefixes("ENError", "ENExposure", "ENManager", "ENStatus", "ENTemporary") enum ExposureNotification {}
@exportsUIKit @prefixes("EXHost") enum ExtensionKit {}
@prefixes("EAAccessory", "EAConnection", "EASession", "EAWiFi") enum ExternalAccessory {}
enum FamilyControls {}
@uikit @prefixes("NSFileProvider") enum FileProvider {}
@draws @exportsUIKit @prefixes("FPUI") enum FileProviderUI {}
@foundation enum Foundation {}
@exportsUIKit @prefixes("GC") enum GameController {}
@exportsUIKit @prefixes("GK") enum GameKit {}
@exportsUIKit
@prefixes(
    "GK", "GKAgent", "GKBehavior", "GKComponent", "GKEntity", "GKGoal", "GKGraph", "GKGrid", "GKMinmax", "GKNoise",
    "GKObstacle", "GKPath", "GKQuadtree", "GKRandom", "GKRule", "GKScene", "GKState", "GKStrategist")
enum GameplayKit {}
@exportsUIKit @prefixes("GLK") enum GLKit {}
enum GroupActivities {}
@prefixes("HK") enum HealthKit {}
@exportsUIKit @prefixes("HM") enum HomeKit {}
@exportsUIKit @prefixes("ADBanner", "ADClient", "ADError", "ADInterstitial") enum iAd {}
@prefixes("ILCall", "ILClassification", "ILCommunication", "ILMessage") enum IdentityLookup {}
@prefixes("CGImageDestination", "CGImageMetadata", "CGImageSource", "CGImageProperty", "CGImageAnim", "kCGImage")
enum ImageIO {}
@prefixes("IN") enum Intents {}
@draws @exportsUIKit @prefixes("INUI") enum IntentsUI {}
@prefixes("JS", "kJS") enum JavaScriptCore {}
@exportsUIKit @prefixes("LP") enum LinkPresentation {}
@prefixes("LA") enum LocalAuthentication {}
enum ManagedSettings {}
@exportsUIKit @prefixes("MK") enum MapKit {}
@prefixes("MAAudible", "MACaption", "MAImage", "MAMusic") enum MediaAccessibility {}
@exportsUIKit @prefixes("MP") enum MediaPlayer {}
@prefixes("MTAudio") enum MediaToolbox {}
@exportsUIKit @prefixes("MS") enum Messages {}
@draws @exportsUIKit @prefixes("MF", "MessageComposeResult") enum MessageUI {}
@uikit @prefixes("MTL") enum Metal {}
@exportsUIKit @prefixes("MTK") enum MetalKit {}
@prefixes("MPS") enum MetalPerformanceShaders {}
@prefixes("MX") enum MetricKit {}
@prefixes("kUT", "UTTypeConforms", "UTTypeCopy", "UTTypeCreate", "UTTypeEqual") enum MobileCoreServices {}
@prefixes("MDL") enum ModelIO {}
@exportsUIKit @prefixes("MC", "kMC") enum MultipeerConnectivity {}
enum MusicKit {}
@prefixes("NL") enum NaturalLanguage {}
@prefixes("NI") enum NearbyInteraction {}
@prefixes("NW") enum Network {}
@prefixes("NE", "kNE") enum NetworkExtension {}
@exportsUIKit @prefixes("NC") enum NotificationCenter {}
@foundation enum ObjectiveC {}
enum Observation {}
@prefixes("EAGL", "GL", "gl", "kEAGL") enum OpenGLES {}
@prefixes("OS", "os_") enum os {}
@prefixes("OSLog", "Logger") enum OSLog {}
@exportsUIKit @prefixes("PK") enum PassKit {}
@exportsUIKit @prefixes("PDF") enum PDFKit {}
@draws @exportsUIKit
@prefixes("PK", "PKCanvas", "PKDrawing", "PKEraser", "PKInk", "PKLasso", "PKStroke", "PKTool")
enum PencilKit {}
@prefixes("PHASE") enum PHASE {}
@prefixes("PH") enum Photos {}
@draws @exportsUIKit
@prefixes("PH", "PHContentEditingController", "PHEditing", "PHLivePhotoBadge", "PHLivePhotoView", "PHPicker")
enum PhotosUI {}
@prefixes("PKPush", "PK") enum PushKit {}
@prefixes("PTChannel", "PTPart", "PTPush") enum PushToTalk {}
@draws @uikit @prefixes("CA", "CAEAGL", "CAEDR", "kCA") enum QuartzCore {}
@draws @exportsUIKit @prefixes("QL") enum QuickLook {}
@prefixes("QLThumbnail") enum QuickLookThumbnailing {}
@draws enum RealityKit {}
enum RegexBuilder {}
@exportsUIKit @prefixes("RP") enum ReplayKit {}
enum RoomPlan {}
@draws @exportsUIKit
@prefixes("SF", "SFSafari", "SFAuthentication", "SFContentBlocker", "SFError", "SFExtension", "SSReadingList")
enum SafariServices {}
@draws @exportsUIKit @prefixes("SCN") enum SceneKit {}
@exportsUIKit @prefixes("STScreenTime", "STWeb") enum ScreenTime {}
@prefixes("Sec", "kSec", "errSec", "SSL") enum Security {}
@prefixes("SR") enum SensorKit {}
@exportsUIKit @prefixes("SWAttribution", "SWCollaboration", "SWHighlight") enum SharedWithYou {}
@prefixes("SH") enum ShazamKit {}
@prefixes("simd_", "matrix_", "vector_") enum simd {}
@exportsUIKit @prefixes("SL") enum Social {}
@prefixes("SNAudio", "SNClass", "SNDetect", "SNError", "SNRequest", "SNResult") enum SoundAnalysis {}
@prefixes("SF", "SFSpeech", "SFTranscription", "SFVoice", "SFAcousticFeature") enum Speech {}
@draws @exportsUIKit @prefixes("SK") enum SpriteKit {}
@exportsUIKit
@prefixes(
    "SK", "SKAd", "SKCloud", "SKDownload", "SKError", "SKMutablePayment", "SKOverlay", "SKPayment", "SKProduct",
    "SKProducts", "SKReceipt", "SKRequest", "SKStore", "SKStorefront", "SKTerminate", "AppStore", "AppTransaction",
    "StoreKit", "Storefront", "VerificationResult")
enum StoreKit {}
@foundation enum Swift {}
enum SwiftData {}
@draws @exportsUIKit
@prefixes(
    "AnyView", "Color", "EnvironmentObject", "Image", "ObservedObject", "State", "Text", "UIHosting", "View",
    "withAnimation")
enum SwiftUI {}
enum Symbols {}
enum System {}
@prefixes("SC", "kSC", "CNCopy", "kCN") enum SystemConfiguration {}
enum Testing {}
enum TipKit {}
enum Translation {}
@draws @exportsUIKit
@prefixes(
    "UI", "NSCollectionLayout", "NSDataAsset", "NSDiffable", "NSDirectional", "NSLayout", "NSMutableParagraph",
    "NSParagraph", "NSShadow", "NSTextAlignment", "NSTextAttachment", "NSTextContainer", "NSTextStorage", "NSTextTab")
enum UIKit {}
@prefixes("UT", "UTTag", "UTType") enum UniformTypeIdentifiers {}
@prefixes("UN") enum UserNotifications {}
@draws @exportsUIKit @prefixes("UNNotificationContentExtension") enum UserNotificationsUI {}
@prefixes("VSAccount", "VSApp", "VSError", "VSSubscription", "VSUser") enum VideoSubscriberAccount {}
@prefixes("VT", "kVT") enum VideoToolbox {}
@prefixes("VN") enum Vision {}
@exportsUIKit @prefixes("VNDocumentCamera", "DataScanner", "ImageAnaly") enum VisionKit {}
@prefixes("WC") enum WatchConnectivity {}
@draws enum WatchKit {}
enum WeatherKit {}
@draws @exportsUIKit @prefixes("WK") enum WebKit {}
enum WidgetKit {}
@prefixes("XC") enum XCTest {}

@thirdParty @draws @prefixes("ActionSheet") enum ActionSheetPicker_3_0 {}
@thirdParty @draws enum ActiveLabel {}
@thirdParty @prefixes("ADJ", "Adjust") enum Adjust {}
@thirdParty @exportsUIKit
@prefixes(
    "AFAuto", "AFCompound", "AFHTTP", "AFImage", "AFJSON", "AFMultipart", "AFNetwork", "AFProperty", "AFQueryString",
    "AFSecurity", "AFURL", "AFXML")
enum AFNetworking {}
@thirdParty
@prefixes(
    "AF", "Alamofire", "DataRequest", "DataResponse", "DownloadRequest", "DownloadResponse", "HTTPHeader",
    "HTTPHeaders", "HTTPMethod", "JSONEncoding", "JSONParameter", "MultipartFormData", "NetworkReachabilityManager",
    "ParameterEncoder", "ParameterEncoding", "Parameters", "RequestAdapter", "RequestInterceptor", "RequestRetrier",
    "ServerTrust", "URLConvertible", "URLEncoded", "URLEncoding", "URLRequestConvertible", "UploadRequest",
    "responseData", "responseDecodable", "responseJSON", "responseString", "serializing")
enum Alamofire {}
@thirdParty enum Apollo {}
@thirdParty @exportsUIKit @prefixes("OID") enum AppAuth {}
@thirdParty @prefixes("AppsFlyer") enum AppsFlyerLib {}
@thirdParty @draws @exportsUIKit enum AsyncDisplayKit {}
@thirdParty enum Bond {}
@thirdParty @exportsUIKit @prefixes("Branch", "BNC") enum Branch {}
@thirdParty enum BrightFutures {}
@thirdParty @prefixes("Bugsnag") enum Bugsnag {}
@thirdParty enum Cache {}
@thirdParty @draws enum Cartography {}
@thirdParty @prefixes("DD") enum CocoaLumberjack {}
@thirdParty @prefixes("DD") enum CocoaLumberjackSwift {}
@thirdParty enum CoreStore {}
@thirdParty @draws @prefixes("Cosmos") enum Cosmos {}
@thirdParty @prefixes("Crashlytics", "CLS") enum Crashlytics {}
@thirdParty enum CryptoSwift {}
@thirdParty enum DeviceKit {}
@thirdParty @draws enum DGCharts {}
@thirdParty enum DifferenceKit {}
@thirdParty enum Down {}
@thirdParty @draws enum DropDown {}
@thirdParty @draws @exportsUIKit @prefixes("DZN", "emptyDataSet", "reloadEmptyDataSet") enum DZNEmptyDataSet {}
@thirdParty @draws @prefixes("EasyTipView") enum EasyTipView {}
@thirdParty @draws enum Eureka {}
@thirdParty @prefixes("Fabric", "FAB") enum Fabric {}
@thirdParty enum FacebookCore {}
@thirdParty enum FacebookLogin {}
@thirdParty enum FacebookShare {}
@thirdParty @exportsUIKit enum FBSDKCoreKit {}
@thirdParty @exportsUIKit enum FBSDKLoginKit {}
@thirdParty @exportsUIKit enum FBSDKShareKit {}
@thirdParty enum Firebase {}
@thirdParty enum FirebaseAnalytics {}
@thirdParty enum FirebaseAuth {}
@thirdParty enum FirebaseCore {}
@thirdParty enum FirebaseCrashlytics {}
@thirdParty enum FirebaseDatabase {}
@thirdParty enum FirebaseDynamicLinks {}
@thirdParty enum FirebaseFirestore {}
@thirdParty enum FirebaseFirestoreSwift {}
@thirdParty enum FirebaseFunctions {}
@thirdParty enum FirebaseMessaging {}
@thirdParty enum FirebasePerformance {}
@thirdParty enum FirebaseRemoteConfig {}
@thirdParty enum FirebaseStorage {}
@thirdParty @draws @exportsUIKit @prefixes("FUI") enum FirebaseUI {}
@thirdParty @draws enum FloatingPanel {}
@thirdParty @prefixes("FM") enum FMDB {}
@thirdParty @draws @exportsUIKit @prefixes("FSCalendar") enum FSCalendar {}
@thirdParty @exportsUIKit @prefixes("GMS", "kGMS") enum GoogleMaps {}
@thirdParty @exportsUIKit enum GoogleMobileAds {}
@thirdParty @exportsUIKit @prefixes("GMS", "kGMS") enum GooglePlaces {}
@thirdParty @exportsUIKit @prefixes("GID") enum GoogleSignIn {}
@thirdParty enum GRDB {}
@thirdParty enum HandyJSON {}
@thirdParty @draws enum Hero {}
@thirdParty @draws @exportsUIKit enum IGListKit {}
@thirdParty @draws enum InputBarAccessoryView {}
@thirdParty @exportsUIKit @prefixes("ICM", "Intercom") enum Intercom {}
@thirdParty @exportsUIKit @prefixes("IQ") enum IQKeyboardManager {}
@thirdParty @prefixes("IQ") enum IQKeyboardManagerSwift {}
@thirdParty @draws @exportsUIKit @prefixes("JG") enum JGProgressHUD {}
@thirdParty @draws enum JTAppleCalendar {}
@thirdParty enum KeychainAccess {}
@thirdParty
@prefixes(
    "KF", "kf", "Kingfisher", "AVAssetImageDataProvider", "AnimatedImageView", "Base64ImageDataProvider",
    "BlackWhiteProcessor", "BlurImageProcessor", "CacheSerializer", "CroppingImageProcessor", "DefaultImageProcessor",
    "DownsamplingImageProcessor", "FormatIndicatedCacheSerializer", "ImageCache", "ImageDownloader", "ImagePrefetcher",
    "ImageProcessor", "LocalFileImageDataProvider", "OverlayImageProcessor", "ResizingImageProcessor", "RetrieveImage",
    "RoundCornerImageProcessor", "TintImageProcessor")
enum Kingfisher {}
@thirdParty @draws enum Koloda {}
@thirdParty @prefixes("NB") enum libPhoneNumber_iOS {}
@thirdParty @draws enum Lightbox {}
@thirdParty @draws enum Lottie {}
@thirdParty @prefixes("Magical", "MR_") enum MagicalRecord {}
@thirdParty @draws enum Mantis {}
@thirdParty @exportsUIKit @prefixes("MGL") enum Mapbox {}
@thirdParty enum MapboxMaps {}
@thirdParty @draws @prefixes("Marquee") enum MarqueeLabel {}
@thirdParty @draws @exportsUIKit @prefixes("MAS", "mas_") enum Masonry {}
@thirdParty @draws @exportsUIKit @prefixes("MDC") enum MaterialComponents {}
@thirdParty @draws @exportsUIKit @prefixes("MB") enum MBProgressHUD {}
@thirdParty @draws enum MessageKit {}
@thirdParty @prefixes("Mixpanel") enum Mixpanel {}
@thirdParty @prefixes("MJ", "mj_") enum MJExtension {}
@thirdParty @draws @exportsUIKit @prefixes("MJ", "mj_") enum MJRefresh {}
@thirdParty enum Moya {}
@thirdParty enum Nimble {}
@thirdParty @exportsUIKit @prefixes("NMF", "NMG") enum NMapsMap {}
@thirdParty @draws enum NotificationBannerSwift {}
@thirdParty enum Nuke {}
@thirdParty @draws @prefixes("NVActivityIndicator") enum NVActivityIndicatorView {}
@thirdParty enum ObjectMapper {}
@thirdParty @prefixes("OnePassword") enum OnePasswordExtension {}
@thirdParty @draws enum Pageboy {}
@thirdParty @draws enum PanModal {}
@thirdParty @draws enum Parchment {}
@thirdParty @prefixes("PF") enum Parse {}
@thirdParty enum PhoneNumberKit {}
@thirdParty @draws @prefixes("PKHUD", "HUD") enum PKHUD {}
@thirdParty @exportsUIKit @prefixes("POP") enum pop {}
@thirdParty @draws @prefixes("PopupDialog") enum PopupDialog {}
@thirdParty enum PromiseKit {}
@thirdParty @draws @exportsUIKit enum PureLayout {}
@thirdParty enum Quick {}
@thirdParty enum ReactiveSwift {}
@thirdParty @prefixes("RLM") enum Realm {}
@thirdParty enum RealmSwift {}
@thirdParty enum Resolver {}
@thirdParty enum ReSwift {}
@thirdParty enum Reusable {}
@thirdParty enum Rswift {}
@thirdParty enum RxCocoa {}
@thirdParty enum RxDataSources {}
@thirdParty enum RxGesture {}
@thirdParty enum RxRelay {}
@thirdParty enum RxSwift {}
@thirdParty @draws @prefixes("SCL") enum SCLAlertView {}
@thirdParty @exportsUIKit @prefixes("SD", "sd_") enum SDWebImage {}
@thirdParty @prefixes("SEG") enum Segment {}
@thirdParty @prefixes("Sentry") enum Sentry {}
@thirdParty @draws enum SideMenu {}
@thirdParty @draws enum SkeletonView {}
@thirdParty @draws @prefixes("SKCaption", "SKLocalPhoto", "SKPagination", "SKPhoto") enum SKPhotoBrowser {}
@thirdParty @draws @prefixes("SkyFloating") enum SkyFloatingLabelTextField {}
@thirdParty @draws @prefixes("Constraint", "snp") enum SnapKit {}
@thirdParty @prefixes("Socket") enum SocketIO {}
@thirdParty enum SQLite {}
@thirdParty enum Starscream {}
@thirdParty @draws enum Stevia {}
@thirdParty @exportsUIKit @prefixes("STP") enum Stripe {}
@thirdParty @draws @exportsUIKit @prefixes("SV") enum SVProgressHUD {}
@thirdParty enum SwiftDate {}
@thirdParty @draws @prefixes("SwiftEntryKit", "EK") enum SwiftEntryKit {}
@thirdParty enum SwifterSwift {}
@thirdParty @prefixes("Keychain") enum SwiftKeychainWrapper {}
@thirdParty @draws enum SwiftMessages {}
@thirdParty enum SwiftSoup {}
@thirdParty @prefixes("SwiftyBeaver") enum SwiftyBeaver {}
@thirdParty enum SwiftyJSON {}
@thirdParty enum SwiftyStoreKit {}
@thirdParty enum SwiftyUserDefaults {}
@thirdParty enum Swinject {}
@thirdParty @draws @prefixes("SwinjectStoryboard") enum SwinjectStoryboard {}
@thirdParty @draws @prefixes("Swipe") enum SwipeCellKit {}
@thirdParty @draws @exportsUIKit @prefixes("SWReveal") enum SWRevealViewController {}
@thirdParty @draws enum Tabman {}
@thirdParty enum Then {}
@thirdParty @draws enum TinyConstraints {}
@thirdParty @draws @exportsUIKit enum Toast {}
@thirdParty @draws enum Toast_Swift {}
@thirdParty @draws @exportsUIKit @prefixes("TOActivity", "TOCrop") enum TOCropViewController {}
@thirdParty @exportsUIKit @prefixes("TWTR") enum TwitterKit {}
@thirdParty @draws @prefixes("UICircular") enum UICircularProgressRing {}
@thirdParty @prefixes("XCG") enum XCGLogger {}
@thirdParty @draws enum XLPagerTabStrip {}
@thirdParty @draws @prefixes("YP") enum YPImagePicker {}
@thirdParty @draws @exportsUIKit @prefixes("YY") enum YYKit {}
@thirdParty @prefixes("YY", "yy_") enum YYModel {}
@thirdParty @exportsUIKit @prefixes("YY", "yy_") enum YYWebImage {}
