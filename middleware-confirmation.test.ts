import { expect, test } from 'vitest';
import { env } from '@/lib/config/env';
import { inside, visit, visitedShop } from './middleware.fixture';

const shop = visitedShop();
const LETTER = '/customer/account/confirm/?id=7&key=4f2a&back_url=https%3A%2F%2Felsewhere.example';

/** Magento leads to its account, and tells what became of it by a cookie. */
function leads(type: string, location = 'https://magento.example/customer/account/index/') {
  const message = encodeURIComponent(JSON.stringify([{ type, text: 'Words of Magento.' }]));
  const headers = new Headers({ Location: location });
  headers.append('Set-Cookie', 'PHPSESSID=1; path=/');
  headers.append('Set-Cookie', `mage-messages=${message}; path=/; SameSite=Strict`);
  return new Response(null, { status: 302, headers });
}

const answerWith = (answer: Response | Error) => {
  shop.commerce.answers['/customer/account/confirm/'] = () => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
};
const confirming = () => shop.commerce.calls.filter(({ url }) => url.pathname === '/customer/account/confirm/');

test.each([
  [LETTER, 'success', '/sign-in?confirmed=true'],
  [LETTER, 'error', '/sign-in?confirmed=false'],
  [`/mmstr_th${LETTER}`, 'success', '/mmstr_th/sign-in?confirmed=true'],
  [LETTER.replace('/?', '?'), 'success', '/sign-in?confirmed=true'],
])(
  '%s, the link of Magento’s letter, confirms an account there, and leads to signing in: %s',
  async (path, type, to) => {
    answerWith(leads(type));
    const response = await visit(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, `https://shop.example${to}`]);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(confirming().map(({ url, redirect }) => [url.search, redirect])).toEqual([['?id=7&key=4f2a', 'manual']]);
  },
);

test.each([
  ['is away', new TypeError('connect ECONNREFUSED')],
  ['is being mended', new Response(null, { status: 503 })],
  ['leads to its base URL, which is the shop’s', leads('', 'https://shop.example/customer/account/confirm/?id=7')],
])('an account is not confirmed while the backend %s: 503', async (_, answer) => {
  answerWith(answer);
  expect((await visit(LETTER)).status).toBe(503);
});

test('who opens such links too often is asked to wait, and Magento is not asked', async () => {
  answerWith(leads('error'));
  const { 'sign-in': most } = env.RATE_LIMITS;
  for (let times = 0; times < most; times += 1) await visit(LETTER);
  expect((await visit(LETTER)).status).toBe(429);
  expect(confirming()).toHaveLength(most);
});

test('an address without a key is none of a letter’s', async () => {
  expect(inside(await visit('/customer/account/confirm/?id=7'))).toBe('/mmstr_en/GBP/~not-found');
  expect(inside(await visit('/customer/account/confirmation?id=7&key=4f2a'))).toBe('/mmstr_en/GBP/~not-found');
  expect(confirming()).toEqual([]);
});
