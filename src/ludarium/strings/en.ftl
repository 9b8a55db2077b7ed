# The shell's words: tables, seats, questions of every game.
seat-name = Player { $number }
refuse-no-such-option = There is no option { $option } here.
refuse-not-offered = This can't be chosen here.
