"""What holds for every test: drawn examples depend on nothing but the test (no clock, no leftovers of other runs), and no test on how
the program is set up on this machine."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture.providers import HypothesisProvider
from hypothesis.internal.constants_ast import Constants

#: Hypothesis also draws numbers and words out of the source of whatever happens to be loaded: other ones beside other
#: tests. It has no setting for that.
HypothesisProvider._local_constants = Constants()  # type: ignore[assignment]

settings.register_profile(
    "same everywhere",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[
        HealthCheck.too_slow,
        HealthCheck.data_too_large,
        HealthCheck.filter_too_much,
        HealthCheck.function_scoped_fixture,
    ],
)
settings.load_profile("same everywhere")

for _name in [name for name in os.environ if name.startswith("RULES_ORACLE_")]:
    del os.environ[_name]  # an index or a data folder of one's own
