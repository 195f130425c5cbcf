# The shop as a container. The Node that runs it comes from the lock file and needs libatomic; any Node with npm fetches it.
FROM docker.io/library/node:24-bookworm-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
COPY . .
# What only a build needs stays behind.
RUN npm run build \
 && mv node_modules/node-linux-*/bin/node /usr/local/bin/shop-node \
 && rm -rf web && cd node_modules && rm -rf node-linux-* vite rolldown @rolldown lightningcss* @tailwindcss tailwindcss @vitejs @fontsource-variable pannellum react react-dom @tanstack

FROM docker.io/library/debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 1000 --home-dir /shop shop && install -d -o shop -g shop /data
COPY --from=build /usr/local/bin/shop-node /usr/local/bin/node
COPY --from=build /shop /shop
WORKDIR /shop
USER shop
ENV DATA_DIR=/data BACKUP_DIR=/data/backups PORT=3000 HOST=0.0.0.0
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "dist/main.js"]
