import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/scripts/launch/ports.mjs';
import { root } from '@/scripts/launch/root.mjs';
import { startStorefront } from '@/scripts/launch/shop.mjs';
import { get } from './fixtures/crawl';
import { CONTENT_PAGE, readProduct, SIMPLE } from './fixtures/seeded';
import { startColdStorefront } from './fixtures/servers/cold-storefront';
import { type Call, openCuttingProxy } from './fixtures/servers/cutting-proxy';
import { expect, test } from './fixtures/test';

/** What a storefront that knows nothing asks the backend for while it renders one page. */
async function callsOfColdPage(backendUrl: string, path: string): Promise<readonly Call[]> {
  const proxy = await openCuttingProxy(backendUrl);
  const port = await freePort();
  const pictures = await mkdtemp(join(tmpdir(), 'shop-pictures-'));
  const env = { ...process.env, DATABASE_URL: '', REDIS_URL: '', MEDIA_CACHE_DIR: pictures };
  const storefront = await startStorefront({
    root,
    env,
    port,
    commerceOrigin: proxy.url,
    quiet: !process.env.SHOP_LOG,
  });
  try {
    // A redirect renders nothing: the registry of store views, which is the process's, is filled by it.
    expect((await get(`http://127.0.0.1:${port}/mmstr_en/`)).status).toBe(302);
    proxy.reset();
    expect((await get(`http://127.0.0.1:${port}${path}`)).status, path).toBe(200);
    return [...proxy.calls()];
  } finally {
    await storefront.stop();
    await proxy.close();
    await rm(pictures, { recursive: true, force: true });
  }
}

function repeated(questions: readonly string[]): string[] {
  return [...new Set(questions.filter((question, index) => questions.indexOf(question) !== index))];
}

function identifiersOf({ said }: Call): string[] {
  const list = /"identifiers":(\[[^\]]*\])/.exec(said)?.[1];
  return list ? (JSON.parse(list) as string[]) : [];
}

for (const page of ['home', 'content', 'category', 'filtered category', 'product', 'search']) {
  test(`a cold ${page} page asks the backend for each thing once, and for its blocks by lists [CMS-4]`, async ({
    shop,
    facts,
  }) => {
    const [category] = facts.categories;
    const paths: Record<string, string> = {
      home: '/',
      content: CONTENT_PAGE,
      category: category.path,
      'filtered category': `${category.path}?page=2`,
      product: (await readProduct(shop.backendUrl, SIMPLE, 'sku')).path,
      search: '/search.html?query=pain',
    };
    const calls = await callsOfColdPage(shop.backendUrl, paths[page] ?? '/');
    expect(calls.length).toBeGreaterThan(0);
    test.info().annotations.push({ type: 'backend calls', description: String(calls.length) });
    const questions = calls.map(({ said, store, currency }) => [store, currency, said].join(' '));
    expect(repeated(questions)).toEqual([]);
    const lists = calls.filter(({ said }) => said.includes('query cmsBlocks')).map(identifiersOf);
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.length).toBeLessThan(lists.flat().length);
    expect(repeated(lists.flat())).toEqual([]);
    // The shop's own currency is nobody's choice [NET-3].
    expect(calls.filter(({ currency }) => currency !== null)).toEqual([]);
  });
}

test('a cold page that 500 ask for at once is rendered once, and answered to all', async ({ shop, facts }) => {
  const storefront = await startColdStorefront(shop.backendUrl, { DATABASE_URL: '', REDIS_URL: '' });
  try {
    const url = `${storefront.url}${facts.categories[0].path}`;
    const answers = await Promise.all(Array.from({ length: 500 }, () => get(url)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(storefront.proxy.forwarded(/query listing\b/)).toBe(1);
  } finally {
    await storefront.close();
  }
});
