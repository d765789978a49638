import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product } from '../database/schema/products';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function sampleUrls(sku: string): Promise<(string | null)[]> {
  const query = `query($sku:String!){ products(filter:{sku:{eq:$sku}}) { items {
    ... on DownloadableProduct { downloadable_product_links { sample_url } } } } }`;
  const { data } = (await shop.execute(query, { sku })).body;
  const [item] = (data as { products: { items: { downloadable_product_links: { sample_url: string | null }[] }[] } })
    .products.items;
  return item?.downloadable_product_links.map(({ sample_url }) => sample_url) ?? [];
}

const sampleUrl = async () => (await sampleUrls('ROA-GUIDE')).find((url) => url !== null) ?? '';

describe('samples of downloadable links', () => {
  it('[BACK-1] are files at the addresses that the products give', async () => {
    const response = await shop.fetch(new Request(await sampleUrl()));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="roamwell-.*\.pdf"$/);
    expect(await response.text()).toMatch(/^%PDF-/);
  });

  it.each([
    '/downloadable/download/linkSample/link_id/999999/',
    '/downloadable/download/linkSample/',
    '/downloadable/',
  ])('are nothing at %s', async (path) => {
    expect((await shop.fetch(new Request(`http://shop.example${path}`))).status).toBe(404);
  });

  it('are not there for a link without one, nor for a disabled product', async () => {
    const url = await sampleUrl();
    const id = Number(/link_id\/(\d+)/.exec(url)?.[1]);
    expect((await shop.fetch(new Request(url.replace(`/${id}/`, `/${id + 1}/`)))).status).toBe(404);
    await shop.db.update(product).set({ isEnabled: false }).where(eq(product.sku, 'ROA-GUIDE'));
    expect((await shop.fetch(new Request(url))).status).toBe(404);
  });
});
