import { expect, test } from 'vitest';
import { env } from '@/lib/config/env';
import { visit, visitedShop } from './middleware.fixture';

const shop = visitedShop();

test.each([
  ['/', 200],
  ['/pain-relief.html', 200],
  ['/pain-relief.html?page=2', 200],
  ['/mmstr_th/checkout/cart', 200],
  ['/search.html?query=a', 200],
  ['/nowhere.html', 404],
])('%s carries the policy of a document, without the card provider', async (path, status) => {
  const response = await visit(path);
  expect(response.status).toBe(status);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toMatch(
    /^default-src 'self'; .*worker-src 'self'; manifest-src 'self'; .*frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default$/,
  );
  expect(policy).not.toContain('braintree');
});

test.each(['/checkout', '/mmstr_th/checkout', '/checkout/'])('%s allows the card provider', async (path) => {
  const policy = (await visit(path)).headers.get('content-security-policy');
  expect(policy).toMatch(/script-src[^;]* https:\/\/js\.braintreegateway\.com[^;]*;.*frame-src[^;]* https:;/);
});

test('[PWA-2] the policy lets Firebase be asked for tokens only where a project of it is configured', async () => {
  const hosts =
    /connect-src 'self' https:\/\/firebaseinstallations\.googleapis\.com https:\/\/fcmregistrations\.googleapis\.com;/;
  const policy = async () => (await visit('/')).headers.get('content-security-policy');
  expect(await policy()).not.toContain('googleapis');
  Object.assign(env, { FIREBASE_API_KEY: 'key' });
  expect(await policy()).toMatch(hosts);
  Reflect.deleteProperty(env, 'FIREBASE_API_KEY');
});

test('a page that cannot be made carries the policy too', async () => {
  shop.isDown = true;
  const failed = await visit('/pain-relief.html');
  expect(failed.status).toBe(503);
  expect(failed.headers.get('content-security-policy')).toContain("object-src 'none'");
});
