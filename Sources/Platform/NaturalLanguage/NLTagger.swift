// NaturalLanguage's basics.

@pure class NLTokenizer: NSObject {
    init(unit: NLTokenUnit)
    var string: String?
    var unit: NLTokenUnit { get }
    func enumerateTokens(
        in range: Range<String.Index>, using block: (Range<String.Index>, NLTokenizer.Attributes) -> Bool)
    func setLanguage(_ language: NLLanguage)
    func tokenRange(at index: String.Index) -> Range<String.Index>
    @available(iOS 14, *) func tokenRange(for range: Range<String.Index>) -> Range<String.Index>
    func tokens(for range: Range<String.Index>) -> [Range<String.Index>]
    @pure struct Attributes: OptionSet {
        init(rawValue: UInt)
        @pure var rawValue: UInt { get }
        @pure static var numeric: NLTokenizer.Attributes { get }
        @pure static var symbolic: NLTokenizer.Attributes { get }
        @pure static var emoji: NLTokenizer.Attributes { get }
    }
}
enum NLTokenUnit: Int {
    case word, sentence, paragraph, document
}
@pure class NLTagger: NSObject {
    init(tagSchemes: [NLTagScheme])
    class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme]
    @available(iOS 13, *) @elsewhere class func requestAssets(
        for language: NLLanguage, tagScheme: NLTagScheme,
        completionHandler: @escaping (NLTagger.AssetsResult, (any Error)?) -> Void)
    var dominantLanguage: NLLanguage? { get }
    var string: String?
    var tagSchemes: [NLTagScheme] { get }
    func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool)
    @available(iOS 13, *) func gazetteers(for tagScheme: NLTagScheme) -> [NLGazetteer]
    func models(forTagScheme tagScheme: NLTagScheme) -> [NLModel]
    @available(iOS 13, *) func setGazetteers(_ gazetteers: [NLGazetteer], for tagScheme: NLTagScheme)
    func setLanguage(_ language: NLLanguage, range: Range<String.Index>)
    func setModels(_ models: [NLModel], forTagScheme tagScheme: NLTagScheme)
    func setOrthography(_ orthography: NSOrthography, range: Range<String.Index>)
    func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>)
    @available(iOS 14, *) func tagHypotheses(
        at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int
    ) -> ([String: Double], Range<String.Index>)
    func tags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = [])
        -> [(NLTag?, Range<String.Index>)]
    func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index>
    @available(iOS 14, *) func tokenRange(for range: Range<String.Index>, unit: NLTokenUnit) -> Range<String.Index>
    enum AssetsResult: Int { case available, notAvailable, error }
    @pure struct Options: OptionSet {
        init(rawValue: UInt)
        @pure var rawValue: UInt { get }
        @pure static var omitWords: NLTagger.Options { get }
        @pure static var omitPunctuation: NLTagger.Options { get }
        @pure static var omitWhitespace: NLTagger.Options { get }
        @pure static var omitOther: NLTagger.Options { get }
        @pure static var joinNames: NLTagger.Options { get }
        @pure static var joinContractions: NLTagger.Options { get }
    }
}
@pure struct NLTagScheme: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var language: NLTagScheme { get }
    @pure static var lemma: NLTagScheme { get }
    @pure static var lexicalClass: NLTagScheme { get }
    @pure static var nameType: NLTagScheme { get }
    @pure static var nameTypeOrLexicalClass: NLTagScheme { get }
    @pure static var script: NLTagScheme { get }
    @available(iOS 13, *) @pure static var sentimentScore: NLTagScheme { get }
    @pure static var tokenType: NLTagScheme { get }
}
@pure struct NLTag: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var adjective: NLTag { get }
    @pure static var adverb: NLTag { get }
    @pure static var classifier: NLTag { get }
    @pure static var closeParenthesis: NLTag { get }
    @pure static var closeQuote: NLTag { get }
    @pure static var conjunction: NLTag { get }
    @pure static var dash: NLTag { get }
    @pure static var determiner: NLTag { get }
    @pure static var idiom: NLTag { get }
    @pure static var interjection: NLTag { get }
    @pure static var noun: NLTag { get }
    @pure static var number: NLTag { get }
    @pure static var openParenthesis: NLTag { get }
    @pure static var openQuote: NLTag { get }
    @pure static var organizationName: NLTag { get }
    @pure static var other: NLTag { get }
    @pure static var otherPunctuation: NLTag { get }
    @pure static var otherWhitespace: NLTag { get }
    @pure static var otherWord: NLTag { get }
    @pure static var paragraphBreak: NLTag { get }
    @pure static var particle: NLTag { get }
    @pure static var personalName: NLTag { get }
    @pure static var placeName: NLTag { get }
    @pure static var preposition: NLTag { get }
    @pure static var pronoun: NLTag { get }
    @pure static var punctuation: NLTag { get }
    @pure static var sentenceTerminator: NLTag { get }
    @pure static var verb: NLTag { get }
    @pure static var whitespace: NLTag { get }
    @pure static var word: NLTag { get }
    @pure static var wordJoiner: NLTag { get }
}
@pure struct NLLanguage: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var amharic: NLLanguage { get }
    @pure static var arabic: NLLanguage { get }
    @pure static var armenian: NLLanguage { get }
    @pure static var bengali: NLLanguage { get }
    @pure static var bulgarian: NLLanguage { get }
    @pure static var burmese: NLLanguage { get }
    @pure static var catalan: NLLanguage { get }
    @pure static var cherokee: NLLanguage { get }
    @pure static var croatian: NLLanguage { get }
    @pure static var czech: NLLanguage { get }
    @pure static var danish: NLLanguage { get }
    @pure static var dutch: NLLanguage { get }
    @pure static var english: NLLanguage { get }
    @pure static var finnish: NLLanguage { get }
    @pure static var french: NLLanguage { get }
    @pure static var georgian: NLLanguage { get }
    @pure static var german: NLLanguage { get }
    @pure static var greek: NLLanguage { get }
    @pure static var gujarati: NLLanguage { get }
    @pure static var hebrew: NLLanguage { get }
    @pure static var hindi: NLLanguage { get }
    @pure static var hungarian: NLLanguage { get }
    @pure static var icelandic: NLLanguage { get }
    @pure static var indonesian: NLLanguage { get }
    @pure static var italian: NLLanguage { get }
    @pure static var japanese: NLLanguage { get }
    @pure static var kannada: NLLanguage { get }
    @available(iOS 16, *) @pure static var kazakh: NLLanguage { get }
    @pure static var khmer: NLLanguage { get }
    @pure static var korean: NLLanguage { get }
    @pure static var lao: NLLanguage { get }
    @pure static var malay: NLLanguage { get }
    @pure static var malayalam: NLLanguage { get }
    @pure static var marathi: NLLanguage { get }
    @pure static var mongolian: NLLanguage { get }
    @pure static var norwegian: NLLanguage { get }
    @pure static var oriya: NLLanguage { get }
    @pure static var persian: NLLanguage { get }
    @pure static var polish: NLLanguage { get }
    @pure static var portuguese: NLLanguage { get }
    @pure static var punjabi: NLLanguage { get }
    @pure static var romanian: NLLanguage { get }
    @pure static var russian: NLLanguage { get }
    @pure static var simplifiedChinese: NLLanguage { get }
    @pure static var sinhalese: NLLanguage { get }
    @pure static var slovak: NLLanguage { get }
    @pure static var spanish: NLLanguage { get }
    @pure static var swedish: NLLanguage { get }
    @pure static var tamil: NLLanguage { get }
    @pure static var telugu: NLLanguage { get }
    @pure static var thai: NLLanguage { get }
    @pure static var tibetan: NLLanguage { get }
    @pure static var traditionalChinese: NLLanguage { get }
    @pure static var turkish: NLLanguage { get }
    @pure static var ukrainian: NLLanguage { get }
    @pure static var undetermined: NLLanguage { get }
    @pure static var urdu: NLLanguage { get }
    @pure static var vietnamese: NLLanguage { get }
}
@pure class NLLanguageRecognizer: NSObject {
    init()
    @pure class func dominantLanguage(for string: String) -> NLLanguage?
    var dominantLanguage: NLLanguage? { get }
    var languageConstraints: [NLLanguage]
    var languageHints: [NLLanguage: Double]
    func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double]
    func processString(_ string: String)
    func reset()
}
@available(iOS 13, *) class NLEmbedding: NSObject {
    @available(iOS 14, *) class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding?
    class func wordEmbedding(for language: NLLanguage) -> NLEmbedding?
    var dimension: Int { get }
    var language: NLLanguage? { get }
    var vocabularySize: Int { get }
    func contains(_ string: String) -> Bool
    func distance(between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine)
        -> NLDistance
    func vector(for string: String) -> [Double]?
    init(contentsOf url: URL) throws
    @nonobjc func enumerateNeighbors(
        for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine,
        using block: (String, NLDistance) -> Bool)
    @nonobjc func neighbors(for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine)
        -> [(String, NLDistance)]
}
typealias NLDistance = Double
enum NLDistanceType: Int {
    case cosine
}
class NLModel: NSObject {
    init(contentsOf url: URL) throws
    init(mlModel: MLModel) throws
    func predictedLabel(for string: String) -> String?
    func predictedLabels(forTokens tokens: [String]) -> [String]
}
@available(iOS 13, *) class NLGazetteer: NSObject {
    init(contentsOf url: URL) throws
    func label(for string: String) -> String?
}
