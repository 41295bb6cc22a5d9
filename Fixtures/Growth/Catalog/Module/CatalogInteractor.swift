import Foundation

final class CatalogInteractor: CatalogItems {

    let names = ["Tea", "Pot"]
}
