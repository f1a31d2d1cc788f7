# The bot in a container (docs/hosting.md). Two build stages keep the build tools out of the image.

FROM python:3.11-slim AS build
WORKDIR /bot
RUN python -m venv /venv
# This lock file includes the PostgreSQL driver. Every package is checked against its hash.
COPY requirements/postgresql.lock requirements/
RUN /venv/bin/pip install --no-cache-dir --require-hashes -r requirements/postgresql.lock
COPY pyproject.toml README.md LICENSE ./
COPY engine engine
COPY render render
COPY bot bot
RUN /venv/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.11-slim
RUN useradd --system --create-home --home-dir /data --uid 10001 hokkaido
COPY --from=build /venv /venv
USER hokkaido
WORKDIR /data
VOLUME /data
ENV PATH=/venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    HOKKAIDO_DATABASE=/data/hokkaido.sqlite3
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["hokkaido", "health"]
ENTRYPOINT ["hokkaido"]
CMD ["run"]
