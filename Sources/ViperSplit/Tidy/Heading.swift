/// A mark above members of a tidied body.
enum Heading: Hashable {
    /// A banner of ZIKViper's: the developer's, if there is one.
    case banner(ZIKViperBanner)
    /// A section of ZIKViper's: the developer's mark, if there is one.
    case section(ZIKViperSection)
    /// A mark of the developer's as it is, by its section.
    case own(Section.ID)
    /// A mark of the developer's as a part of a section of ZIKViper's.
    case part(Section.ID)
}

/// The marks above each block of a body, the outermost first, and above nothing, where a mark stays for itself.
struct TidyItem {
    var headings: [Heading]
    var block: TidyBlock?
}

/// The marks of a body, with what stands between them and the next member.
struct MarksOfBody {
    let controller: Controller
    let body: TypeBody
    /// The marks that have comments besides: what explains them, or what nobody else has.
    let commented: Set<Section.ID>

    /// The headings under which members of a section stand as the file is.
    func asTheyAre(_ section: Section?) -> [Heading] {
        guard let section = inside(section), section.mark != nil else { return [] }
        var headings = [Heading.own(section.id)]
        if let whole = section.whole { headings.insert(.own(whole), at: 0) }
        if let banner = banner(above: section), banner.id != section.id { headings.insert(.own(banner.id), at: 0) }
        return headings
    }

    /// The headings that say what the developer has said by a strong section, in ZIKViper's order of them.
    ///
    /// - Returns: nil if the section isn't strong, or there is no banner for its role.
    func asAsked(_ section: Section) -> [Heading]? {
        guard case .strong(let role) = section.claim, let banner = banner(of: role) else { return nil }
        if inside(section) == nil { return [] }
        if let zikViper = section.zikViper {
            let own = section.whole == nil ? (isFurther(section) ? [Heading.own(section.id)] : []) : [.part(section.id)]
            return asFound(zikViper) + own
        }
        let isDirect = section.title.isEmpty || section.mark?.spelling == .banner
        if !isDirect { return [.banner(banner), .own(section.id)] }
        // Under another banner of the same name, or a bare mark.
        let isCommented = commented.contains(section.id) && !isFirst(section)
        return [.banner(banner)] + (isCommented ? [.own(section.id)] : [])
    }

    /// The headings of a section of ZIKViper's.
    func asFound(_ section: ZIKViperSection) -> [Heading] {
        // With a banner of its own, the Router has the routes.
        let router = section == .wireframe ? banner(of: .wireframe) : nil
        return [.banner(router ?? banner(of: section.role) ?? .view), .section(section)]
    }

    /// The heading that keeps a title of the developer's within a section of ZIKViper's; nil where there is nothing to keep.
    func part(_ section: Section?) -> Heading? {
        guard let section = inside(section), section.mark != nil, !section.title.isEmpty, !section.claim.isStrong
        else { return nil }
        if commented.contains(section.id) { return .part(section.id) }
        let first = body.marks.map(\.section).first {
            $0.title == section.title && $0.whole == section.whole && !$0.claim.isStrong
                && $0.mark?.spelling == section.mark?.spelling
        }
        return .part(first?.id ?? section.id)
    }

    /// The first mark of the developer's for a heading of ZIKViper's.
    func mark(for heading: Heading) -> Section? {
        switch heading {
        case .banner(let banner):
            body.marks.map(\.section).first {
                $0.mark?.spelling == .banner && ZIKViperBanner(title: $0.title) == banner
            }
        case .section(let section):
            body.marks.map(\.section).first { $0.whole == nil && $0.zikViper == section }
        case .own(let id), .part(let id):
            controller.sections[id]
        }
    }

    /// Whether a heading that the developer has no mark for gets one: in an extension, banners stand only where he has one.
    func isWritten(_ heading: Heading) -> Bool {
        guard case .banner = heading, body.isExtension else { return true }
        return ZIKViperBanner.allCases.contains { mark(for: .banner($0)) != nil }
    }

    /// - Returns: nil for the section of an extension as a whole, whose mark, if there is one, stands above the extension.
    private func inside(_ section: Section?) -> Section? { section?.id == body.section?.id ? nil : section }

    private func banner(above section: Section) -> Section? {
        body.marks.map(\.section).last { $0.id <= section.id && $0.mark?.spelling == .banner }
    }

    private func banner(of role: Role) -> ZIKViperBanner? {
        switch role {
        case .view: .view
        case .presenter: .presenter
        case .interactor: .interactor
        case .wireframe: mark(for: .banner(.router)) == nil ? .presenter : .router
        case .formatter: nil
        }
    }

    /// Another mark of the same section stands above, and this one has comments to keep.
    private func isFurther(_ section: Section) -> Bool {
        guard let zikViper = section.zikViper, commented.contains(section.id) else { return false }
        return mark(for: .section(zikViper))?.id != section.id
    }

    private func isFirst(_ section: Section) -> Bool {
        ZIKViperBanner(title: section.title).flatMap { mark(for: .banner($0)) }?.id == section.id
    }
}

extension Section {
    typealias ID = Int
}
