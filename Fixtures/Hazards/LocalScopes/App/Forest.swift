import UIKit

struct Node {
    let name: String
    var children: [Node] = []
}

@MainActor
final class Forest {
    func tree(of depth: Int) -> Node {
        Trace.record("tree(of: \(depth))")
        return node("a", depth)
    }

    func log(_ line: String) {
        Trace.record("log: \(line)")
    }

    private func node(_ name: String, _ depth: Int) -> Node {
        Node(name: name, children: depth == 0 ? [] : ["l", "r"].map { node(name + $0, depth - 1) })
    }
}
