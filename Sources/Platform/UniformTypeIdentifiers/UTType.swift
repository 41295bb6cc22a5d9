// UniformTypeIdentifiers.

@available(iOS 14, *) @pure struct UTType: Codable, Hashable {
    init(exportedAs identifier: String, conformingTo parentType: UTType? = nil)
    init?(filenameExtension: String, conformingTo supertype: UTType = .data)
    init(importedAs identifier: String, conformingTo parentType: UTType? = nil)
    init?(mimeType: String, conformingTo supertype: UTType = .data)
    init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?)
    init?(_ identifier: String)
    @pure static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType]
    @pure var description: String { get }
    @pure var identifier: String { get }
    @pure var isDeclared: Bool { get }
    @pure var isDynamic: Bool { get }
    @pure var isPublic: Bool { get }
    @pure var localizedDescription: String? { get }
    @pure var preferredFilenameExtension: String? { get }
    @pure var preferredMIMEType: String? { get }
    @pure var referenceURL: URL? { get }
    @pure var supertypes: Set<UTType> { get }
    @pure var tags: [UTTagClass: [String]] { get }
    @pure var version: Int? { get }
    @pure func conforms(to type: UTType) -> Bool
    @pure func isSubtype(of type: UTType) -> Bool
    @pure func isSupertype(of type: UTType) -> Bool
    @pure static var aiff: UTType { get }
    @pure static var aliasFile: UTType { get }
    @pure static var appleArchive: UTType { get }
    @pure static var appleProtectedMPEG4Audio: UTType { get }
    @pure static var appleProtectedMPEG4Video: UTType { get }
    @pure static var appleScript: UTType { get }
    @pure static var application: UTType { get }
    @pure static var applicationBundle: UTType { get }
    @pure static var applicationExtension: UTType { get }
    @pure static var archive: UTType { get }
    @pure static var arReferenceObject: UTType { get }
    @pure static var assemblyLanguageSource: UTType { get }
    @pure static var audio: UTType { get }
    @pure static var audiovisualContent: UTType { get }
    @pure static var avi: UTType { get }
    @pure static var binaryPropertyList: UTType { get }
    @pure static var bmp: UTType { get }
    @pure static var bookmark: UTType { get }
    @pure static var bundle: UTType { get }
    @pure static var bz2: UTType { get }
    @pure static var cHeader: UTType { get }
    @pure static var cPlusPlusHeader: UTType { get }
    @pure static var cPlusPlusSource: UTType { get }
    @pure static var cSource: UTType { get }
    @pure static var calendarEvent: UTType { get }
    @pure static var commaSeparatedText: UTType { get }
    @pure static var compositeContent: UTType { get }
    @pure static var contact: UTType { get }
    @pure static var content: UTType { get }
    @pure static var data: UTType { get }
    @pure static var database: UTType { get }
    @pure static var delimitedText: UTType { get }
    @pure static var directory: UTType { get }
    @pure static var diskImage: UTType { get }
    @pure static var emailMessage: UTType { get }
    @pure static var epub: UTType { get }
    @pure static var exe: UTType { get }
    @pure static var executable: UTType { get }
    @pure static var fileURL: UTType { get }
    @pure static var flatRTFD: UTType { get }
    @pure static var folder: UTType { get }
    @pure static var font: UTType { get }
    @pure static var framework: UTType { get }
    @pure static var gif: UTType { get }
    @pure static var gzip: UTType { get }
    @pure static var heic: UTType { get }
    @pure static var heif: UTType { get }
    @pure static var html: UTType { get }
    @pure static var icns: UTType { get }
    @pure static var ico: UTType { get }
    @pure static var image: UTType { get }
    @pure static var internetLocation: UTType { get }
    @pure static var internetShortcut: UTType { get }
    @pure static var item: UTType { get }
    @pure static var javaScript: UTType { get }
    @pure static var jpeg: UTType { get }
    @pure static var json: UTType { get }
    @pure static var livePhoto: UTType { get }
    @pure static var log: UTType { get }
    @pure static var m3uPlaylist: UTType { get }
    @available(iOS 15, *) @pure static var makefile: UTType { get }
    @pure static var message: UTType { get }
    @pure static var midi: UTType { get }
    @pure static var mountPoint: UTType { get }
    @pure static var movie: UTType { get }
    @pure static var mp3: UTType { get }
    @pure static var mpeg: UTType { get }
    @pure static var mpeg2TransportStream: UTType { get }
    @pure static var mpeg2Video: UTType { get }
    @pure static var mpeg4Audio: UTType { get }
    @pure static var mpeg4Movie: UTType { get }
    @pure static var objectiveCPlusPlusSource: UTType { get }
    @pure static var objectiveCSource: UTType { get }
    @pure static var osaScript: UTType { get }
    @pure static var osaScriptBundle: UTType { get }
    @pure static var package: UTType { get }
    @pure static var pdf: UTType { get }
    @pure static var perlScript: UTType { get }
    @pure static var phpScript: UTType { get }
    @pure static var pkcs12: UTType { get }
    @pure static var plainText: UTType { get }
    @pure static var playlist: UTType { get }
    @pure static var pluginBundle: UTType { get }
    @pure static var png: UTType { get }
    @pure static var presentation: UTType { get }
    @pure static var propertyList: UTType { get }
    @pure static var pythonScript: UTType { get }
    @pure static var quickLookGenerator: UTType { get }
    @pure static var quickTimeMovie: UTType { get }
    @pure static var rawImage: UTType { get }
    @pure static var realityFile: UTType { get }
    @pure static var rtf: UTType { get }
    @pure static var rtfd: UTType { get }
    @pure static var rubyScript: UTType { get }
    @pure static var sceneKitScene: UTType { get }
    @pure static var script: UTType { get }
    @pure static var shellScript: UTType { get }
    @pure static var sourceCode: UTType { get }
    @pure static var spotlightImporter: UTType { get }
    @pure static var spreadsheet: UTType { get }
    @pure static var svg: UTType { get }
    @pure static var swiftSource: UTType { get }
    @pure static var symbolicLink: UTType { get }
    @pure static var systemPreferencesPane: UTType { get }
    @pure static var tabSeparatedText: UTType { get }
    @pure static var text: UTType { get }
    @pure static var threeDContent: UTType { get }
    @pure static var tiff: UTType { get }
    @pure static var toDoItem: UTType { get }
    @pure static var unixExecutable: UTType { get }
    @pure static var url: UTType { get }
    @pure static var urlBookmarkData: UTType { get }
    @pure static var usd: UTType { get }
    @pure static var usdz: UTType { get }
    @pure static var utf16ExternalPlainText: UTType { get }
    @pure static var utf16PlainText: UTType { get }
    @pure static var utf8PlainText: UTType { get }
    @pure static var utf8TabSeparatedText: UTType { get }
    @pure static var vCard: UTType { get }
    @pure static var video: UTType { get }
    @pure static var volume: UTType { get }
    @pure static var wav: UTType { get }
    @pure static var webArchive: UTType { get }
    @pure static var webP: UTType { get }
    @pure static var x509Certificate: UTType { get }
    @pure static var xml: UTType { get }
    @pure static var xmlPropertyList: UTType { get }
    @pure static var xpcService: UTType { get }
    @pure static var yaml: UTType { get }
    @pure static var zip: UTType { get }
    @available(iOS 17, *) @pure static var ahap: UTType { get }
    @available(iOS 18, *) @pure static var css: UTType { get }
    @available(iOS 18.2, *) @pure static var jpegxl: UTType { get }
}
@available(iOS 14, *) @pure struct UTTagClass: RawRepresentable, Codable, Hashable {
    init(rawValue: String)
    let rawValue: String
    @pure static var filenameExtension: UTTagClass { get }
    @pure static var mimeType: UTTagClass { get }
}
extension URL {
    @available(iOS 14, *) mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType)
    @available(iOS 14, *) mutating func appendPathExtension(for contentType: UTType)
    @available(iOS 14, *) @pure func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType)
        -> URL
    @available(iOS 14, *) @pure func appendingPathExtension(for contentType: UTType) -> URL
}
extension NSItemProvider {
    @available(iOS 14, *) var registeredContentTypes: [UTType] { get }
    @available(iOS 16, *) @elsewhere func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress
    @available(iOS 16, *) @elsewhere func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
    ) -> Progress
    @available(iOS 16, *) func registeredContentTypes(conformingTo contentType: UTType) -> [UTType]
}
