/** Tells a load balancer that this server answers; it says nothing of the commerce backend. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
