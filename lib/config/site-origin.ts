import { env } from './env';

/** A path with the public origin. Without `SITE_ORIGIN` it stays a path: cached pages cannot see who is asked. */
export function siteUrl(path: string): string {
  return `${env.SITE_ORIGIN ?? ''}${path}`;
}

/** The public origin for an answer that is made per request: `SITE_ORIGIN`, else the host that was asked. */
export function requestOrigin(request: Request): string {
  if (env.SITE_ORIGIN) return env.SITE_ORIGIN;
  const url = new URL(request.url);
  const protocol = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() ?? url.protocol.replace(':', '');
  const asked = `${protocol}://${request.headers.get('host') ?? url.host}`;
  return URL.canParse(asked) ? new URL(asked).origin : url.origin;
}

/** Whether every host gets the same answer, so that shared caches may store it. */
export function isOriginKnown(): boolean {
  return env.SITE_ORIGIN !== undefined;
}
