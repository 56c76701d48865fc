"""The pages of the browser as files: packed where the build has packed them, kept for ever where the name tells the content."""

import os
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKED: Final = (("br", ".br"), ("gzip", ".gz"))  # the smaller one first
FOR_EVER: Final = "public, max-age=31536000, immutable"  # a name in assets/ has the hash of what is in it
ASK_AGAIN: Final = "no-cache"  # kept, but asked for each time: that is how a new version is found


class Pages(StaticFiles):
    """The folder that the build of the pages has filled."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return the file, or its packed twin for a browser that can unpack it."""
        path, accepted = Path(full_path), accepted_codings(Headers(scope=scope).get("accept-encoding", ""))
        twin = next(
            (
                (coding, file)
                for coding, ending in PACKED
                if coding in accepted and (file := path.with_name(path.name + ending)).is_file()
            ),
            None,
        )
        if twin is None:
            response = super().file_response(full_path, stat_result, scope, status_code)
        else:
            coding, file = twin
            response = super().file_response(file, file.stat(), scope, status_code)
            response.headers["content-encoding"] = coding
        response.headers["vary"] = "accept-encoding"
        response.headers["cache-control"] = FOR_EVER if path.parent.name == "assets" else ASK_AGAIN
        return response


def accepted_codings(header: str) -> set[str]:
    """Return the codings that a browser names and doesn't refuse."""
    found = set()
    for token in header.lower().split(","):
        name, _, weight = token.partition(";")
        if weight.strip().replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip())
    return found - {""}
