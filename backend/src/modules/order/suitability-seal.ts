import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which form was answered, as it was then in a store view. */
export interface SealedForm {
  id: string;
  version: number;
  /** The store view's code. */
  store: string;
}

/**
 * The form whose answers a text seals for a product; null for anything else, and for what is over. The storefront makes
 * the seal (its `lib/pharmacy/suitability/seal.ts`), at the foot of the answers:
 *
 *     Form: <block>, version <number>, <store view>
 *     Seal: <end in milliseconds, base 36>.<hex HMAC-SHA-256 of the JSON list of all above it, SKU, end>
 *
 * White space of whatever kind counts as one space.
 */
export function sealedForm(text: string, sku: string, secret: string, now = Date.now()): SealedForm | null {
  const plain = text.replace(/\s+/g, ' ').trim();
  const [, body = '', until = '', given = ''] = /^(.*) Seal: ([a-z\d]{1,12})\.([a-f\d]{64})$/.exec(plain) ?? [];
  const expected = createHmac('sha256', secret)
    .update(JSON.stringify([body, sku, until]))
    .digest();
  const actual = Buffer.from(given, 'hex');
  const isWhole = actual.length === expected.length && timingSafeEqual(actual, expected);
  if (!isWhole || Number.parseInt(until, 36) <= now) return null;
  const [, id, version, store] = / Form: (\S+), version (\d+), (\S+)$/.exec(body) ?? [];
  return id && store ? { id, version: Number(version), store } : null;
}
