import { isBearer } from '@/lib/cache/signature';
import { env } from '@/lib/config/env';
import { getBackendHealth } from '@/lib/magento/capabilities/get-backend-health';
import { isStopping } from '@/server/shutdown';

const FRESH = { 'Cache-Control': 'no-store' };

/**
 * Tells a load balancer whether this server wants visitors. With `?deep` and OPS_SECRET as bearer token it also asks the
 * commerce backend, and tells what that has: 503 where it does not answer, which is no reason to end this server.
 */
export async function GET(request: Request): Promise<Response> {
  const status = isStopping() ? 'stopping' : 'ok';
  if (!new URL(request.url).searchParams.has('deep'))
    return Response.json({ status }, { status: status === 'ok' ? 200 : 503, headers: FRESH });
  if (!isBearer(request.headers.get('authorization'), env.OPS_SECRET))
    return Response.json({ error: 'OPS_SECRET is not the bearer token' }, { status: 401, headers: FRESH });
  const backend = await getBackendHealth();
  const isWell = status === 'ok' && backend.isReached;
  const told = { status: isWell || status === 'stopping' ? status : 'degraded', backend, uptime: process.uptime() };
  return Response.json(told, { status: isWell ? 200 : 503, headers: FRESH });
}
