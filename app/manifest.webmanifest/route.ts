import { getManifest } from '@/lib/pwa/get-manifest';

export const dynamic = 'force-dynamic';

/** What makes the shop an app [PWA-1]; `?store=` names the store view whose language it speaks. */
export async function GET(request: Request): Promise<Response> {
  const manifest = await getManifest(new URL(request.url).searchParams.get('store')).catch(() => null);
  if (!manifest) return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  });
}
