import type { Socket } from 'node:net';
import type { StartedRequest } from '@/server/watch-request';

const MEGABYTE = 1024 * 1024;

/** Next calls this once, before the first request. */
export async function register(): Promise<void> {
  // This way round: `next dev` compiles it for the edge too, and leaves out only what stands inside of the condition.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { subscribe } = await import('node:diagnostics_channel');
    const { Server } = await import('node:http');
    const { readSettings } = await import('@/server/read-settings');
    const { watchRequest } = await import('@/server/watch-request');
    const { watchOperations } = await import('@/server/watch-operations');
    const { delayShutdown } = await import('@/server/shutdown');
    const { frontServer } = await import('@/server/page-cache/front-server');
    const { INLINE_SCRIPTS } = await import('@/app/inline-scripts');
    const settings = readSettings();
    delayShutdown(settings.SHUTDOWN_DELAY_SECONDS, process);
    const observe = watchOperations(settings);
    const traced = settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? (await import('@/server/tracing/start-tracing')).startTracing(settings)
      : null;
    // The other half is the cache handler's.
    const pageCache = {
      maxBytes: (settings.PAGE_CACHE_MEGABYTES * MEGABYTE) / 2,
      ownScripts: new Set(INLINE_SCRIPTS),
    };
    const begin = (started: StartedRequest) => {
      observe(started);
      traced?.(started);
      watchRequest(started, settings.TRUSTED_PROXY_HOPS);
    };
    // A page in development changes with every look, and runs scripts that no list knows.
    const isFronted = process.env.NODE_ENV === 'production';
    // By its first connection, since Node tells of no request to upgrade one.
    subscribe('net.server.socket', (message) => {
      const { socket } = message as { socket: Socket & { server?: unknown } };
      if (isFronted && socket.server instanceof Server) frontServer(socket.server, pageCache, begin, socket);
    });
    subscribe('http.server.request.start', (message) => {
      const started = message as StartedRequest;
      // Its connection may be older than this code.
      if (isFronted) frontServer(started.server, pageCache, begin);
      begin(started);
    });
  }
}
