// The functions and constants of screens, devices and the application that UIKit declares outside of any type.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@discardableResult func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32
@available(swift, obsoleted: 4.2) @pure func UIInterfaceOrientationIsPortrait(
    _ orientation: UIInterfaceOrientation
) -> Bool
@available(swift, obsoleted: 4.2) @pure func UIInterfaceOrientationIsLandscape(
    _ orientation: UIInterfaceOrientation
) -> Bool
@available(swift, obsoleted: 4.2) @pure func UIDeviceOrientationIsPortrait(
    _ orientation: UIDeviceOrientation
) -> Bool
@available(swift, obsoleted: 4.2) @pure func UIDeviceOrientationIsLandscape(
    _ orientation: UIDeviceOrientation
) -> Bool
@available(iOS, deprecated: 13) func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom
func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
)
func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool
func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
)
@pure let UIApplicationOpenNotificationSettingsURLString: String
