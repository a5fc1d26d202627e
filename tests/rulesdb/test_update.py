"""Updating from a local server that behaves and misbehaves: the index in use is always whole."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiohttp.abc import AbstractResolver, ResolveResult

from rulesdb.errors import DownloadFailed, IndexFault
from rulesdb.info import describe
from rulesdb.public_hosts import PublicHosts
from rulesdb.sources import Sources, allowed
from rulesdb.swap import previous_path
from rulesdb.update import rollback, update
from rulesdb.where import kept_index

from .conftest import CARDS, RULINGS, sample_rules
from .local_server import Server, serving


@pytest.fixture
def server() -> Iterator[Server]:
    with serving(
        {
            "rules.txt": sample_rules().encode(),
            "cards.json": CARDS.encode(),
            "rulings.json": RULINGS.encode(),
        }
    ) as held:
        yield held


@pytest.fixture
def folder(server: Server, tmp_path: Path) -> Path:
    """A data folder whose settings name the local server."""
    settings = {
        "rules": f"{server.address}/rules.txt",
        "cards": f"{server.address}/cards.json",
        "rulings": f"{server.address}/rulings.json",
        "attempts": 2,
        "pause_seconds": 0.001,
        "plain_http": True,
        "least": {"rules": 5, "cards": 2, "rulings": 1},
        "largest": {"rules": 100_000, "cards": 100_000_000, "rulings": 100_000},
    }
    (tmp_path / "sources.json").write_text(json.dumps(settings), encoding="utf-8")
    return tmp_path


def _set(folder: Path, **settings: object) -> None:
    path = folder / "sources.json"
    path.write_text(
        json.dumps({**json.loads(path.read_text(encoding="utf-8")), **settings}), encoding="utf-8"
    )


def _dates(path: Path) -> list[str]:
    return [entry["date"] for entry in describe(path)["documents"]]


def test_everything_is_downloaded_built_and_put_in_use(server: Server, folder: Path) -> None:
    updated = update(folder)
    assert updated.changed
    assert updated.path == kept_index(folder)
    described = describe(updated.path)
    assert (_dates(updated.path), described["cards"], described["rulings"]) == (["2026-01-16"], 3, 2)
    assert {agent.split("/")[0] for _, agent, _ in server.asked} == {"rules-oracle"}


def test_nothing_is_downloaded_or_built_again_when_nothing_changed(server: Server, folder: Path) -> None:
    update(folder)
    before = kept_index(folder).stat()
    server.asked.clear()
    assert not update(folder).changed
    assert kept_index(folder).stat().st_mtime_ns == before.st_mtime_ns
    assert all(condition for _, _, condition in server.asked)


def test_the_years_add_up_as_new_rules_come(server: Server, folder: Path) -> None:
    update(folder)
    server.files["rules.txt"] = sample_rules("February 27, 2026").encode()
    assert update(folder).changed
    assert _dates(kept_index(folder)) == ["2026-01-16", "2026-02-27"]
    assert _dates(previous_path(kept_index(folder))) == ["2026-01-16"]


def test_documents_that_the_user_adds_are_indexed_at_the_next_update(server: Server, folder: Path) -> None:
    update(folder)
    (folder / "documents" / "old.txt").write_text(sample_rules("November 20, 2020"), encoding="utf-8")
    assert update(folder).changed
    assert _dates(kept_index(folder)) == ["2020-11-20", "2026-01-16"]
    assert not update(folder).changed


def test_a_page_that_links_to_the_rules_is_followed_to_the_latest(server: Server, folder: Path) -> None:
    server.files["page"] = (
        b'<html><a href="/old/MagicCompRules%2020250101.txt">old</a><a href="/new/MagicCompRules 20260116.txt">TXT</a></html>'
    )
    server.files["new/MagicCompRules 20260116.txt"] = server.files["rules.txt"]
    _set(folder, rules=f"{server.address}/page")
    assert _dates(update(folder).path) == ["2026-01-16"]


def test_a_description_with_a_download_address_is_followed(server: Server, folder: Path) -> None:
    described = {"object": "bulk_data", "download_uri": f"{server.address}/cards.json"}
    server.files["bulk"] = json.dumps(described).encode()
    _set(folder, cards=f"{server.address}/bulk")
    assert describe(update(folder).path)["cards"] == 3
    assert not update(folder).changed


@pytest.mark.parametrize("name", ["rules.txt", "cards.json", "rulings.json"])
@pytest.mark.parametrize("how", ["short", "long", "stall", "close", "html", "404", "500", "429"])
def test_whatever_goes_wrong_the_index_in_use_stays(
    server: Server, folder: Path, name: str, how: str
) -> None:
    update(folder)
    before = kept_index(folder).read_bytes()
    server.files["rules.txt"] = sample_rules("February 27, 2026").encode()
    server.files["cards.json"] = CARDS.replace("Testing Angel", "Tested Angel").encode()
    server.files["rulings.json"] = RULINGS.replace("a test", "another test").encode()
    server.how[name] = how
    _set(folder, stall_seconds=0.2 if how == "stall" else 60)
    with pytest.raises(IndexFault) as caught:
        update(folder)
    _set(folder, stall_seconds=60)
    assert caught.value.message
    assert caught.value.hint
    assert kept_index(folder).read_bytes() == before
    server.how.clear()
    assert update(folder).changed
    assert _dates(kept_index(folder)) == ["2026-01-16", "2026-02-27"]
    assert not list((folder / "downloads").glob("*.part"))


def test_a_failure_that_passes_is_tried_again(server: Server, folder: Path) -> None:
    server.fails_once = {"rules.txt", "rulings.json"}
    assert update(folder).changed
    assert [name for name, _, _ in server.asked].count("rules.txt") == 2


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("rules.txt", b"x" * 200_000, "more than is allowed"),
        ("rules.txt", b"Just some text.", "no Comprehensive Rules"),
        ("cards.json", b'{"object": "error", "status": 404}', "no cards|cards, at least|holds"),
        ("cards.json", b"[]", "cards, at least"),
        ("rulings.json", b"[]", "rulings, at least"),
    ],
)
def test_what_is_not_what_was_asked_for_is_refused(
    server: Server, folder: Path, name: str, content: bytes, says: str
) -> None:
    update(folder)
    before = kept_index(folder).read_bytes()
    server.files[name] = content
    with pytest.raises(IndexFault, match=says):
        update(folder)
    assert kept_index(folder).read_bytes() == before


def test_much_fewer_cards_than_before_are_refused_unless_forced(server: Server, folder: Path) -> None:
    update(folder)
    two = json.loads(CARDS)[:1] + json.loads(CARDS)[2:3]
    server.files["cards.json"] = json.dumps(two).encode()
    _set(folder, least={"cards": 1, "rules": 1, "rulings": 1})
    with pytest.raises(IndexFault, match="2 cards, at least"):
        update(folder)
    assert update(folder, force=True).changed
    assert describe(kept_index(folder))["cards"] == 2


def test_older_rules_than_before_are_refused(server: Server, folder: Path) -> None:
    update(folder)
    (folder / "documents" / "2026-01-16.txt").unlink()
    server.files["rules.txt"] = sample_rules("November 20, 2020").encode()
    with pytest.raises(IndexFault, match="2020-11-20"):
        update(folder)


def test_going_back_brings_the_previous_index(server: Server, folder: Path) -> None:
    update(folder)
    server.files["rules.txt"] = sample_rules("February 27, 2026").encode()
    update(folder)
    assert _dates(rollback(folder)) == ["2026-01-16"]
    assert not update(folder).changed


@pytest.mark.parametrize(
    "settings",
    [
        "{",
        "[]",
        "[" * 9999,
        '{"rulez": "https://example.org"}',
        '{"rules": "ftp://example.org/x"}',
        '{"rules": "https://"}',
        '{"rules": "https://[x/"}',
        '{"rules": null}',
        '{"cards": 5}',
        '{"attempts": "3"}',
        '{"attempts": 0}',
        '{"attempts": -1}',
        '{"attempts": true}',
        '{"attempts": 2.5}',
        '{"stall_seconds": "long"}',
        '{"stall_seconds": -5}',
        '{"stall_seconds": NaN}',
        '{"total_seconds": Infinity}',
        '{"plain_http": 1}',
        '{"least": 5}',
        '{"least": {"rules": "many"}}',
        '{"least": {"rulez": 5}}',
        '{"largest": {"cards": -1}}',
        '{"largest": []}',
    ],
)
def test_settings_that_cannot_be_meant_are_named(folder: Path, settings: str) -> None:
    (folder / "sources.json").write_text(settings, encoding="utf-8")
    with pytest.raises(IndexFault, match=r"sources\.json"):
        update(folder)


def test_a_server_that_is_not_there_is_one_sentence(folder: Path) -> None:
    _set(folder, rules="http://127.0.0.1:9/rules.txt", attempts=1)
    with pytest.raises(DownloadFailed, match="can't be reached"):
        update(folder)


def test_two_updates_at_once_are_refused(server: Server, folder: Path) -> None:
    import fcntl

    with (folder / ".update.lock").open("a") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        with pytest.raises(IndexFault, match="Another update"):
            update(folder)


def test_http_without_encryption_is_refused_unless_the_settings_take_it(folder: Path) -> None:
    _set(folder, plain_http=False)
    with pytest.raises(IndexFault, match="no https address"):
        update(folder)


def test_an_address_of_the_same_host_is_followed(server: Server, folder: Path) -> None:
    server.how["rules.txt"] = "/moved.txt"
    server.files["moved.txt"] = server.files["rules.txt"]
    assert update(folder).changed


@pytest.mark.parametrize(
    ("target", "says"),
    [
        ("https://example.org/rules.txt", "another host, https://example.org/rules.txt"),
        ("http://localhost:9/rules.txt", "another host"),
        ("http://169.254.169.254/latest", "another host"),
        ("file:///etc/passwd", "another host"),
        ("/rules.txt", "in a circle"),
    ],
)
def test_no_answer_leads_to_another_host_or_round_in_a_circle(
    target: str, says: str, server: Server, folder: Path
) -> None:
    server.how["rules.txt"] = target
    with pytest.raises(DownloadFailed, match=says):
        update(folder)
    assert not kept_index(folder).exists()


@pytest.mark.parametrize(
    "target", ["http://localhost:9/x.json", "http://127.0.0.2/x.json", "file:///etc/passwd", "http://[::1]/x"]
)
def test_no_description_leads_into_this_machine(target: str, server: Server, folder: Path) -> None:
    server.files["bulk"] = json.dumps({"download_uri": target}).encode()
    _set(folder, cards=f"{server.address}/bulk")
    with pytest.raises(DownloadFailed, match="which is not asked"):
        update(folder)


@pytest.mark.parametrize(
    ("address", "asked"),
    [
        ("https://example.org/x", True),
        ("https://1.1.1.1/x", True),
        ("http://example.org/x", False),
        ("https://localhost/x", False),
        ("https://a.localhost./x", False),
        ("https://printer.local/x", False),
        ("https://127.0.0.1/x", False),
        ("https://127.1/x", False),
        ("https://2130706433/x", False),
        ("https://0x7f000001/x", False),
        ("https://10.0.0.1/x", False),
        ("https://192.168.1.1/x", False),
        ("https://169.254.169.254/x", False),
        ("https://[::1]/x", False),
        ("https://[fd00::1]/x", False),
        ("https://[::ffff:127.0.0.1]/x", False),
        ("ftp://example.org/x", False),
        ("example.org/x", False),
        ("https://", False),
        ("https://[", False),
    ],
)
def test_only_https_and_no_host_of_this_network_is_asked(address: str, asked: bool) -> None:
    assert allowed(address, Sources()) is asked
    assert allowed("https://localhost/y", Sources(rules="https://localhost/x"))


class Told(AbstractResolver):
    """A resolver that says of every name the same address."""

    def __init__(self, address: str) -> None:
        self._address = address

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        return [
            {"hostname": host, "host": self._address, "port": port, "family": family, "proto": 0, "flags": 0}
        ]

    async def close(self) -> None:
        """Nothing is open."""


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fe80::1%eth0", "0.0.0.0"]
)
async def test_a_name_that_leads_into_this_network_is_not_asked(address: str) -> None:
    hosts = PublicHosts(Sources(rules="https://named.example/rules.txt"), Told(address))
    with pytest.raises(DownloadFailed, match="is a host of this machine or its network"):
        await hosts.resolve("evil.example")
    assert [one["host"] for one in await hosts.resolve("named.example")] == [address]


async def test_a_name_that_leads_out_is_asked() -> None:
    found = await PublicHosts(Sources(), Told("1.1.1.1")).resolve("example.org")
    assert [one["host"] for one in found] == ["1.1.1.1"]


def test_what_unpacks_to_more_than_is_allowed_is_refused(server: Server, folder: Path) -> None:
    server.how["rules.txt"] = "packed"
    assert update(folder).changed
    server.files["rules.txt"] += b"\n" * 200_000
    with pytest.raises(DownloadFailed, match="larger than the 100,000 bytes"):
        update(folder)


@pytest.mark.parametrize("how", ["404", "500", "html", "https://example.org/", "/rules.txt"])
def test_a_password_in_an_address_is_not_printed(how: str, server: Server, folder: Path) -> None:
    server.how["rules.txt"] = how
    _set(folder, rules=f"{server.address.replace('//', '//me:secret@')}/rules.txt?key=secret")
    with pytest.raises(IndexFault) as caught:
        update(folder)
    assert "secret" not in str(caught.value)
    _set(folder, rules="ftp://me:secret@example.org/x")
    with pytest.raises(IndexFault) as caught:
        update(folder)
    assert "secret" not in str(caught.value)
