//___FILEHEADER___

import SwiftUI

struct ___VARIABLE_moduleName___View: View {

    // MARK: - Public properties -

    @ObservedObject var presenter: ___VARIABLE_moduleName___Presenter

    // MARK: - Body -

    var body: some View {
        Text("___VARIABLE_moduleName___")
    }
}
