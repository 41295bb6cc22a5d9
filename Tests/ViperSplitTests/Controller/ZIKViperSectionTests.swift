import Testing

@testable import ViperSplit

/// The closed list of ZIKViper's sections.
struct ZIKViperSectionTests {
    @Test(arguments: ["Handle view event", "handle view event", "HANDLE  VIEW\tEVENT", " Handle view event "])
    func caseAndSpacesOfATitleDoNotMatter(_ title: String) {
        #expect(ZIKViperSection(title: title) == .handleViewEvent)
    }

    @Test(arguments: ["Handle view events", "Handle", "Presenter", "", "handleViewEvent"])
    func anotherTitleIsNone(_ title: String) {
        #expect(ZIKViperSection(title: title) == nil)
    }

    @Test(arguments: ZIKViperSection.allCases)
    func theViewsCounterpartIsOfTheSamePayload(_ section: ZIKViperSection) {
        guard let counterpart = section.sectionOfEntryPoints else { return }
        #expect(section.role == .presenter && counterpart.role == .view)
        #expect(section.payload != nil && counterpart.payload == section.payload)
    }

    @Test func aBannerIsNoSection() {
        #expect(ZIKViperBanner(title: "router")?.role == .wireframe)
        #expect(ZIKViperBanner(title: "Wireframe") == nil)
    }
}
