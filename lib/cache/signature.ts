import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hex HMAC-SHA-256 of a body under the shared secret. */
export function signature(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** Whether a given signature is the body's, compared in constant time. */
export function isSigned(body: string, given: string | null, secret: string): boolean {
  const expected = Buffer.from(signature(body, secret));
  const actual = Buffer.from(given ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Whether an `Authorization` header carries the secret; never where there is none. */
export function isBearer(given: string | null, secret: string | undefined): boolean {
  return secret !== undefined && isSigned('', signature('', given ?? ''), `Bearer ${secret}`);
}
