# syntax=docker/dockerfile:1
# The service, the command line and the engine, with Chromium; `--target slim` has no browser.
#   docker build -t scan-gate .
#   docker run --read-only --tmpfs /tmp -v scan-gate:/data -p 8080:8080 scan-gate
# docs/OPERATIONS.md, "Container and Kubernetes", has the rest.
ARG NODE_IMAGE=node:24-bookworm-slim

# The bundles hold no native code: those built on one platform serve all.
FROM --platform=$BUILDPLATFORM ${NODE_IMAGE} AS build
# A path that no bundle contains: the build refuses bundles that name its folder.
WORKDIR /scan-gate-source
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm sbom --sbom-format cyclonedx --package-lock-only > sbom.cdx.json

FROM ${NODE_IMAGE} AS slim
ARG VERSION=1.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Scan Gate" \
      org.opencontainers.image.description="Security scanning service and gate for pull requests" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.source="https://github.com/your-org/scan-gate" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates tini \
 && rm -rf /var/lib/apt/lists/* \
 && printf '#!/bin/sh\nexec node /app/dist/cli/index.js "$@"\n' > /usr/local/bin/scan-gate \
 && chmod 755 /usr/local/bin/scan-gate \
 && install -d -o 1000 -g 1000 -m 700 /data
WORKDIR /app
COPY --from=build /scan-gate-source/LICENSE /scan-gate-source/package.json /scan-gate-source/sbom.cdx.json ./
COPY --from=build /scan-gate-source/dist ./dist
# The only writable places are /data and /tmp.
ENV NODE_ENV=production HOME=/tmp
VOLUME /data
EXPOSE 8080 9464
# A number, so that Kubernetes can see that it is not root.
USER 1000:1000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--", "node", "/app/dist/cli/index.js"]
CMD ["serve", "--host=0.0.0.0", "--port=8080", "--data=/data/database", "--bootstrap=/data/bootstrap.json"]

FROM slim
USER root
RUN apt-get update \
 && apt-get install -y --no-install-recommends chromium fonts-liberation \
 && rm -rf /var/lib/apt/lists/*
USER 1000:1000
CMD ["serve", "--host=0.0.0.0", "--port=8080", "--data=/data/database", "--bootstrap=/data/bootstrap.json", "--browser-path=/usr/bin/chromium"]
