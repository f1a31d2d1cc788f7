# The bot in a container (docs/hosting.md). Two build stages keep the build tools out of the image.
# Its bases have no digests, because each update (docker compose build --pull) should bring their security fixes.

FROM python:3.11-slim AS build
WORKDIR /bot
RUN python -m venv /venv
# This lock file includes the PostgreSQL driver. Every package is checked against its hash.
COPY requirements/postgresql.lock requirements/build.lock requirements/
RUN /venv/bin/pip install --no-cache-dir --require-hashes -r requirements/postgresql.lock && \
    /venv/bin/pip install --no-cache-dir --require-hashes --target /build -r requirements/build.lock
COPY pyproject.toml README.md LICENSE ./
COPY engine engine
COPY render render
COPY bot bot
RUN PYTHONPATH=/build /venv/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.11-slim
RUN useradd --system --create-home --home-dir /data --uid 10001 hokkaido
COPY --from=build /venv /venv
USER hokkaido
WORKDIR /data
VOLUME /data
ENV PATH=/venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    HOKKAIDO_DATABASE=/data/hokkaido.sqlite3
# The same as "hokkaido health", which needs a second of processor time to start: the state in the health file,
# unless the file is older than half a minute.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
    CMD find /data -name '*-health' -mmin -0.5 -exec cat {} + | grep --extended-regexp '^(healthy|waiting)'
ENTRYPOINT ["hokkaido"]
CMD ["run"]
