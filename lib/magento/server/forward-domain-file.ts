import 'server-only';
import { COMMERCE_TIMEOUT } from '@/lib/config/constants';
import { env } from '@/lib/config/env';
import { reportError } from '@/lib/errors/report-error';

/** Where Apple looks for the proof that a merchant's domain is theirs; the backend's payment module has the file. */
const PATH = '/.well-known/apple-developer-merchantid-domain-association';

/** The backend's file for Apple, on the shop's own origin; 404 where it has none. */
export async function forwardDomainFile(): Promise<Response> {
  try {
    const answer = await fetch(`${env.COMMERCE_ORIGIN}${PATH}`, {
      cache: 'no-store',
      // A page that tells of nothing is no proof.
      redirect: 'manual',
      signal: AbortSignal.timeout(COMMERCE_TIMEOUT),
    });
    return text(answer.status === 200 ? 200 : answer.status < 500 ? 404 : 502, await answer.text());
  } catch (error) {
    reportError('Passing on the domain file of Apple Pay', error);
    return text(502);
  }
}

// Never as HTML: nothing of it runs on the shop's origin.
function text(status: number, body = ''): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(status === 200 ? body : `${status}\n`, { status, headers });
}
