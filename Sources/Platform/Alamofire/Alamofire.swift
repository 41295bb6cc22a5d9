// The names by which code asks Alamofire: they are asked like types.

@service enum AF {}
@service enum Alamofire {}
