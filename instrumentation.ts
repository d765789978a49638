import type { StartedRequest } from '@/server/watch-request';

const MEGABYTE = 1024 * 1024;

/** Next calls this once, before the first request. */
export async function register(): Promise<void> {
  // This way round: `next dev` compiles it for the edge too, and leaves out only what stands inside of the condition.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { subscribe } = await import('node:diagnostics_channel');
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
    subscribe('http.server.request.start', (message) => {
      const started = message as StartedRequest;
      // A page in development changes with every look, and runs scripts that no list knows.
      if (process.env.NODE_ENV === 'production') frontServer(started.server, pageCache, begin);
      begin(started);
    });
  }
}
