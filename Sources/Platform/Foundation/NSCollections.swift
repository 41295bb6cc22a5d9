// Foundation's arrays, dictionaries and sets.

class NSEnumerator: NSObject, Sequence {
    typealias Element = Any
    func nextObject() -> Any?
    var allObjects: [Any] { get }
}
@pure struct NSFastEnumerationIterator: IteratorProtocol {
    typealias Element = Any
    init(_ enumerable: any NSFastEnumeration)
    mutating func next() -> Any?
}
protocol NSFastEnumeration {}
struct NSEnumerationOptions: OptionSet {
    @pure static var concurrent: NSEnumerationOptions { get }
    @pure static var reverse: NSEnumerationOptions { get }
}
struct NSSortOptions: OptionSet {
    @pure static var concurrent: NSSortOptions { get }
    @pure static var stable: NSSortOptions { get }
}
struct NSBinarySearchingOptions: OptionSet {
    @pure static var firstEqual: NSBinarySearchingOptions { get }
    @pure static var lastEqual: NSBinarySearchingOptions { get }
    @pure static var insertionIndex: NSBinarySearchingOptions { get }
}
class NSArray: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, ExpressibleByArrayLiteral, Sequence {
    typealias Element = Any
    @pure init()
    @pure init(array: [Any])
    @pure init(array: [Any], copyItems flag: Bool)
    @pure init(object anObject: Any)
    @pure init(objects elements: Any...)
    @pure init(arrayLiteral elements: Any...)
    @service init(contentsOf url: URL, error: ()) throws
    @service init?(contentsOf url: URL)
    @service init?(contentsOfFile path: String)
    var count: Int { get }
    func object(at index: Int) -> Any
    subscript(idx: Int) -> Any { get }
    var firstObject: Any? { get }
    var lastObject: Any? { get }
    func adding(_ anObject: Any) -> [Any]
    func addingObjects(from otherArray: [Any]) -> [Any]
    func componentsJoined(by separator: String) -> String
    func contains(_ anObject: Any) -> Bool
    func description(withLocale locale: Any?) -> String
    func firstObjectCommon(with otherArray: [Any]) -> Any?
    func index(of anObject: Any) -> Int
    func index(of anObject: Any, in range: NSRange) -> Int
    func indexOfObjectIdentical(to anObject: Any) -> Int
    func isEqual(to otherArray: [Any]) -> Bool
    func objectEnumerator() -> NSEnumerator
    func reverseObjectEnumerator() -> NSEnumerator
    func sortedArray(
        _ comparator: @convention(c) (Any, Any, UnsafeMutableRawPointer?) -> Int, context: UnsafeMutableRawPointer?
    ) -> [Any]
    func sortedArray(using comparator: Selector) -> [Any]
    func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
    func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
    func sortedArray(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
    func subarray(with range: NSRange) -> [Any]
    @callsBack func perform(_ aSelector: Selector)
    func objects(at indexes: IndexSet) -> [Any]
    func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateObjects(
        options opts: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateObjects(
        at s: IndexSet, options opts: NSEnumerationOptions = [],
        using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func indexOfObject(passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Int
    func indexesOfObjects(passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> IndexSet
    func filtered(using predicate: NSPredicate) -> [Any]
    func pathsMatchingExtensions(_ filterTypes: [String]) -> [String]
    @service func write(to url: URL) throws
    @service func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool
}
class NSMutableArray: NSArray {
    @pure init(capacity numItems: Int)
    func add(_ anObject: Any)
    func insert(_ anObject: Any, at index: Int)
    func removeLastObject()
    func removeObject(at index: Int)
    func replaceObject(at index: Int, with anObject: Any)
    subscript(idx: Int) -> Any { get set }
    func addObjects(from otherArray: [Any])
    func exchangeObject(at idx1: Int, withObjectAt idx2: Int)
    func removeAllObjects()
    func remove(_ anObject: Any)
    func remove(_ anObject: Any, in range: NSRange)
    func removeObject(identicalTo anObject: Any)
    func removeObjects(in otherArray: [Any])
    func removeObjects(in range: NSRange)
    func removeObjects(at indexes: IndexSet)
    func insert(_ objects: [Any], at indexes: IndexSet)
    func replaceObjects(at indexes: IndexSet, with objects: [Any])
    func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any])
    func setArray(_ otherArray: [Any])
    func sort(using comparator: Selector)
    func sort(using sortDescriptors: [NSSortDescriptor])
    func sort(comparator cmptr: (Any, Any) -> ComparisonResult)
    func filter(using predicate: NSPredicate)
}
class NSDictionary: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration, Sequence {
    typealias Element = (key: Any, value: Any)
    @pure init()
    @pure init(dictionary otherDictionary: [AnyHashable: Any])
    @pure init(dictionary otherDictionary: [AnyHashable: Any], copyItems flag: Bool)
    @pure init(object: Any, forKey key: any NSCopying)
    @pure init(objects: [Any], forKeys keys: [any NSCopying])
    @pure init(dictionaryLiteral elements: (any NSCopying, Any)...)
    @service init(contentsOf url: URL, error: ()) throws
    @service init?(contentsOf url: URL)
    @service init?(contentsOfFile path: String)
    var count: Int { get }
    var allKeys: [Any] { get }
    var allValues: [Any] { get }
    func object(forKey aKey: Any) -> Any?
    subscript(key: Any) -> Any? { get }
    func keyEnumerator() -> NSEnumerator
    func objectEnumerator() -> NSEnumerator
    func allKeys(for anObject: Any) -> [Any]
    func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool
    func objects(forKeys keys: [Any], notFoundMarker marker: Any) -> [Any]
    func keysSortedByValue(using comparator: Selector) -> [Any]
    func keysSortedByValue(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
    func enumerateKeysAndObjects(_ block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateKeysAndObjects(
        options opts: NSEnumerationOptions = [], using block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void)
    func keysOfEntries(passingTest predicate: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Set<AnyHashable>
    @service func write(to url: URL) throws
    @service func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool
    func fileSize() -> UInt64
    func fileModificationDate() -> Date?
    func fileCreationDate() -> Date?
    func fileType() -> String?
}
class NSMutableDictionary: NSDictionary {
    @pure init(capacity numItems: Int)
    func removeObject(forKey aKey: Any)
    func setObject(_ anObject: Any, forKey aKey: any NSCopying)
    func addEntries(from otherDictionary: [AnyHashable: Any])
    func removeAllObjects()
    func removeObjects(forKeys keyArray: [Any])
    func setDictionary(_ otherDictionary: [AnyHashable: Any])
    subscript(key: Any) -> Any? { get set }
}
class NSSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, ExpressibleByArrayLiteral, Sequence {
    typealias Element = Any
    @pure init()
    @pure init(array: [Any])
    @pure init(object: Any)
    @pure init(objects elements: Any...)
    @pure init(set: Set<AnyHashable>)
    @pure init(set: Set<AnyHashable>, copyItems flag: Bool)
    @pure init(arrayLiteral elements: Any...)
    var count: Int { get }
    func member(_ object: Any) -> Any?
    func objectEnumerator() -> NSEnumerator
    var allObjects: [Any] { get }
    func anyObject() -> Any?
    func contains(_ anObject: Any) -> Bool
    func intersects(_ otherSet: Set<AnyHashable>) -> Bool
    func isEqual(to otherSet: Set<AnyHashable>) -> Bool
    func isSubset(of otherSet: Set<AnyHashable>) -> Bool
    func adding(_ anObject: Any) -> Set<AnyHashable>
    func addingObjects(from other: Set<AnyHashable>) -> Set<AnyHashable>
    func enumerateObjects(_ block: (Any, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateObjects(
        options opts: NSEnumerationOptions = [], using block: (Any, UnsafeMutablePointer<ObjCBool>) -> Void)
    func objects(passingTest predicate: (Any, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Set<AnyHashable>
    func filtered(using predicate: NSPredicate) -> Set<AnyHashable>
    func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
}
class NSMutableSet: NSSet {
    @pure init(capacity numItems: Int)
    func add(_ object: Any)
    func remove(_ object: Any)
    func addObjects(from array: [Any])
    func intersect(_ otherSet: Set<AnyHashable>)
    func minus(_ otherSet: Set<AnyHashable>)
    func removeAllObjects()
    func union(_ otherSet: Set<AnyHashable>)
    func setSet(_ otherSet: Set<AnyHashable>)
    func filter(using predicate: NSPredicate)
}
class NSCountedSet: NSMutableSet {
    func count(for object: Any) -> Int
}
class NSOrderedSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, ExpressibleByArrayLiteral, Sequence {
    typealias Element = Any
    @pure init()
    @pure init(array: [Any])
    @pure init(object: Any)
    @pure init(objects elements: Any...)
    @pure init(orderedSet set: NSOrderedSet)
    @pure init(set: Set<AnyHashable>)
    var count: Int { get }
    func object(at idx: Int) -> Any
    func index(of object: Any) -> Int
    subscript(idx: Int) -> Any { get }
    var firstObject: Any? { get }
    var lastObject: Any? { get }
    var array: [Any] { get }
    var set: Set<AnyHashable> { get }
    var reversed: NSOrderedSet { get }
    func contains(_ object: Any) -> Bool
    func intersects(_ other: NSOrderedSet) -> Bool
    func intersectsSet(_ set: Set<AnyHashable>) -> Bool
    func isSubset(of other: NSOrderedSet) -> Bool
    func isEqual(to other: NSOrderedSet) -> Bool
    func objects(at indexes: IndexSet) -> [Any]
    func objectEnumerator() -> NSEnumerator
    func reverseObjectEnumerator() -> NSEnumerator
    func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func index(ofObjectPassingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Int
    func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
    func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
    func filtered(using p: NSPredicate) -> NSOrderedSet
}
class NSMutableOrderedSet: NSOrderedSet {
    @pure init(capacity numItems: Int)
    func add(_ object: Any)
    func addObjects(from array: [Any])
    func insert(_ object: Any, at idx: Int)
    func insert(_ objects: [Any], at indexes: IndexSet)
    func remove(_ object: Any)
    func removeObject(at idx: Int)
    func removeObjects(in array: [Any])
    func removeObjects(at indexes: IndexSet)
    func removeAllObjects()
    func replaceObject(at idx: Int, with object: Any)
    func exchangeObject(at idx1: Int, withObjectAt idx2: Int)
    func moveObjects(at indexes: IndexSet, to idx: Int)
    func setObject(_ obj: Any, at idx: Int)
    func intersect(_ other: NSOrderedSet)
    func minus(_ other: NSOrderedSet)
    func union(_ other: NSOrderedSet)
    func intersectSet(_ other: Set<AnyHashable>)
    func minusSet(_ other: Set<AnyHashable>)
    func unionSet(_ other: Set<AnyHashable>)
    func sort(using sortDescriptors: [NSSortDescriptor])
    func sort(comparator cmptr: (Any, Any) -> ComparisonResult)
    func filter(using p: NSPredicate)
}
@pure class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    init()
    var name: String
    weak var delegate: (any NSCacheDelegate)?
    func object(forKey key: KeyType) -> ObjectType?
    @callsBack func setObject(_ obj: ObjectType, forKey key: KeyType)
    @callsBack func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int)
    @callsBack func removeObject(forKey key: KeyType)
    @callsBack func removeAllObjects()
    var totalCostLimit: Int
    var countLimit: Int
    var evictsObjectsWithDiscardedContent: Bool
}
protocol NSCacheDelegate: NSObjectProtocol {
    optional func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
}
class NSPointerFunctions: NSObject {
    struct Options: OptionSet {
        @pure static var strongMemory: NSPointerFunctions.Options { get }
        @pure static var opaqueMemory: NSPointerFunctions.Options { get }
        @pure static var mallocMemory: NSPointerFunctions.Options { get }
        @pure static var weakMemory: NSPointerFunctions.Options { get }
        @pure static var objectPersonality: NSPointerFunctions.Options { get }
        @pure static var opaquePersonality: NSPointerFunctions.Options { get }
        @pure static var objectPointerPersonality: NSPointerFunctions.Options { get }
        @pure static var integerPersonality: NSPointerFunctions.Options { get }
        @pure static var copyIn: NSPointerFunctions.Options { get }
    }
}
@pure class NSPointerArray: NSObject, NSFastEnumeration, NSCopying, NSSecureCoding {
    init(options: NSPointerFunctions.Options = [])
    @pure class func strongObjects() -> NSPointerArray
    @pure class func weakObjects() -> NSPointerArray
    func pointer(at index: Int) -> UnsafeMutableRawPointer?
    func addPointer(_ pointer: UnsafeMutableRawPointer?)
    func removePointer(at index: Int)
    func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int)
    func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?)
    func compact()
    var count: Int
    var allObjects: [Any] { get }
}
@pure class NSHashTable<ObjectType: AnyObject>: NSObject, NSCopying, NSSecureCoding, NSFastEnumeration {
    init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int)
    convenience init(options: NSPointerFunctions.Options = [])
    @pure class func weakObjects() -> NSHashTable<ObjectType>
    var count: Int { get }
    func member(_ object: ObjectType?) -> ObjectType?
    func objectEnumerator() -> NSEnumerator
    func add(_ object: ObjectType?)
    func remove(_ object: ObjectType?)
    func removeAllObjects()
    var allObjects: [ObjectType] { get }
    var anyObject: ObjectType? { get }
    func contains(_ anObject: ObjectType?) -> Bool
    func intersects(_ other: NSHashTable<ObjectType>) -> Bool
    func isSubset(of other: NSHashTable<ObjectType>) -> Bool
    func intersect(_ other: NSHashTable<ObjectType>)
    func union(_ other: NSHashTable<ObjectType>)
    func minus(_ other: NSHashTable<ObjectType>)
    var setRepresentation: Set<AnyHashable> { get }
}
@pure
class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, NSCopying, NSSecureCoding, NSFastEnumeration {
    init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int)
    convenience init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [])
    @pure class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType>
    @pure class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType>
    @pure class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType>
    @pure class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType>
    func object(forKey aKey: KeyType?) -> ObjectType?
    func removeObject(forKey aKey: KeyType?)
    func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?)
    func removeAllObjects()
    var count: Int { get }
    func keyEnumerator() -> NSEnumerator
    func objectEnumerator() -> NSEnumerator?
    func dictionaryRepresentation() -> [AnyHashable: ObjectType]
}
