import { env } from './env';

/**
 * A path as crawlers want it, with the shop's public origin. Cached pages cannot see under which host they
 * are asked for: without `SITE_ORIGIN` the path stays as it is, which is true on any host.
 */
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

/** Whether every host gets the same answer, so that shared caches may keep it. */
export function isOriginKnown(): boolean {
  return env.SITE_ORIGIN !== undefined;
}
