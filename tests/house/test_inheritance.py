"""Classes stand on few others: what a class can do is found in two files at most."""

from __future__ import annotations

import importlib
import inspect
import pkgutil

import bot
import rulesdb

_AT_MOST = 2


def test_no_class_inherits_from_more_than_two_of_ours() -> None:
    deep = {}
    for package in (bot, rulesdb):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if found.name.endswith("__main__"):
                continue
            module = importlib.import_module(found.name)
            for name, value in vars(module).items():
                if inspect.isclass(value) and value.__module__ == found.name:
                    ours = [b.__name__ for b in value.__mro__[1:] if b.__module__.split(".")[0] in _OURS]
                    if len(ours) > _AT_MOST:
                        deep[f"{found.name}.{name}"] = ours
    assert deep == {}


_OURS = ("bot", "rulesdb")
