// MobileCoreServices' uniform types of old.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

let kUTTypeAVIMovie: CFString
let kUTTypeApplication: CFString
let kUTTypeAudio: CFString
let kUTTypeAudiovisualContent: CFString
let kUTTypeBMP: CFString
let kUTTypeContact: CFString
let kUTTypeContent: CFString
let kUTTypeData: CFString
let kUTTypeDirectory: CFString
let kUTTypeElectronicPublication: CFString
let kUTTypeEmailMessage: CFString
let kUTTypeFileURL: CFString
let kUTTypeFolder: CFString
let kUTTypeGIF: CFString
let kUTTypeHTML: CFString
let kUTTypeICO: CFString
let kUTTypeImage: CFString
let kUTTypeItem: CFString
let kUTTypeJPEG: CFString
let kUTTypeJPEG2000: CFString
let kUTTypeJSON: CFString
let kUTTypeJavaScript: CFString
let kUTTypeLivePhoto: CFString
let kUTTypeMIDIAudio: CFString
let kUTTypeMP3: CFString
let kUTTypeMPEG: CFString
let kUTTypeMPEG2Video: CFString
let kUTTypeMPEG4: CFString
let kUTTypeMPEG4Audio: CFString
let kUTTypeMessage: CFString
let kUTTypeMovie: CFString
let kUTTypePDF: CFString
let kUTTypePKCS12: CFString
let kUTTypePNG: CFString
let kUTTypePackage: CFString
let kUTTypePlainText: CFString
let kUTTypePlaylist: CFString
let kUTTypePresentation: CFString
let kUTTypePropertyList: CFString
let kUTTypeQuickTimeImage: CFString
let kUTTypeQuickTimeMovie: CFString
let kUTTypeRTF: CFString
let kUTTypeRTFD: CFString
let kUTTypeRawImage: CFString
let kUTTypeScalableVectorGraphics: CFString
let kUTTypeSourceCode: CFString
let kUTTypeSpreadsheet: CFString
let kUTTypeSwiftSource: CFString
let kUTTypeTIFF: CFString
let kUTTypeText: CFString
let kUTTypeURL: CFString
let kUTTypeUTF16PlainText: CFString
let kUTTypeUTF8PlainText: CFString
let kUTTypeVCard: CFString
let kUTTypeVideo: CFString
let kUTTypeWaveformAudio: CFString
let kUTTypeXML: CFString
let kUTTypeZipArchive: CFString
let kUTTagClassFilenameExtension: CFString
let kUTTagClassMIMEType: CFString
@pure func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool
@pure func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>?
@pure func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>?
@pure func UTTypeCreateAllIdentifiersForTag(_ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?)
    -> Unmanaged<CFArray>?
@pure func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>?
@pure func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool
