import Foundation
import UIKit

struct Account: Equatable {
    let email: String
    let token: String
    var phone = ""

    var needsSecondFactor: Bool {
        !phone.isEmpty
    }
}

enum AuthenticationError: Error {
    case wrongPassword
    case locked
    case unreachable(host: String)
}

@MainActor
protocol AuthenticationAPI: AnyObject {
    func logIn(email: String, password: String, completion: @escaping (Result<Account, AuthenticationError>) -> Void)
    func sendCode(to account: Account, completion: @escaping (Bool) -> Void)
    func check(code: String, of account: Account, completion: @escaping (Bool) -> Void)
}

@MainActor
final class RemoteAuthenticationAPI: AuthenticationAPI {
    static let shared = RemoteAuthenticationAPI()

    func logIn(email: String, password: String, completion: @escaping (Result<Account, AuthenticationError>) -> Void) {
        Trace.record("remote.logIn")
        completion(.failure(.unreachable(host: "example.org")))
    }

    func sendCode(to account: Account, completion: @escaping (Bool) -> Void) {
        completion(false)
    }

    func check(code: String, of account: Account, completion: @escaping (Bool) -> Void) {
        completion(false)
    }
}

/// Answers at once or, when `isSlow`, when the driver says so.
@MainActor
final class FakeAuthenticationAPI: AuthenticationAPI {
    var accounts: [String: Account] = [:]
    var sendsCodes = true
    var isSlow = false
    private var waiting: [() -> Void] = []

    func logIn(email: String, password: String, completion: @escaping (Result<Account, AuthenticationError>) -> Void) {
        Trace.record("api.logIn(\(email), \(password))")
        later { [accounts] in
            if password == "locked" {
                completion(.failure(.locked))
            } else if let account = accounts[email], password == "secret" {
                completion(.success(account))
            } else {
                completion(.failure(.wrongPassword))
            }
        }
    }

    func sendCode(to account: Account, completion: @escaping (Bool) -> Void) {
        Trace.record("api.sendCode(\(account.phone))")
        later { [sendsCodes] in completion(sendsCodes) }
    }

    func check(code: String, of account: Account, completion: @escaping (Bool) -> Void) {
        Trace.record("api.check(\(code), \(account.email))")
        later { completion(code == "1234") }
    }

    func deliver() {
        Trace.record("api.deliver \(waiting.count)")
        let answers = waiting
        waiting = []
        answers.forEach { $0() }
    }

    private func later(_ answer: @escaping () -> Void) {
        if isSlow {
            waiting.append(answer)
        } else {
            answer()
        }
    }
}

@MainActor
final class Keychain {
    static let standard = Keychain()

    var email: String? {
        didSet { Trace.record("keychain.email = \(email ?? "nil")") }
    }

    var token: String? {
        didSet { Trace.record("keychain.token = \(token ?? "nil")") }
    }

    var remembersEmail = true {
        didSet { Trace.record("keychain.remembersEmail = \(remembersEmail)") }
    }
}
