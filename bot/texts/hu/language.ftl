language-name = magyar
