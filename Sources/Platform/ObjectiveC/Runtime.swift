// The Objective-C runtime: selectors, associated objects and introspection.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, because of the names of C functions.

@pure struct Selector: ExpressibleByStringLiteral, Hashable, CustomStringConvertible, Sendable {
    init(_ str: String)
    init(stringLiteral value: String)
    @pure var description: String { get }
    @pure var debugDescription: String { get }
}
@pure struct ObjCBool: ExpressibleByBooleanLiteral, CustomStringConvertible {
    init(_ value: Bool)
    init(booleanLiteral value: Bool)
    @pure var boolValue: Bool { get }
    @pure var description: String { get }
}
@pure struct NSZone {}
class Protocol: NSObject {}
typealias IMP = OpaquePointer
typealias Method = OpaquePointer
typealias Ivar = OpaquePointer
typealias objc_property_t = OpaquePointer
@pure func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result
@pure struct objc_AssociationPolicy: RawRepresentable, Hashable {
    init(_ rawValue: UInt)
    init(rawValue: UInt)
    @pure var rawValue: UInt
    @pure static var OBJC_ASSOCIATION_ASSIGN: objc_AssociationPolicy { get }
    @pure static var OBJC_ASSOCIATION_RETAIN_NONATOMIC: objc_AssociationPolicy { get }
    @pure static var OBJC_ASSOCIATION_COPY_NONATOMIC: objc_AssociationPolicy { get }
    @pure static var OBJC_ASSOCIATION_RETAIN: objc_AssociationPolicy { get }
    @pure static var OBJC_ASSOCIATION_COPY: objc_AssociationPolicy { get }
}
func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any?
func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy)
func objc_removeAssociatedObjects(_ object: Any)
func objc_sync_enter(_ obj: Any) -> Int32
func objc_sync_exit(_ obj: Any) -> Int32
func objc_getClass(_ name: UnsafePointer<CChar>) -> Any!
func objc_getClassList(_ buffer: AutoreleasingUnsafeMutablePointer<AnyClass>?, _ bufferCount: Int32) -> Int32
func objc_copyClassList(_ outCount: UnsafeMutablePointer<UInt32>?) -> AutoreleasingUnsafeMutablePointer<AnyClass>?
func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass?
func object_getClass(_ obj: Any?) -> AnyClass?
@discardableResult func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass?
func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar>
func object_getIvar(_ obj: Any?, _ ivar: Ivar) -> Any?
func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar>
func class_getSuperclass(_ cls: AnyClass?) -> AnyClass?
func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method?
func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method?
func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar?
func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t?
func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool
func class_addProtocol(_ cls: AnyClass?, _ protocol: Protocol) -> Bool
func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP?
func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool
func class_conformsToProtocol(_ cls: AnyClass?, _ protocol: Protocol?) -> Bool
func class_copyIvarList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Ivar>?
func class_copyMethodList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Method>?
func class_copyPropertyList(_ c: AnyClass?, _ out: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<
    objc_property_t
>?
func class_createInstance(_ cls: AnyClass?, _ extraBytes: Int) -> Any?
func method_getName(_ m: Method) -> Selector
func method_getImplementation(_ m: Method) -> IMP
func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>?
@discardableResult func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP
func method_exchangeImplementations(_ m1: Method, _ m2: Method)
func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar>
func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>?
func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>?
func ivar_getTypeEncoding(_ v: Ivar) -> UnsafePointer<CChar>?
func protocol_getName(_ proto: Protocol) -> UnsafePointer<CChar>
func sel_getName(_ sel: Selector) -> UnsafePointer<CChar>
func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector
func imp_implementationWithBlock(_ block: Any) -> IMP
func imp_getBlock(_ anImp: IMP) -> Any?
