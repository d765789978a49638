# Two images: the storefront (default), and the embedded backend (--target backend) for who has no Magento.
FROM node:24-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json ./
COPY backend/package.json backend/
COPY tools/art/package.json tools/art/

FROM packages AS backend
ENV NODE_ENV=production BACKEND_HOST=0.0.0.0 DATA_DIR=/data
RUN npm ci --no-audit --no-fund --omit=dev --workspace backend && mkdir /data && chown node:node /data
COPY backend backend
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.BACKEND_PORT || 4000) + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "backend/src/main.ts"]

FROM packages AS build
ENV NEXT_TELEMETRY_DISABLED=1
RUN npm ci --no-audit --no-fund --include=dev
COPY . .
RUN STANDALONE=1 npm run build && cp -r public .next/standalone/ && cp -r .next/static .next/standalone/.next/

FROM node:24-slim AS storefront
WORKDIR /shop
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 MEDIA_CACHE_DIR=/tmp/media LOG_FORMAT=json SHUTDOWN_DELAY_SECONDS=5
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=1048576
COPY --from=build /shop/.next/standalone ./
USER node
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
