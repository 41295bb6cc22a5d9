// The functions of Foundation and of the C library that belong to no type.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, because of the names of C functions.

func NSLog(_ format: String, _ args: any CVarArg...)
func NSLogv(_ format: String, _ args: CVaListPointer)
@pure func NSClassFromString(_ aClassName: String) -> AnyClass?
@pure func NSStringFromClass(_ aClass: AnyClass) -> String
@pure func NSSelectorFromString(_ aSelectorName: String) -> Selector
@pure func NSStringFromSelector(_ aSelector: Selector) -> String
@pure func NSProtocolFromString(_ namestr: String) -> Protocol?
@pure func NSStringFromProtocol(_ proto: Protocol) -> String
@pure var NSFoundationVersionNumber: Double { get }
@pure var NSIntegerMax: Int { get }
func arc4random() -> UInt32
func arc4random_uniform(_ upper_bound: UInt32) -> UInt32
func arc4random_buf(_ buf: UnsafeMutableRawPointer!, _ nbytes: Int)
func drand48() -> Double
func srand48(_ seed: Int)
func rand() -> Int32
func srand(_ seed: UInt32)
func random() -> Int
func srandom(_ seed: UInt32)
func sleep(_ seconds: UInt32) -> UInt32
func usleep(_ microseconds: useconds_t) -> Int32
func exit(_ status: Int32) -> Never
func abort() -> Never
func atexit(_ function: @convention(c) () -> Void) -> Int32
func getenv(_ name: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>!
func setenv(_ name: UnsafePointer<CChar>!, _ value: UnsafePointer<CChar>!, _ overwrite: Int32) -> Int32
func malloc(_ size: Int) -> UnsafeMutableRawPointer!
func calloc(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer!
func realloc(_ pointer: UnsafeMutableRawPointer!, _ size: Int) -> UnsafeMutableRawPointer!
func free(_ pointer: UnsafeMutableRawPointer!)
@discardableResult func memcpy(_ dst: UnsafeMutableRawPointer!, _ src: UnsafeRawPointer!, _ n: Int)
    -> UnsafeMutableRawPointer!
@discardableResult func memmove(_ dst: UnsafeMutableRawPointer!, _ src: UnsafeRawPointer!, _ n: Int)
    -> UnsafeMutableRawPointer!
@discardableResult func memset(_ b: UnsafeMutableRawPointer!, _ c: Int32, _ len: Int) -> UnsafeMutableRawPointer!
func memcmp(_ s1: UnsafeRawPointer!, _ s2: UnsafeRawPointer!, _ n: Int) -> Int32
func bzero(_ s: UnsafeMutableRawPointer!, _ n: Int)
func strlen(_ s: UnsafePointer<CChar>!) -> Int
func strcmp(_ s1: UnsafePointer<CChar>!, _ s2: UnsafePointer<CChar>!) -> Int32
func strncmp(_ s1: UnsafePointer<CChar>!, _ s2: UnsafePointer<CChar>!, _ n: Int) -> Int32
func strdup(_ s: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>!
func strerror(_ errnum: Int32) -> UnsafeMutablePointer<CChar>!
func strtoul(_ s: UnsafePointer<CChar>!, _ end: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!, _ base: Int32)
    -> UInt
func atoi(_ s: UnsafePointer<CChar>!) -> Int32
func atof(_ s: UnsafePointer<CChar>!) -> Double
func time(_ t: UnsafeMutablePointer<time_t>!) -> time_t
func clock() -> UInt
func gettimeofday(_ t: UnsafeMutablePointer<timeval>!, _ zone: UnsafeMutableRawPointer!) -> Int32
func mach_absolute_time() -> UInt64
func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>!) -> Int32
func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime
func fflush(_ file: UnsafeMutablePointer<FILE>!) -> Int32
func fputs(_ s: UnsafePointer<CChar>!, _ file: UnsafeMutablePointer<FILE>!) -> Int32
func getpid() -> pid_t
func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
    _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32
func uname(_ name: UnsafeMutablePointer<utsname>!) -> Int32
func stat(_ path: UnsafePointer<CChar>!, _ buf: UnsafeMutableRawPointer!) -> Int32
func signal(_ sig: Int32, _ handler: (@convention(c) (Int32) -> Void)!) -> (@convention(c) (Int32) -> Void)!
func pthread_mutex_init(_ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ attr: UnsafePointer<pthread_mutexattr_t>?)
    -> Int32
func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
func pthread_mutex_trylock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
func pthread_mutex_destroy(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
func pthread_self() -> pthread_t
func pthread_main_np() -> Int32
func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>!) -> Int32
func CFRunLoopRun()
func CFRunLoopStop(_ rl: CFRunLoop!)
func CFRunLoopGetMain() -> CFRunLoop!
func CFRunLoopGetCurrent() -> CFRunLoop!
func CFRunLoopWakeUp(_ rl: CFRunLoop!)
@elsewhere func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!)
var errno: Int32
class CFRunLoop: NSObject {}
typealias CFTypeRef = AnyObject
typealias CFAbsoluteTime = Double
typealias CFTimeInterval = Double
typealias CFIndex = Int
typealias useconds_t = UInt32
typealias time_t = Int
typealias pid_t = Int32
typealias off_t = Int64
typealias mode_t = UInt16
typealias size_t = Int
typealias ssize_t = Int
typealias qos_class_t = UInt32
typealias pthread_t = OpaquePointer
@pure struct FILE {}
@pure struct timespec {
    init()
    init(tv_sec: Int, tv_nsec: Int)
    @pure var tv_sec: Int
    @pure var tv_nsec: Int
}
@pure struct timeval {
    init()
    init(tv_sec: Int, tv_usec: Int32)
    @pure var tv_sec: Int
    @pure var tv_usec: Int32
}
@pure struct mach_timebase_info_data_t {
    init()
    @pure var numer: UInt32
    @pure var denom: UInt32
}
@pure struct utsname {
    init()
}
@pure struct pthread_mutex_t {
    init()
}
@pure struct pthread_mutexattr_t {
    init()
}
enum tls_protocol_version_t: UInt16 {
    case TLSv10 = 769
    case TLSv11 = 770
    case TLSv12 = 771
    case TLSv13 = 772
    case DTLSv10 = 65279
    case DTLSv12 = 65277
}
