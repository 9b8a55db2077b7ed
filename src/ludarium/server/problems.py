"""What could not be done, as a problem document (RFC 9457): what trouble, in which field, in the reader's words."""

from __future__ import annotations

import logging
import re
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from ludarium.server.protocol import Problem
from ludarium.table import words
from ludarium.table.errors import LudariumError
from ludarium.table.phrase import Phrase

_log = logging.getLogger(__name__)
MEDIA_TYPE = "application/problem+json"
LANGUAGES = ("en", "ru", "ja")
_BY_STATUS = {404: "nothing-here", 405: "wrong-method", 413: "too-large", 429: "too-many"}


class ProblemError(Exception):
    """`id` names its sentence ("problem-seat-taken") and its type."""

    def __init__(self, status: int, id: str, field: str = "", **args: Any) -> None:
        super().__init__(id)
        self.status, self.id, self.field, self.args_said = status, id, field, args


def document(status: int, id: str, lang: str, field: str = "", detail: str = "", **args: Any) -> Problem:
    title = words.say(Phrase(f"problem-{id}", args), "", lang)
    return Problem(f"urn:ludarium:problem:{id}", title, status, detail or title, field)


def language(accepted: str) -> str:
    """The first language of Accept-Language that we speak."""
    for wanted in re.findall(r"([a-zA-Z]{2})[\w-]*(?:;[^,]*)?", accepted):
        if wanted.lower() in LANGUAGES:
            return str(wanted.lower())
    return words.FALLBACK


def _answer(problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=problem.status, media_type=MEDIA_TYPE)


def _lang(request: Request[Any, Any, Any]) -> str:
    return language(request.headers.get("accept-language", ""))


def on_problem(request: Request[Any, Any, Any], error: ProblemError) -> Response[Problem]:
    said = document(error.status, error.id, _lang(request), error.field, **error.args_said)
    return _answer(said)


def on_ludarium_error(request: Request[Any, Any, Any], error: LudariumError) -> Response[Problem]:
    """What the table refuses; its words name what was wrong."""
    return _answer(document(400, "not-possible", _lang(request), detail=str(error)))


def on_validation(request: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    """A body or parameter that doesn't fit its struct: the first of what is wrong, with its field."""
    found: Any = error.extra or [{}]
    first = found[0] if isinstance(found, list) else found
    message = str(first.get("message", "") or error.detail)
    said = document(400, "malformed", _lang(request), _field(str(first.get("key", "")), message), message)
    return _answer(said)


def _field(key: str, message: str) -> str:
    """Where it is wrong: of a field that is missing or unknown, its own name."""
    names = [] if key == "data" else [key.removeprefix("data.")]
    names += re.findall(r"field `(\w+)`", message)
    return ".".join(name for name in names if name)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    id = _BY_STATUS.get(error.status_code, "malformed" if error.status_code < 500 else "ours")
    response = _answer(document(error.status_code, id, _lang(request)))
    response.headers.update(error.headers or {})
    return response


def log_place(error: BaseException) -> None:
    """The log gets the place of an error and never its values; the client gets neither."""
    trace, place = error.__traceback__, "?"
    while trace is not None:
        place = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
        trace = trace.tb_next
    _log.error("%s at %s", type(error).__name__, place)


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Ours to mend."""
    log_place(error)
    return _answer(document(500, "ours", _lang(request)))


HANDLERS: dict[int | type[Exception], Any] = {
    ProblemError: on_problem,
    LudariumError: on_ludarium_error,
    ValidationException: on_validation,
    HTTPException: on_http,
    Exception: on_anything,
}


def may_answer(*statuses: int) -> dict[int, ResponseSpec]:
    """For the description: with which problems a route may answer."""
    return {
        status: ResponseSpec(Problem, media_type=MEDIA_TYPE, generate_examples=False, description="A problem")
        for status in statuses
    }
