import 'server-only';
import { env } from '@/lib/config/env';
import { DOWNLOADS_PATH } from '@/lib/config/paths';
import { pickHeaders } from '@/lib/config/pick-headers';
import { reportError } from '@/lib/errors/report-error';
import { downloadPath, NO_SAMPLE_ID } from '@/lib/magento/download-path';

/** Milliseconds until the backend begins to answer; the file itself may take as long as it takes. */
const ANSWER_WITHIN_MS = 15_000;

// The cookie is the session that Magento has given to this browser: a file that may not be shared needs it.
const ASKED = ['accept', 'cookie', 'if-range', 'range', 'x-forwarded-for'];
const ANSWERED = ['accept-ranges', 'content-disposition', 'content-length', 'content-range', 'content-type'];

const MAGENTO_SIGN_IN = /\/customer\/account\/login\b/;

/** What is opened by itself and is no page: nothing of it runs on the shop's origin. */
const SANDBOX = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; sandbox";

/** Browsers' PDF viewers refuse to run in a sandbox. */
const INERT = /^(application\/pdf|audio\/|video\/|image\/(?!svg))/i;

/** Streams a bought file (its address is its key) or a sample, never cached; a refused file leads to the downloads, a sample back. */
export async function forwardDownload(request: Request): Promise<Response> {
  const path = downloadPath(new URL(request.url).pathname);
  if (!path) return text(404);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ANSWER_WITHIN_MS);
  try {
    const headers = pickHeaders(request.headers, ASKED);
    headers.set('Accept-Encoding', 'identity');
    const answer = await fetch(`${env.COMMERCE_ORIGIN}${path}/`, {
      headers,
      signal: AbortSignal.any([late.signal, request.signal]),
      redirect: 'manual',
      cache: 'no-store',
    });
    if (answer.status === 200 || answer.status === 206 || answer.status === 416) return file(answer);
    await answer.body?.cancel();
    return refused(request, path, answer);
  } catch (error) {
    // Nobody hears the answer: the visitor went on.
    if (request.signal.aborted) return new Response(null, { status: 499 });
    reportError('Passing on a download', error);
    return text(late.signal.aborted ? 504 : 502);
  } finally {
    clearTimeout(timer);
  }
}

function file(answer: Response): Response {
  const headers = pickHeaders(answer.headers, ANSWERED);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('X-Robots-Tag', 'noindex');
  if (!INERT.test(headers.get('content-type') ?? '')) headers.set('Content-Security-Policy', SANDBOX);
  return new Response(answer.body, { status: answer.status, headers });
}

function refused(request: Request, path: string, { status, headers: given }: Response): Response {
  if (status >= 500) return text(502);
  const isBought = path.startsWith('/downloadable/download/link/');
  // What may not be shared Magento gives to whoever has signed in on its own pages, which nobody does here.
  const reason = MAGENTO_SIGN_IN.test(given.get('location') ?? '') ? '=unshared' : '';
  const place = isBought ? `${DOWNLOADS_PATH}?refused${reason}` : sampledPage(request);
  if (!place) return text(404);
  const headers = { Location: place, 'Cache-Control': 'private, no-store' };
  return new Response(null, { status: 303, headers });
}

/** The shop's page that led to a sample, where it says that there is none: Magento names one for every link. */
function sampledPage({ headers }: Request): string | null {
  const referer = headers.get('referer') ?? '';
  if (headers.get('sec-fetch-site') !== 'same-origin' || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  // A path of two slashes would name another host.
  if (from.pathname.startsWith('//')) return null;
  return `${from.pathname}${from.search}#${NO_SAMPLE_ID}`;
}

function text(status: number): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(`${status}\n`, { status, headers });
}
