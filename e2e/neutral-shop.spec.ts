import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/scripts/launch/ports.mjs';
import { root } from '@/scripts/launch/root.mjs';
import { startStorefront } from '@/scripts/launch/shop.mjs';
import { get } from './fixtures/crawl';
import { openCuttingProxy } from './fixtures/servers/cutting-proxy';
import { expect, test } from './fixtures/test';

interface Data {
  ProductInterface?: { fields: { name: string }[] };
  storeConfig?: object;
  cmsPage?: object;
  categories?: { items: object[] };
}

/** Rewrites the data of an answer. */
const withData = (edit: (data: Data) => Data) => (answer: string) => {
  const { data } = JSON.parse(answer) as { data: Data };
  return JSON.stringify({ data: edit(data) });
};

/** A storefront on a Magento as it is installed, with another trade's products: nobody has named it or written for it. */
async function openPlainShop(backendUrl: string) {
  const proxy = await openCuttingProxy(backendUrl);
  proxy.edit(/__type\(name:/, (answer) => answer.replaceAll('"legal_category"', '"legal_type"'));
  proxy.edit(
    /query storeConfig\b/,
    withData((data) => {
      const names = { store_name: 'Default Store View', store_group_name: 'Main Website Store' };
      return { storeConfig: { ...data.storeConfig, ...names, header_logo_src: null, logo_alt: null, copyright: null } };
    }),
  );
  proxy.edit(
    /query cmsPage\b/,
    withData((data) => ({ ...data, cmsPage: { ...data.cmsPage, content: '' } })),
  );
  proxy.edit(
    /query category\b/,
    withData(({ categories }) => {
      const landing = { display_mode: 'PAGE', cms_block: null };
      return { categories: { items: (categories?.items ?? []).map((item) => ({ ...item, ...landing })) } };
    }),
  );
  const port = await freePort();
  const pictures = await mkdtemp(join(tmpdir(), 'shop-pictures-'));
  const env = { ...process.env, DATABASE_URL: '', REDIS_URL: '', MEDIA_CACHE_DIR: pictures };
  const quiet = !process.env.SHOP_LOG;
  const storefront = await startStorefront({ root, env, port, commerceOrigin: proxy.url, quiet });
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      await storefront.stop();
      await proxy.close();
      await rm(pictures, { recursive: true, force: true });
    },
  };
}

test('a Magento of another trade, which nobody has named or written for, is a neutral shop with full pages', async ({
  shop,
  facts,
  page,
}) => {
  const plain = await openPlainShop(shop.backendUrl);
  try {
    await page.goto(plain.url);
    await expect(page.getByRole('banner').getByRole('link', { name: '127.0.0.1, home page' })).toBeVisible();
    await expect(page.getByPlaceholder('Product, brand or product code').first()).toBeVisible();
    await expect(page.getByText('News and offers, by email')).toBeVisible();
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icons/shop.svg');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'New in the shop' }).getByRole('article')).toHaveCount(8);

    const { status, text } = await get(`${plain.url}${facts.categories[0].path}`);
    expect(status).toBe(200);
    expect(text).not.toContain('There are no blocks to display');
    expect(text.match(/<article /g)?.length).toBe(facts.pageSize);
    expect(text).not.toMatch(/Default Store View|Our pharmacists/);
  } finally {
    await plain.close();
  }
});
