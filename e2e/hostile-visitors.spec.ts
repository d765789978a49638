import { get } from './fixtures/crawl';
import { LOOP, NOWHERE } from './fixtures/seeded';
import { startColdStorefront } from './fixtures/servers/cold-storefront';
import { expect, test } from './fixtures/test';

test('shared caches are told of the cookie on the first visit of a page and on every later one', async ({
  shop,
  facts,
}) => {
  for (const path of ['/', facts.categories[0].path, facts.products[0].path, '/checkout/cart']) {
    for (const visit of ['first', 'second', 'third']) {
      const { headers } = await get(`${shop.url}${path}`);
      expect(headers.get('cache-control'), path).toMatch(/^public/);
      expect(headers.get('vary')?.toLowerCase(), `${visit} visit of ${path}`).toMatch(/\bcookie\b.*\brsc\b/);
    }
  }
});

test('a page tells nobody where it stands inside, and no cookie has it set one', async ({ shop, facts }) => {
  for (const path of ['/', facts.products[0].path, `${facts.categories[0].path}?page=2`]) {
    const { headers } = await get(`${shop.url}${path}`, { cookies: { __prerender_bypass: 'x' } });
    expect(headers.get('x-middleware-rewrite'), path).toBeNull();
    expect(headers.get('set-cookie'), path).toBeNull();
  }
});

test('the redirect by which a router’s fetch finds its payload is not shared', async ({ shop, facts }) => {
  const url = `${shop.url}${facts.products[0].path}`;
  await get(url);
  const { status, headers } = await get(url, { headers: { rsc: '1' } });
  expect(status).toBe(307);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('a cold page is rendered once for a hundred visitors, and all get it', async ({ shop, facts }) => {
  const { url, proxy, close } = await startColdStorefront(shop.backendUrl);
  try {
    const { path } = facts.categories[0];
    // A redirect renders nothing: the registry of store views, which is the process's, is filled by it.
    expect((await get(`${url}/mmstr_en/`)).status).toBe(302);
    proxy.reset();
    const visits = await Promise.all(Array.from({ length: 100 }, () => get(`${url}${path}`)));
    expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(visits.map(({ text }) => text)).size).toBe(1);
    const questions = proxy.calls().map(({ said, store, currency }) => [store, currency, said].join(' '));
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
  } finally {
    await close();
  }
});

test('nothing that a visitor writes into an address gets into everybody’s page', async ({ shop, facts }) => {
  const { url, close } = await startColdStorefront(shop.backendUrl);
  try {
    const { path } = facts.products[0];
    const respelled = path.replace(/^\/(.)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`);
    const redirect = await get(`${url}${respelled}?a=1`);
    expect(redirect.status).toBe(301);
    expect(redirect.location).toBe(`${path}?a=1`);
    await get(`${url}${path}?visitor=first`);
    await get(`${url}/checkout/onepage/success/visitor`);
    for (const page of [path, '/checkout/onepage/success']) {
      const { text } = await get(`${url}${page}`);
      expect(text, page).not.toContain('visitor');
      expect(text, page).toContain(`/mmstr_th${page}"`);
    }
  } finally {
    await close();
  }
});

for (const { what, path, status } of [
  { what: 'not-found page', path: NOWHERE, status: 404 },
  { what: 'failure page', path: LOOP, status: 503 },
]) {
  test(`nothing that its first visitor asked for gets into everybody’s ${what}`, async ({ shop }) => {
    const { url, close } = await startColdStorefront(shop.backendUrl);
    try {
      const first = await get(`${url}/mmstr_th${path}?token=first-secret`);
      expect([first.status, first.text.includes('first-secret')]).toEqual([status, false]);
      const second = await get(`${url}/mmstr_th${path}`);
      expect([second.status, second.text.includes('first-secret')]).toEqual([status, false]);
      expect(second.text).not.toContain(path);
      expect(second.headers.get('x-nextjs-cache')).toBe('HIT');
    } finally {
      await close();
    }
  });
}

for (const [moment, held] of [
  ['is being looked up', /query route/],
  ['is being rendered', /query category\b/],
] as const) {
  test(`a page that ${moment} when the server is asked to stop is finished`, async ({ shop, facts }) => {
    const { url, proxy, stop, close } = await startColdStorefront(shop.backendUrl);
    try {
      const gate = proxy.hold(held);
      const visit = get(`${url}${facts.categories[0].path}`);
      await gate.reached;
      const stopped = stop();
      await expect.poll(() => get(`${url}/api/health`).catch(() => 'refused')).toBe('refused');
      gate.open();
      const { status, text, headers } = await visit;
      expect(status).toBe(200);
      expect(text).toContain('</html>');
      expect(headers.get('connection')).toBe('close');
      await stopped;
    } finally {
      await close();
    }
  });
}

test('a shop with a HOST is reached there, and by no other address of the machine', async ({ shop }) => {
  test.skip(process.platform !== 'linux', 'only there every machine has a second address of its own');
  const { url, close } = await startColdStorefront(shop.backendUrl, { HOST: '127.0.0.1' });
  try {
    expect((await get(`${url}/api/health`)).status).toBe(200);
    const elsewhere = fetch(`http://127.0.0.2:${new URL(url).port}/api/health`);
    await expect(elsewhere.catch(({ cause }: Error) => cause)).resolves.toMatchObject({ code: 'ECONNREFUSED' });
  } finally {
    await close();
  }
});
