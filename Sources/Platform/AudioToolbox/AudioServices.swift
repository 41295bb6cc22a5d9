// AudioToolbox's system sounds.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

typealias SystemSoundID = UInt32
@elsewhere func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus
func AudioServicesCreateSystemSoundID(_ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>)
    -> OSStatus
func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus
func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID)
@elsewhere func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?)
func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID)
@elsewhere func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?)
func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID)
typealias AudioServicesSystemSoundCompletionProc = (SystemSoundID, UnsafeMutableRawPointer?) -> Void
let kSystemSoundID_Vibrate: SystemSoundID
