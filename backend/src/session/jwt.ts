import { createHmac, timingSafeEqual } from 'node:crypto';

/** What Magento's tokens say: the user, their kind (3 is a customer), and seconds since 1970. */
export interface Claims {
  uid: number;
  utypid: number;
  iat: number;
  exp: number;
}

const HEADER = encoded({ kid: '1', alg: 'HS256' });

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signatureOf(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

/** Signs claims as a JSON Web Token, HS256. */
export function signToken(claims: Claims, secret: string): string {
  const text = `${HEADER}.${encoded(claims)}`;
  return `${text}.${signatureOf(text, secret).toString('base64url')}`;
}

function isClaims(value: unknown): value is Claims {
  if (typeof value !== 'object' || value === null) return false;
  return ['uid', 'utypid', 'iat', 'exp'].every((key) => Number.isInteger((value as Record<string, unknown>)[key]));
}

function parsed(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The claims of a token that this secret signed; null for anything else. Whether they still hold is not looked at. */
export function verifiedClaims(token: string, secret: string): Claims | null {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  // Only what this side issues: no header of a caller's choice, no other algorithm.
  if (header !== HEADER || more.length > 0) return null;
  const expected = signatureOf(`${header}.${payload}`, secret);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims = parsed(payload);
  return isClaims(claims) ? claims : null;
}
