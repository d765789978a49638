import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const dynamic = 'force-static';

const SHEETS = ['node_modules/leaflet/dist/leaflet.css', 'components/content/page-builder/islands/map/leaflet-map.css'];

/** The style sheet of maps in merchant content: the library's own, then the shop's. Made by the build. */
export async function GET(): Promise<Response> {
  const sheets = await Promise.all(SHEETS.map((path) => readFile(join(process.cwd(), path), 'utf8')));
  return new Response(sheets.join('\n'), {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
    },
  });
}
