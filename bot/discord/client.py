"""The discord.py client: connects, registers the commands, and hands every interaction on."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.state import AutoShardedConnectionState

from bot.discord.asking import Asking
from bot.discord.commands.registering import register
from bot.discord.environment import Environment
from bot.discord.forms import typed_into
from bot.discord.health import Pulse
from bot.discord.housekeeping import Housekeeping
from bot.discord.languages.translator import Translator
from bot.discord.pressing import pressed, report
from bot.discord.storing.store import Store
from bot.discord.symbols import prepare
from bot.errors import BadInput
from bot.workers.pool import TwoLanes

if TYPE_CHECKING:
    from bot.answers.desk import Desk

log = logging.getLogger(__name__)


#: What Discord answers where nobody waits any more: the message is deleted, a button was pressed twice, the three
#: seconds or the fifteen minutes are over (unknown message, webhook, interaction; acknowledged; invalid token).
GONE = frozenset({10008, 10015, 10062, 40060, 50027})


class OracleTree(app_commands.CommandTree["OracleClient"]):
    """The commands; one place for whatever goes wrong in any of them."""

    async def on_error(
        self, interaction: discord.Interaction[OracleClient], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the user one sentence; the log gets the trace."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(cause, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            log.warning("a command that Discord knows and the bot does not: %s", cause)
            cause = BadInput(
                "This command has changed.", "Type it again in a moment; Discord then shows the new one."
            )
        if isinstance(cause, app_commands.TransformerError):
            # Who installed the bot for themselves chose a channel of a server that it is not in.
            cause = BadInput(
                "The bot can't see this channel.", "Add the bot to this server, and let it see the channel."
            )
        await tell_failure(interaction, cause)


class _State(AutoShardedConnectionState["OracleClient"]):
    """Takes a READY without `shard`, as gateway proxies and local servers send it, for the one it came on."""

    def parse_ready(self, data: Any) -> None:
        data.setdefault("shard", [data.get("__shard_id__") or 0, self.shard_count or 1])
        super().parse_ready(data)


class OracleClient(discord.AutoShardedClient):
    """The bot. It reads no messages: no privileged intents, only interactions and which servers it is in."""

    def __init__(
        self,
        environment: Environment,
        desk: Desk,
        asking: Asking,
        workers: TwoLanes,
        store: Store,
        card_names: Callable[[], Mapping[str, str]],
    ) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            intents=intents,
            shard_count=environment.shard_count,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        if environment.shard_ids is not None:
            self.shard_ids = list(environment.shard_ids)
        self.environment = environment
        self.desk = desk
        self.asking = asking
        self.workers = workers
        self.store = store
        #: Emoji by what stands between the braces; none until Discord has told which there are.
        self.symbols: dict[str, str] = {}
        self.card_names = card_names
        self.tree = OracleTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self.pulse = Pulse(self, environment)
        register(self.tree, desk)
        self._housekeeping = Housekeeping(self)

    async def setup_hook(self) -> None:
        """Register the commands, once for all shards, and begin to show signs of life."""
        await self.tree.set_translator(Translator())
        if self.registers:
            # One request replaces all commands; unchanged ones do not count against Discord's daily limit.
            synced = await self.tree.sync()
            log.info("registered %d commands", len(synced))
        self.pulse.start()
        self._housekeeping.start()

    @property
    def registers(self) -> bool:
        """Whether this process registers the commands: the one with the first shard, for all."""
        return self.environment.shard_ids is None or 0 in self.environment.shard_ids

    def _get_state(self, **options: Any) -> _State:
        return _State(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )

    async def launch_shards(self) -> None:
        """Connect every shard. Discord tells how many there are; of another gateway nobody does, so there it
        is one unless `SHARD_COUNT` says otherwise."""
        if self.shard_count is None and self.environment.gateway_url:
            self.shard_count = 1
        await super().launch_shards()

    async def on_ready(self) -> None:
        """Say in the log that the bot is there, and see which symbols it can show."""
        log.info("ready as %s in %d servers, %d shards", self.user, len(self.guilds), self.shard_count or 1)
        if not self.symbols:
            self.symbols = await prepare(self)

    async def on_interaction(self, interaction: discord.Interaction[OracleClient]) -> None:
        """Buttons, lists and forms, on messages of any age; commands are handed out by discord.py."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Mapping[str, Any] = interaction.data or {}
        try:
            values, typed = list(data.get("values") or []), typed_into(data.get("components"))
            await pressed(interaction, str(data.get("custom_id", "")), values, typed)
        except Exception as error:
            await tell_failure(interaction, error)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """What escapes an event goes to the log."""
        log.exception("unforeseen error in %s", event_method)

    async def close(self) -> None:
        """Leave Discord; the health check then fails at once."""
        self.pulse.stop()
        self._housekeeping.stop()
        await super().close()


async def tell_failure(interaction: discord.Interaction[OracleClient], error: BaseException) -> None:
    """Tell the user; when even that fails (the three seconds are over) the log is told."""
    if isinstance(error, discord.HTTPException) and error.code in GONE:
        log.info("an interaction that is over: %s (%s)", interaction.id, error)
        return
    if isinstance(error, discord.InteractionResponded):
        return
    try:
        await report(interaction, error)
    except Exception as second:
        # Discord refuses it, the network is away, or the bot is being stopped: nobody is there to be told.
        log.warning("an error could not be told: %s (after %s: %s)", second, type(error).__name__, error)


def use_addresses(environment: Environment) -> None:
    """Send discord.py to the addresses of the environment instead of Discord's own. Holds for the process."""
    if environment.api_url:
        discord.http.Route.BASE = environment.api_url
    if environment.gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(environment.gateway_url)
