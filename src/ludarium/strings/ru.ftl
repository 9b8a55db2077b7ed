# Слова оболочки: столы, места, вопросы любой игры.
seat-name = Игрок { $number }
refuse-no-such-option = Варианта { $option } здесь нет.
refuse-not-offered = Здесь это выбрать нельзя.
