// The library of photographs before Photos.

@service class ALAssetsLibrary: NSObject {}
