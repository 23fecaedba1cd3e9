"""Run mypyc and the C compiler: `python -m tools.run_mypyc OPT INTO WORK SOURCES…`.

In a process of its own, because both talk a lot, and mypyc leaves by `sys.exit` when it fails.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

MADE = "__native_"  # how the files begin that mypyc makes of modules, and their headers


class ParallelBuild(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compile the files of an extension side by side; setuptools does it one by one."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        compiler.compile = lambda sources, **settings: side_by_side(compiler, sources, **settings)
        super().build_extensions()


def side_by_side(compiler: Any, sources: list[str], **settings: Any) -> list[str]:
    """Compile each source by a call of its own, as many at once as there are processors.

    Their folders are made first: setuptools takes one for made that another thread still makes.
    """
    for file in compiler.object_filenames(sources, output_dir=settings["output_dir"]):
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    shared = shared_header(compiler, sources, settings)

    def one(source: str) -> list[str]:
        extra = [*settings["extra_postargs"]]
        if Path(source).name.startswith(MADE):
            extra += shared
        given = {**settings, "extra_postargs": extra}
        made: list[str] = type(compiler).compile(compiler, [source], **given)
        return made

    with ThreadPoolExecutor() as pool:
        return [made for objects in pool.map(one, sources) for made in objects]


def shared_header(compiler: Any, sources: list[str], settings: dict[str, Any]) -> list[str]:
    """Compile the headers that all modules include once; return the arguments for using it.

    They declare all classes and functions of all modules, so reading them anew would take a quarter
    of the time of a compiler.
    """
    modules = [Path(source) for source in sources if Path(source).name.startswith(MADE)]
    if compiler.compiler_type != "unix" or not modules:
        return []
    folder = modules[0].parent
    header = folder / "shared.h"
    names = sorted(file.name for file in folder.glob(f"{MADE}*.h"))
    header.write_text("".join(f'#include "{name}"\n' for name in names))
    places = [*settings["include_dirs"], *compiler.include_dirs]
    include = [f"-I{place}" for place in places]
    target = ["-x", "c-header", str(header), "-o", f"{header}.gch"]
    compiler.spawn([*compiler.compiler_so, *include, *settings["extra_postargs"], *target])
    return ["-include", str(header)]


def main(opt: str, into: str, work: str, *sources: str) -> None:
    extensions = mypycify(
        list(sources), opt_level=opt, debug_level="0", target_dir=work, multi_file=True
    )
    command = ParallelBuild(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = into, work
    command.parallel = os.cpu_count()  # every module is an extension that calls the library
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
