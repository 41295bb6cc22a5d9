// CoreMotion.

@service class CMMotionManager: NSObject {
    init()
    class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame
    var accelerometerData: CMAccelerometerData? { get }
    var accelerometerUpdateInterval: TimeInterval
    var attitudeReferenceFrame: CMAttitudeReferenceFrame { get }
    var deviceMotion: CMDeviceMotion? { get }
    var deviceMotionUpdateInterval: TimeInterval
    var gyroData: CMGyroData? { get }
    var gyroUpdateInterval: TimeInterval
    var isAccelerometerActive: Bool { get }
    var isAccelerometerAvailable: Bool { get }
    var isDeviceMotionActive: Bool { get }
    var isDeviceMotionAvailable: Bool { get }
    var isGyroActive: Bool { get }
    var isGyroAvailable: Bool { get }
    var isMagnetometerActive: Bool { get }
    var isMagnetometerAvailable: Bool { get }
    var magnetometerData: CMMagnetometerData? { get }
    var magnetometerUpdateInterval: TimeInterval
    var showsDeviceMovementDisplay: Bool
    func startAccelerometerUpdates()
    @elsewhere func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    func startDeviceMotionUpdates()
    @elsewhere func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler)
    func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame)
    @elsewhere func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler)
    func startGyroUpdates()
    @elsewhere func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler)
    func startMagnetometerUpdates()
    @elsewhere func startMagnetometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler)
    func stopAccelerometerUpdates()
    func stopDeviceMotionUpdates()
    func stopGyroUpdates()
    func stopMagnetometerUpdates()
}
typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
class CMLogItem: NSObject, NSCopying, NSSecureCoding {
    var timestamp: TimeInterval { get }
}
class CMAccelerometerData: CMLogItem {
    var acceleration: CMAcceleration { get }
}
class CMGyroData: CMLogItem {
    var rotationRate: CMRotationRate { get }
}
class CMMagnetometerData: CMLogItem {
    var magneticField: CMMagneticField { get }
}
class CMDeviceMotion: CMLogItem {
    var attitude: CMAttitude { get }
    var gravity: CMAcceleration { get }
    var heading: Double { get }
    var magneticField: CMCalibratedMagneticField { get }
    var rotationRate: CMRotationRate { get }
    @available(iOS 14, *) var sensorLocation: CMDeviceMotion.SensorLocation { get }
    var userAcceleration: CMAcceleration { get }
    enum SensorLocation: Int { case `default`, headphoneLeft, headphoneRight }
}
class CMAttitude: NSObject, NSCopying, NSSecureCoding {
    var pitch: Double { get }
    var quaternion: CMQuaternion { get }
    var roll: Double { get }
    var rotationMatrix: CMRotationMatrix { get }
    var yaw: Double { get }
    func multiply(byInverseOf attitude: CMAttitude)
}
@pure struct CMAttitudeReferenceFrame: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var xArbitraryZVertical: CMAttitudeReferenceFrame { get }
    @pure static var xArbitraryCorrectedZVertical: CMAttitudeReferenceFrame { get }
    @pure static var xMagneticNorthZVertical: CMAttitudeReferenceFrame { get }
    @pure static var xTrueNorthZVertical: CMAttitudeReferenceFrame { get }
}
@pure struct CMAcceleration {
    init()
    init(x: Double, y: Double, z: Double)
    var x: Double
    var y: Double
    var z: Double
}
@pure struct CMRotationRate {
    init()
    init(x: Double, y: Double, z: Double)
    var x: Double
    var y: Double
    var z: Double
}
@pure struct CMMagneticField {
    init()
    init(x: Double, y: Double, z: Double)
    var x: Double
    var y: Double
    var z: Double
}
@pure struct CMCalibratedMagneticField {
    init()
    init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy)
    var accuracy: CMMagneticFieldCalibrationAccuracy
    var field: CMMagneticField
}
enum CMMagneticFieldCalibrationAccuracy: Int32 {
    case uncalibrated, low, medium, high
}
@pure struct CMQuaternion {
    init()
    init(x: Double, y: Double, z: Double, w: Double)
    var w: Double
    var x: Double
    var y: Double
    var z: Double
}
@pure struct CMRotationMatrix {
    init()
    var m11: Double
    var m12: Double
    var m13: Double
    var m21: Double
    var m22: Double
    var m23: Double
    var m31: Double
    var m32: Double
    var m33: Double
    init(
        m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double,
        m33: Double)
}
@service class CMPedometer: NSObject {
    init()
    class func authorizationStatus() -> CMAuthorizationStatus
    class func isCadenceAvailable() -> Bool
    class func isDistanceAvailable() -> Bool
    class func isFloorCountingAvailable() -> Bool
    class func isPaceAvailable() -> Bool
    class func isPedometerEventTrackingAvailable() -> Bool
    class func isStepCountingAvailable() -> Bool
    @elsewhere func queryPedometerData(
        from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler)
    @elsewhere func startEventUpdates(handler: @escaping CMPedometerEventHandler)
    @elsewhere func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler)
    func stopEventUpdates()
    func stopUpdates()
}
typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void
enum CMAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized
}
class CMPedometerData: NSObject, NSCopying, NSSecureCoding {
    var averageActivePace: NSNumber? { get }
    var currentCadence: NSNumber? { get }
    var currentPace: NSNumber? { get }
    var distance: NSNumber? { get }
    var endDate: Date { get }
    var floorsAscended: NSNumber? { get }
    var floorsDescended: NSNumber? { get }
    var numberOfSteps: NSNumber { get }
    var startDate: Date { get }
}
class CMPedometerEvent: NSObject, NSCopying, NSSecureCoding {
    var date: Date { get }
    var type: CMPedometerEventType { get }
}
enum CMPedometerEventType: Int {
    case pause, resume
}
@service class CMMotionActivityManager: NSObject {
    init()
    class func authorizationStatus() -> CMAuthorizationStatus
    class func isActivityAvailable() -> Bool
    @elsewhere func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping CMMotionActivityQueryHandler)
    @elsewhere func startActivityUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler)
    func stopActivityUpdates()
}
typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void
class CMMotionActivity: CMLogItem {
    var automotive: Bool { get }
    var confidence: CMMotionActivityConfidence { get }
    var cycling: Bool { get }
    var running: Bool { get }
    var startDate: Date { get }
    var stationary: Bool { get }
    var unknown: Bool { get }
    var walking: Bool { get }
}
enum CMMotionActivityConfidence: Int {
    case low, medium, high
}
@service class CMAltimeter: NSObject {
    init()
    class func authorizationStatus() -> CMAuthorizationStatus
    @available(iOS 15, *) class func isAbsoluteAltitudeAvailable() -> Bool
    class func isRelativeAltitudeAvailable() -> Bool
    @available(iOS 15, *) @elsewhere func startAbsoluteAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler)
    @elsewhere func startRelativeAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler)
    @available(iOS 15, *) func stopAbsoluteAltitudeUpdates()
    func stopRelativeAltitudeUpdates()
}
@available(iOS 15, *) typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void
typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
class CMAltitudeData: CMLogItem {
    var pressure: NSNumber { get }
    var relativeAltitude: NSNumber { get }
}
@available(iOS 15, *) class CMAbsoluteAltitudeData: CMLogItem {
    var accuracy: Double { get }
    var altitude: Double { get }
    var precision: Double { get }
}
@available(iOS 14, *) @service class CMHeadphoneMotionManager: NSObject {
    init()
    class func authorizationStatus() -> CMAuthorizationStatus
    weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
    var deviceMotion: CMDeviceMotion? { get }
    var isDeviceMotionActive: Bool { get }
    var isDeviceMotionAvailable: Bool { get }
    func startDeviceMotionUpdates()
    @elsewhere func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMHeadphoneMotionManager.DeviceMotionHandler)
    func stopDeviceMotionUpdates()
    typealias DeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
}
@available(iOS 14, *) protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
    optional func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    optional func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}
