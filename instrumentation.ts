import { parseEnvironment } from '@/lib/config/env-schema.mjs';
import type { StartedRequest } from '@/server/watch-request';

/** Next calls this once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { subscribe } = await import('node:diagnostics_channel');
  const { watchRequest } = await import('@/server/watch-request');
  const { TRUSTED_PROXY_HOPS } = parseEnvironment(process.env);
  subscribe('http.server.request.start', (started) => watchRequest(started as StartedRequest, TRUSTED_PROXY_HOPS));
}
