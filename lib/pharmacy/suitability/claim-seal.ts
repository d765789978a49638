import 'server-only';
import { LRUCache } from 'lru-cache';
import { processShared, sharedCache } from '@/lib/cache/process-memory';
import { ANSWERS_LAST } from './seal';

/** With which cart each seal is ordered. */
const carts = processShared('claimed-seals', () => new LRUCache<string, string>({ max: 100_000, ttl: ANSWERS_LAST }));

/**
 * Whether answers can be ordered with a cart: with the first that asks, as often as that takes, and with no other. Where
 * Redis is down, or there is none, an instance knows only what it was asked itself.
 */
export async function claimSeal(mark: string, cartId: string): Promise<boolean> {
  const known = carts.get(mark);
  if (known !== undefined) return known === cartId;
  carts.set(mark, cartId);
  const first = (await (await sharedCache())?.claim(`seal:${mark}`, cartId, ANSWERS_LAST)) ?? cartId;
  carts.set(mark, first);
  return first === cartId;
}
