import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signToken, verifiedClaims } from './jwt';

const SECRET = 'a secret of this test';
const CLAIMS = { uid: 7, utypid: 3, iat: 1_700_000_000, exp: 1_700_003_600 };
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a token', () => {
  it('is three parts of base64url, signed by HMAC SHA-256, with the claims that Magento writes', () => {
    const [header = '', payload = '', signature] = signToken(CLAIMS, SECRET).split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ alg: 'HS256' });
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual(CLAIMS);
    expect(signature).toBe(createHmac('sha256', SECRET).update(`${header}.${payload}`).digest('base64url'));
  });

  it('is believed with its own secret only', () => {
    expect(verifiedClaims(signToken(CLAIMS, SECRET), SECRET)).toEqual(CLAIMS);
    expect(verifiedClaims(signToken(CLAIMS, 'another'), SECRET)).toBeNull();
  });

  const [header, payload, signature] = signToken(CLAIMS, SECRET).split('.');
  const signed = (text: string) => `${text}.${createHmac('sha256', SECRET).update(text).digest('base64url')}`;
  it.each([
    ['nothing', ''],
    ['one word', 'bad'],
    ['no signature', `${header}.${payload}.`],
    ['half a signature', `${header}.${payload}.${signature?.slice(0, 20)}`],
    ['the claims of somebody else', `${header}.${part({ ...CLAIMS, uid: 8 })}.${signature}`],
    ['another algorithm', signed(`${part({ alg: 'HS512' })}.${payload}`)],
    ['no algorithm', `${part({ alg: 'none' })}.${payload}.`],
    ['claims that are no JSON', signed(`${header}.bad`)],
    ['claims without an end', signed(`${header}.${part({ ...CLAIMS, exp: undefined })}`)],
    ...['uid', 'utypid', 'iat', 'exp'].map((name): [string, string] => [
      `a text for ${name}`,
      signed(`${header}.${part({ ...CLAIMS, [name]: '7' })}`),
    ]),
    ['no claims', signed(`${header}.${part(null)}`)],
    ['a number for claims', signed(`${header}.${part(7)}`)],
    ['a fourth part', `${signToken(CLAIMS, SECRET)}.more`],
  ])('with %s is none', (_, token) => {
    expect(verifiedClaims(token, SECRET)).toBeNull();
  });
});
