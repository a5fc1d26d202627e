"""Values: dataclasses for whoever reads or checks the code, made by msgspec where they run.

There are some six hundred kinds of value here. The standard library writes and compiles the methods of each at every
start, and sets each field of a frozen one through `object.__setattr__`; msgspec makes the same classes thirty times as
fast, and their instances five times. Import from here what else would come from `dataclasses`.

A class with `slots=True` is made so, and those that follow it; any other is left to `dataclasses`. As there: a frozen
value is equal to and hashes like one of its own class with equal fields (`eq=False`: to itself alone), `compare=False`
leaves a field out of that, and `kw_only=True` may be said of a class' own fields, all of them. `replace` takes what is made
so, and nothing else.

What is frozen is part of no circle, so the collector of circles does not look at it: but for kinds that may hold one of
their own, of which long chains are made. Only what it looks at is let go link by link; else each link would wait, on the
stack, for the one that it holds.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import MISSING, Field, asdict, astuple, dataclass, field, fields, is_dataclass, replace

    def keep(value: object, field: str, worked_out: object) -> None:
        """Keeps what was worked out of a frozen value in a field of its own that does not count as part of it."""
else:
    from copy import copy
    from dataclasses import MISSING, Field, asdict, astuple, field
    from operator import attrgetter

    from msgspec import NODEFAULT, Struct, structs
    from msgspec import field as struct_field

    keep = structs.force_setattr
    replace = structs.replace

__all__ = [
    "MISSING",
    "Field",
    "asdict",
    "astuple",
    "dataclass",
    "field",
    "fields",
    "is_dataclass",
    "keep",
    "replace",
]

if not TYPE_CHECKING:

    class _Kind(type(Struct)):
        """The class of kinds of value: takes what `field` says of a field."""

        def __new__(mcls, name, bases, body, **how):
            told = {field: said for field, said in body.items() if isinstance(said, Field)}
            body = body | {field: _default(said) for field, said in told.items()}
            if any(said.kw_only is True for said in told.values()):
                how["kw_only"] = True
            for base in bases:
                told = getattr(base, "__told__", {}) | told
            kind = super().__new__(
                mcls, name, bases, body | {"__told__": told, "__dataclass_fields__": _FIELDS}, **how
            )
            apart = {field for field, said in told.items() if not said.compare}
            if apart and how.get("eq", True):
                _compare_without(kind, apart)
            return kind

    def _default(said):
        if said.default_factory is not MISSING:
            return struct_field(default_factory=said.default_factory)
        return struct_field() if said.default is MISSING else struct_field(default=said.default)

    def _compare_without(kind, apart):
        """Equality and hash by all fields but these."""
        names = [name for name in kind.__struct_fields__ if name not in apart]
        compared = attrgetter(*names) if names else lambda value: ()

        def equal(self, other):
            return compared(self) == compared(other) if type(other) is type(self) else NotImplemented

        kind.__eq__ = equal
        kind.__hash__ = lambda self: hash(compared(self))

    def dataclass(cls=None, /, *, frozen=False, slots=False, eq=True, **how):
        """What `dataclasses.dataclass` makes of a class, sooner."""
        if cls is None:
            return lambda cls: dataclass(cls, frozen=frozen, slots=slots, eq=eq, **how)
        if isinstance(cls, _Kind):
            return cls
        if not slots or how:
            return dataclasses.dataclass(cls, frozen=frozen, slots=slots, eq=eq, **how)
        body = {name: said for name, said in vars(cls).items() if name not in ("__dict__", "__weakref__")}
        bases = tuple(base for base in cls.__bases__ if base is not object)
        chains = any(cls.__name__ in str(said) for _, said in _annotations(cls))
        kind = {"frozen": frozen, "eq": eq, "cache_hash": frozen and eq, "gc": chains or not frozen}
        return _Kind(cls.__name__, (*bases, Struct), body, **kind)

    class _Fields:
        """`__dataclass_fields__`, made when somebody asks: few kinds are looked into in one run."""

        def __get__(self, value, kind):
            names, defaults = kind.__struct_fields__, kind.__struct_defaults__
            defaults = (NODEFAULT,) * (len(names) - len(defaults)) + defaults
            types = {name: said for base in reversed(kind.__mro__) for name, said in _annotations(base)}
            found = {}
            for name, default in zip(names, defaults, strict=True):
                said = kind.__told__.get(name)
                one = found[name] = copy(said or _LIKE)
                one.name, one.type, one._field_type = name, types[name], _LIKE._field_type
                if said is None and default is not NODEFAULT:
                    one.default = default
            kind.__dataclass_fields__ = found
            return found

    def _annotations(base):
        return vars(base).get("__annotations__", {}).items()

    @dataclasses.dataclass
    class _Like:
        like: int

    _FIELDS = _Fields()
    _LIKE = dataclasses.fields(_Like)[0]
    _KNOWN = {}

    def fields(of):
        """The fields of a value or of a kind of value."""
        kind = of if isinstance(of, type) else type(of)
        found = _KNOWN.get(kind)
        if found is None:
            found = _KNOWN[kind] = dataclasses.fields(kind)
        return found

    def is_dataclass(of):
        """Whether something is a value of such a kind, or such a kind."""
        return hasattr(of, "__dataclass_fields__")
