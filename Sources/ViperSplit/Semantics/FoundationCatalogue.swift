/// The members of Foundation's classes by which view controllers reach data, as its documentation declares them.
let foundationCatalogue = """
    class UserDefaults: NSObject {
        static var standard: UserDefaults { get }
        func array(forKey defaultName: String) -> [Any]?
        func bool(forKey defaultName: String) -> Bool
        func data(forKey defaultName: String) -> Data?
        func double(forKey defaultName: String) -> Double
        func float(forKey defaultName: String) -> Float
        func integer(forKey defaultName: String) -> Int
        func object(forKey defaultName: String) -> Any?
        func removeObject(forKey defaultName: String)
        func set(_ value: Any?, forKey defaultName: String)
        func string(forKey defaultName: String) -> String?
        func stringArray(forKey defaultName: String) -> [String]?
        func synchronize() -> Bool
        func url(forKey defaultName: String) -> URL?
    }
    class FileManager: NSObject {
        static var `default`: FileManager { get }
        func contents(atPath path: String) -> Data?
        func copyItem(at srcURL: URL, to dstURL: URL) throws
        func createDirectory(
            at url: URL, withIntermediateDirectories createIntermediates: Bool,
            attributes: [FileAttributeKey : Any]? = nil
        ) throws
        func fileExists(atPath path: String) -> Bool
        func moveItem(at srcURL: URL, to dstURL: URL) throws
        func removeItem(at url: URL) throws
        func removeItem(atPath path: String) throws
        var temporaryDirectory: URL { get }
    }
    class NSPersistentContainer: NSObject {
        var viewContext: NSManagedObjectContext { get }
        func newBackgroundContext() -> NSManagedObjectContext
    }
    class URLSession: NSObject {
        static var shared: URLSession { get }
        func dataTask(with request: URLRequest) -> URLSessionDataTask
        func dataTask(
            with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDataTask
        func dataTask(with url: URL) -> URLSessionDataTask
        func dataTask(
            with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDataTask
        func downloadTask(
            with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDownloadTask
        func downloadTask(
            with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDownloadTask
    }
    """
