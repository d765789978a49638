import type { Page } from '@playwright/test';
import { askBackend } from './fixtures/backend';
import { bringCart, cartLine, PATIENCE } from './fixtures/cart';
import { answeredItem } from './fixtures/cart-api';
import { type Crawled, crawl, sitemapUrls, type Thing } from './fixtures/crawl';
import { text } from './fixtures/messages';
import { readProduct } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

const VIEWS = [
  { store: 'mmstr_en', prefix: '' },
  { store: 'mmstr_us', prefix: '/mmstr_us' },
  { store: 'mmstr_th', prefix: '/mmstr_th' },
];

/** Pages asked for at once. */
const AT_ONCE = 6;

interface Named {
  sku: string;
}

interface Row extends Named {
  name: string;
  url_key: string;
  url_suffix: string | null;
  legal_category: number | null;
  small_image: { url: string } | null;
  categories: { url_path: string | null; url_suffix: string | null }[];
  related_products: Named[];
  upsell_products: Named[];
  crosssell_products: Named[];
}

interface Listed {
  products: { items: Row[]; page_info: { total_pages: number } };
}

const LINKED = 'related_products { sku } upsell_products { sku } crosssell_products { sku }';
const PRODUCTS = `query ($page: Int!) { products(filter: {}, pageSize: 100, currentPage: $page) {
  page_info { total_pages } items { sku name url_key url_suffix legal_category small_image { url }
    categories { url_path url_suffix } ${LINKED} } } }`;
const LABELS = `{ customAttributeMetadata(attributes: [{ attribute_code: "legal_category", entity_type: "catalog_product" }]) {
  items { attribute_options { value label } } } }`;

async function readProducts(origin: string, store: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const { products } = await askBackend<Listed>(origin, PRODUCTS, { page }, { store });
    rows.push(...products.items);
    last = products.page_info.total_pages;
  }
  return rows;
}

async function readLabels(origin: string, store: string): Promise<Map<number, string>> {
  interface Answer {
    customAttributeMetadata: { items: { attribute_options: { value: string; label: string }[] }[] };
  }
  const { customAttributeMetadata } = await askBackend<Answer>(origin, LABELS, {}, { store });
  const options = customAttributeMetadata.items[0]?.attribute_options ?? [];
  return new Map(options.map(({ value, label }) => [Number(value), label]));
}

/** A store view's products that need a prescription, and all others; the option's own label tells, in English. */
async function readView(origin: string, store: string) {
  const [rows, labels, english] = await Promise.all([
    readProducts(origin, store),
    readLabels(origin, store),
    readLabels(origin, 'mmstr_en'),
  ]);
  const isKept = ({ legal_category }: Row) => english.get(legal_category ?? 0) === 'Prescription only';
  const [first, ...others] = rows.filter(isKept);
  if (!first) throw new Error(`${store} has no medicine that needs a prescription`);
  const label = labels.get(first.legal_category ?? 0) ?? '';
  expect(label).toBeTruthy();
  return { kept: [first, ...others], free: rows.filter((row) => !isKept(row)), label };
}

/** Whether somebody has linked one of these products to another one. */
function isLinkedTo({ related_products, upsell_products, crosssell_products }: Row, kept: readonly Row[]): boolean {
  const linked = [...related_products, ...upsell_products, ...crosssell_products];
  return linked.some(({ sku }) => kept.some((one) => one.sku === sku));
}

