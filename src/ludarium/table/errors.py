"""The one error everything of ours raises when it is asked for what cannot be done."""


class LudariumError(ValueError):
    """What was asked cannot be done; the words say why, and nothing has changed."""


class ContentError(LudariumError):
    """A content file says something it may not: which file, where in it, and what was expected."""

    def __init__(self, file: str, where: str, problem: str, line: int = 0) -> None:
        self.file, self.where, self.problem, self.line = file, where, problem, line
        place = f"{file}:{line}" if line else file
        super().__init__(f"{place}: {where}: {problem}" if where else f"{place}: {problem}")
