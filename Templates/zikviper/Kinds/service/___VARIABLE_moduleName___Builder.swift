//___FILEHEADER___

import Foundation

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum ___VARIABLE_moduleName___Builder {

    /// A new service. Whoever asks for it keeps it.
    ///
    /// - Parameter eventHandler: is told what happens in it, and isn't kept alive.
    static func makeService(eventHandler: ___VARIABLE_moduleName___ServiceEventHandler? = nil) -> ___VARIABLE_moduleName___ServiceInput {
        let service = ___VARIABLE_moduleName___Service()
        service.eventHandler = eventHandler
        service.router = ___VARIABLE_moduleName___Router()
        return service
    }

    /// The service for a module that may never need it: it is made when it is first asked for.
    static func makeLazyService(eventHandler: ___VARIABLE_moduleName___ServiceEventHandler? = nil) -> LazyService<___VARIABLE_moduleName___ServiceInput> {
        LazyService { [weak eventHandler] in makeService(eventHandler: eventHandler) }
    }
}
