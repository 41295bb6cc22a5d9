print("viper-split")
