import { resolveRoute } from './resolve-route';
import type { Route } from './route';

/** More hops than any merchant means: the rest is taken for a loop. */
const MAX_HOPS = 10;

/**
 * Whether a redirect leads, hop by hop, back to a path already seen; external targets end the chain
 * [ROUTE-15]. Each hop is resolved once and remembered. Throws AppError.
 */
export async function isRedirectLoop(storeCode: string, path: string, first: Route): Promise<boolean> {
  const seen = new Set([path]);
  let route = first;
  while (route.type === 'redirect') {
    if (isExternal(route.target)) return false;
    const next = `/${route.target.replace(/^\//, '').split(/[?#]/)[0]}`;
    if (seen.has(next) || seen.size > MAX_HOPS) return true;
    seen.add(next);
    route = await resolveRoute(storeCode, next);
  }
  return false;
}

/** Whether a redirect's target is another site. */
export function isExternal(target: string): boolean {
  return /^https?:\/\//i.test(target);
}
