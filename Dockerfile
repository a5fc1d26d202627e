# Build: everything that pip needs stays in this stage.
FROM python:3.13-slim AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
RUN python -m venv /opt/oracle
WORKDIR /src
# The dependencies change seldom: their layer is kept as long as pyproject.toml stays.
COPY pyproject.toml README.md LICENSE ./
RUN mkdir -p bot rulesdb && touch bot/__init__.py rulesdb/__init__.py \
    && /opt/oracle/bin/pip install --quiet ".[metrics,postgres]" && /opt/oracle/bin/pip uninstall --quiet --yes rules-oracle
COPY bot bot
COPY rulesdb rulesdb
RUN /opt/oracle/bin/pip install --quiet --no-deps .

# Run: a user without rights, and one volume for all that changes.
FROM python:3.13-slim
# The letters of every name, for pictures.
RUN apt-get update --quiet && apt-get install --quiet --yes --no-install-recommends fonts-dejavu-core \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin oracle \
    && install --directory --owner=oracle --group=oracle /data
COPY --from=build /opt/oracle /opt/oracle
ENV PATH=/opt/oracle/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    RULES_ORACLE_DATA=/data \
    XDG_CACHE_HOME=/data/cache
USER oracle
WORKDIR /data
VOLUME /data
# Asks the bot that runs here: is its event loop alive, does Discord's gateway answer every shard?
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["rules-oracle", "health"]
ENTRYPOINT ["rules-oracle"]
CMD ["run"]
