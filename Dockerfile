# Builds Portico and keeps what runs: `docker build --tag portico .`; docs/deploy/image.md has the rest.
# Both images can be named anew, for a registry of your own.
ARG NODE_IMAGE=docker.io/library/node:24-trixie-slim
ARG BASE_IMAGE=docker.io/library/debian:trixie-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
# The packages alone first: they are installed anew only when they change.
COPY package.json package-lock.json .npmrc ./
COPY patches ./patches
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
ENV NEXT_TELEMETRY_DISABLED=1
RUN npm run build && node_modules/.bin/node scripts/collect-runtime.ts /out

FROM ${BASE_IMAGE} AS portico
# The Node that package-lock.json names, so that an image runs on the one that everything was tested on.
COPY --from=build /src/node_modules/node/bin/node /usr/local/bin/node
COPY --from=build /out /app
# Nobody may write here but root, whom nothing runs as. The data folder is a volume.
RUN groupadd --gid 10001 portico \
  && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin portico \
  && install --directory --owner=10001 --group=10001 --mode=0750 /data
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000 PORTICO_DEMO=off
WORKDIR /app
USER 10001:10001
VOLUME /data
EXPOSE 3000
# Before it is healthy once it may take long: a first start with the demo pack takes minutes on a small machine.
HEALTHCHECK --interval=15s --timeout=5s --start-period=10m --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "server/main.ts"]
