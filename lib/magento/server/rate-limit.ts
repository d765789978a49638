import { LRUCache } from 'lru-cache';
import { processShared } from '@/lib/cache/process-memory';
import { env } from '@/lib/config/env';
import type { Asked } from './limited-actions';

interface Window {
  count: number;
  /** Epoch milliseconds. */
  endsAt: number;
}

const MINUTE = 60_000;

// rate-limiter-flexible keeps a timer for each address, without bound; here the one seen longest ago makes room.
const windows = processShared('rate-limits', () => new LRUCache<string, Window>({ max: 100_000 }));

/** Counts a request against its client's `RATE_LIMITS`, all or nothing; gives the seconds to wait, null for none. */
export function secondsToWait(request: Request, asked: Asked): number | null {
  const now = Date.now();
  const client = networkOf(clientOf(request));
  const limited = [...asked].flatMap(([action, times]) => {
    const limit = env.RATE_LIMITS[action];
    if (limit === 0) return [];
    const key = `${action} ${client}`;
    const known = windows.get(key);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + MINUTE };
    return [{ key, window, count: window.count + times, limit }];
  });
  const waits = limited.filter(({ count, limit }) => count > limit).map(({ window }) => window.endsAt - now);
  if (waits.length > 0) return Math.ceil(Math.max(...waits) / 1000);
  for (const { key, window, count } of limited) windows.set(key, { ...window, count });
  return null;
}

/** The client's address, as the server's watch has found it out. */
function clientOf(request: Request): string {
  return request.headers.get('x-forwarded-for') ?? '';
}

/** An IPv6 client has a whole network (/64) of addresses for himself. */
function networkOf(address: string): string {
  // An IPv4 client as a socket for both names him: one network of /64 has them all.
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
