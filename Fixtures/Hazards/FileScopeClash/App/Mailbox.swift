import UIKit

private let cellIdentifier = "MailboxCell"
private let pageSize = 50

private enum Texts {
    static let empty = "Nothing in this mailbox"
}

private func format(_ subject: String) -> String {
    "\(cellIdentifier): \(subject), \(pageSize) a page, \(Texts.empty)"
}

struct Mailbox {
    var mails = ["Hello", "Re: Hello", "Bye"]

    func subjects(from start: Int, count: Int) -> [String] {
        Trace.record("subjects(from: \(start), count: \(count))")
        return Array(mails.dropFirst(start).prefix(count))
    }

    func describe() -> String {
        format(mails.first ?? "-")
    }
}
