extension Array {
    /// Of elements that are sorted by an offset, those whose offset is in a range.
    func elements(in range: Range<Int>, by offset: (Element) -> Int) -> ArraySlice<Element> {
        self[partitioningIndex { offset($0) >= range.lowerBound }...].prefix { offset($0) < range.upperBound }
    }

    /// The first place from which on all elements are as asked; before it, none is.
    func partitioningIndex(where isAsAsked: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isAsAsked(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