/** The pages of a product's categories, and of those above them, which list it as well. */
function listsOf({ categories }: Row): string[] {
  return categories.flatMap(({ url_path, url_suffix }) => {
    const steps = (url_path ?? '').split('/');
    return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}${url_suffix ?? ''}`);
  });
}

/** What a page calls a product by: the last part of its address, its code, and its picture. */
function tracesOf({ sku, url_key, small_image }: Row): string[] {
  return [`${url_key}.`, `"${sku}"`, pictureOf(small_image?.url)].filter(Boolean);
}

function pictureOf(url = ''): string {
  return url.split('/').at(-1) ?? '';
}

/** A thing with all that it has in it. */
function withParts(thing: Thing): Thing[] {
  return [thing, ...(thing.hasVariant ?? [])];
}

/** Reads pages, some at a time. */
async function crawlAll(urls: readonly string[], look: (page: Crawled, url: string) => void): Promise<void> {
  const waiting = [...urls];
  const read = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const page = await crawl(url);
      expect(page.status, url).toBe(200);
      look(page, url);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
}

for (const { store, prefix } of VIEWS) {
  test(`what needs a prescription stands on its own page and in its categories’ lists alone, marked, and is offered nowhere: ${store}`, async ({
    shop,
  }) => {
    test.setTimeout(240_000);
    const { kept, free, label } = await readView(shop.backendUrl, store);
    const at = (path: string) => encodeURI(`${shop.url}${prefix}${path}`);
    const page = ({ url_key, url_suffix }: Row) => at(`/${url_key}${url_suffix ?? ''}`);
    const lists = new Set(kept.flatMap((row) => listsOf(row).map(at)));

    const pages = await sitemapUrls(`${shop.url}/sitemap-${store}-pages.xml`);
    const inDanger = free.filter((row) => isLinkedTo(row, kept));
    expect(pages.length, 'home, categories and content').toBeGreaterThan(20);
    expect(inDanger.length, 'the seed links some product to one').toBeGreaterThan(0);

    let shown = 0;
    const further: string[] = [];
    const look = ({ html, openGraph, things }: Crawled, url: string) => {
      const [list = ''] = url.split('?');
      for (const row of kept) {
        expect(openGraph.image ?? '', `${url} is shared with a picture of ${row.sku}`).not.toContain(
          pictureOf(row.small_image?.url),
        );
        const told = Object.values(things).flatMap(withParts);
        expect(
          told.filter(({ sku }) => sku === row.sku),
          `${url} has data of ${row.sku}`,
        ).toEqual([]);
        const card = html.split('<article ').find((part) => part.includes(`data-sku="${row.sku}"`));
        if (card && lists.has(list)) {
          shown++;
          expect(card.split('</article>')[0], `${url} marks ${row.sku}`).toContain(label);
        } else if (!lists.has(list)) {
          for (const trace of tracesOf(row)) expect(html.includes(trace), `${url} shows ${trace}`).toBe(false);
        }
      }
      if (url === list && html.includes('?page=2')) further.push(`${list}?page=2`);
    };
    await crawlAll([...pages, ...free.map(page)], look);
    expect(shown, 'lists show what they have').toBeGreaterThan(0);

    // Lists in another order, their second pages, and what a filter leaves of them.
    expect(further.length, 'some list has a second page').toBeGreaterThan(0);
    const filter = new URLSearchParams({ 'legal_category[filter]': `${label},${kept[0]?.legal_category}` });
    await crawlAll([...further, ...[...lists].map((list) => `${list}?sort=name-asc`)], look);
    shown = 0;
    await crawlAll(
      [...lists].map((list) => `${list}?${filter}`),
      look,
    );
    expect(shown, 'filtered lists show what they have').toBeGreaterThanOrEqual(lists.size);

    await crawlAll(kept.map(page), ({ html, openGraph, things }, url) => {
      const own = kept.find((row) => page(row) === url);
      expect(html, `${url} is marked`).toContain(label);
      expect(things.Product?.sku, url).toBe(own?.sku);
      expect(JSON.stringify(things), `${url} has a price for search engines`).not.toMatch(/Offer|"price/);
      expect(openGraph.image ?? '', `${url} is shared with its picture`).not.toContain(
        pictureOf(own?.small_image?.url),
      );
      for (const other of kept.filter((row) => row !== own)) {
        for (const trace of tracesOf(other)) expect(html.includes(trace), `${url} shows ${trace}`).toBe(false);
      }
    });

    await crawlAll(
      kept.map(({ name }) => at(`/search.html?query=${name}`)),
      ({ html, robots }, url) => {
        const cards = html.split('<article ').slice(1);
        const found = kept.flatMap(({ sku }) => cards.filter((card) => card.includes(`data-sku="${sku}"`)));
        expect(found.length, `${url} finds it`).toBeGreaterThan(0);
        for (const card of found) expect(card.split('</article>')[0], url).toContain(label);
        expect(robots, url).toMatch(/noindex/);
      },
    );
  });
}

async function suggested(page: Page, term: string): Promise<string[]> {
  await page.getByLabel(text('shell.searchLabel')).fill(term);
  const list = page.getByRole('listbox', { name: text('search.panel.label') });
  await expect(list.getByRole('option', { name: text('search.panel.all', { term }) })).toBeVisible({
    timeout: PATIENCE,
  });
  const options = list.getByRole('group', { name: text('search.panel.products') }).getByRole('option');
  // An amount is one word to the eye.
  return (await options.allTextContents()).map((option) => option.replaceAll('\u00a0', ' '));
}

test('[CAT-6] the search suggests what needs a prescription once its name or ingredient is typed, and says so', async ({
  page,
}) => {
  await page.goto('/');
  const early = await suggested(page, 'fexo');
  expect(early.length, 'others are suggested').toBeGreaterThan(0);
  expect(early.join()).not.toMatch(/180 mg|Prescription only/);
  const named = await suggested(page, 'fexofenadine');
  expect(named.find((option) => option.includes('180 mg'))).toContain('Prescription only');
  expect((await suggested(page, 'loratadine')).join()).toContain('Pharmacy medicine');
  expect((await suggested(page, 'malaria')).join()).not.toMatch(/Atovaquone|Prescription only/);
});

test('[CART-8] a line of the basket says how its medicine is sold; [CAT-7] what needs a prescription is not remembered', async ({
  page,
  shop,
}) => {
  const [pharmacy, prescription] = await Promise.all(
    ['TOL-LOR-30', 'TOL-FEX-180'].map((sku) => readProduct(shop.backendUrl, sku, '')),
  );
  await page.goto(prescription?.path ?? '');
  await page.goto(pharmacy?.path ?? '');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recent_viewed')))
    .toBe(JSON.stringify(['TOL-LOR-30']));
  await bringCart(page, shop.backendUrl, [
    await answeredItem(shop.backendUrl, 'TOL-LOR-30', 'Questions answered'),
    { sku: 'STU-DRESS-10', quantity: 1 },
  ]);
  await page.goto('/checkout/cart');
  const line = cartLine(page, pharmacy?.name ?? '');
  await expect(line.getByText('Pharmacy medicine')).toBeVisible({ timeout: PATIENCE });
  await expect(page.getByText('Pharmacy medicine', { exact: true })).toHaveCount(1);
});
