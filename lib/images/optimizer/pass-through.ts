import 'server-only';
import { fetchMedia } from './fetch-media';
import { cacheControl } from './lifetime';
import { safetyHeaders } from './responses';

const ASKED = ['accept', 'if-modified-since', 'if-none-match', 'if-range', 'range'];
const ANSWERED = ['accept-ranges', 'content-disposition', 'content-range', 'etag', 'last-modified', 'vary'];

/**
 * A file from the backend as it is, streamed, parts of it too (videos are asked for in ranges). `query` begins
 * with `?` or is empty. Throws AppError as `fetchMedia` does.
 */
export async function passThrough(request: Request, path: string, query = ''): Promise<Response> {
  const asked = pick(request.headers, ASKED);
  // What the backend would compress, the server in front of the browser compresses.
  asked.set('Accept-Encoding', 'identity');
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  const answer = await fetchMedia(`${path}${query}`, { method, headers: asked, signal: request.signal });
  const headers = pick(answer.headers, ANSWERED);
  headers.set('Cache-Control', lifetime(answer, path));
  // A 304 tells no type, and what it told would replace what the browser has kept.
  if (answer.status !== 304) {
    const contentType = answer.headers.get('content-type') ?? 'application/octet-stream';
    headers.set('Content-Type', contentType);
    for (const [name, value] of Object.entries(safetyHeaders(contentType))) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

/** What the backend keeps to one visitor stays so. */
function lifetime(answer: Response, path: string): string {
  const own = answer.headers.get('cache-control') ?? '';
  return answer.status === 416 || /no-store|private/i.test(own) ? 'private, no-store' : cacheControl(path);
}

function pick(from: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}
