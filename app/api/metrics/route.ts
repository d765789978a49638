import { isBearer } from '@/lib/cache/signature';
import { env } from '@/lib/config/env';
import { renderMetrics } from '@/server/metrics';

/** This process's metrics for Prometheus, to who has OPS_SECRET as bearer token; 404 where none is set. */
export function GET(request: Request): Response {
  if (!env.OPS_SECRET) return new Response('OPS_SECRET is not set\n', { status: 404 });
  if (!isBearer(request.headers.get('authorization'), env.OPS_SECRET))
    return new Response('OPS_SECRET is not the bearer token\n', { status: 401 });
  const headers = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(renderMetrics(), { headers });
}
