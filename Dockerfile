# Hark in a container: the steps of `npm start`, done once while the image is built.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /hark
COPY package.json package-lock.json .npmrc tsconfig.base.json vite.config.ts vite.chunks.ts vite.faces.ts vite.hints.ts vite.server.config.ts ./
COPY models/package.json models/package-lock.json models/
COPY models/own models/own
COPY scripts scripts
COPY db db
COPY src src
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && chmod -R a+rX .

FROM node:26.10.0-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends ffmpeg chromium poppler-utils fonts-noto-core \
  && rm -rf /var/lib/apt/lists/*
# The code belongs to root, so a process that runs as `node` can't change it.
COPY --from=build /hark /hark
RUN install -d -o node -g node /data
WORKDIR /hark
# Docker's default profile refuses the namespaces that Chromium's own sandbox needs; the container is the sandbox.
ENV NODE_ENV=production HARK_DATA_DIR=/data HARK_CHROMIUM_SANDBOX=false HOME=/tmp
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT ?? 3000}/ping`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/launch.mjs", "start"]
