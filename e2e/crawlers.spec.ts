import { askBackend } from './fixtures/backend';
import { crawl, followed, get, sitemapUrls } from './fixtures/crawl';
import { CONTENT_PAGE, NOWHERE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

// Everything here is read from the first HTML, as crawlers do that run no JavaScript.

const VIEWS = [
  { code: 'mmstr_en', language: 'en-GB', prefix: '' },
  { code: 'mmstr_us', language: 'en-US', prefix: '/mmstr_us' },
  { code: 'mmstr_th', language: 'th-TH', prefix: '/mmstr_th' },
];

/** The alternates that a page should name, from each view's own path. */
function expectedAlternates(origin: string, paths: string[]): Record<string, string> {
  const urls = VIEWS.map(({ language, prefix }, index) => [
    language,
    new URL(`${prefix}${paths[index] === '/' && prefix ? '' : paths[index]}`, origin).href,
  ]);
  return Object.fromEntries([...urls, ['x-default', urls[0]?.[1] ?? '']]);
}

async function expectConsistent(origin: string, paths: string[]): Promise<void> {
  const expected = expectedAlternates(origin, paths);
  for (const { language } of VIEWS) {
    const url = expected[language] ?? '';
    const page = await crawl(url);
    expect(page.status, url).toBe(200);
    expect(page.canonical, url).toBe(url);
    expect(page.alternates, url).toEqual(expected);
    expect(page.robots, url).toBeNull();
    expect(page.title, url).toBeTruthy();
    expect(page.description, url).toBeTruthy();
  }
}

const inEveryView = <Answer>(ask: (store: string) => Promise<Answer>) =>
  Promise.all(VIEWS.map(({ code }) => ask(code)));

test('[ROUTE-14, CAT-5] a product: each view’s page names the same addresses, each its own', async ({
  shop,
  facts,
}) => {
  const query = 'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { url_key url_suffix } } }';
  interface Answer {
    products: { items: { url_key: string; url_suffix: string }[] };
  }
  const { sku } = facts.products[0];
  const answers = await inEveryView((store) => askBackend<Answer>(shop.backendUrl, query, { sku }, { store }));
  await expectConsistent(
    shop.url,
    answers.map(({ products: { items } }) => `/${items[0]?.url_key}${items[0]?.url_suffix}`),
  );
});

test('[ROUTE-14, CAT-1] a category: each view’s page names the same addresses, each its own', async ({
  shop,
  facts,
}) => {
  const query =
    'query ($uid: String!) { categoryList(filters: { category_uid: { eq: $uid } }) { url_path url_suffix } }';
  interface Answer {
    categoryList: { url_path: string; url_suffix: string }[];
  }
  const { uid } = facts.categories[0];
  const answers = await inEveryView((store) => askBackend<Answer>(shop.backendUrl, query, { uid }, { store }));
  await expectConsistent(
    shop.url,
    answers.map(({ categoryList: [category] }) => `/${category?.url_path}${category?.url_suffix}`),
  );
});

test('[ROUTE-1, ROUTE-14] a content page and the home page: each view’s names the same addresses', async ({ shop }) => {
  await expectConsistent(shop.url, [CONTENT_PAGE, CONTENT_PAGE, CONTENT_PAGE]);
  await expectConsistent(shop.url, ['/', '/', '/']);
});

test('[STORE-5] titles end with the shop’s suffix; a link that is shared shows a picture', async ({ shop, facts }) => {
  const query = 'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { name meta_title } } }';
  const [{ path, sku }] = facts.products;
  interface Answer {
    products: { items: { name: string; meta_title: string | null }[] };
  }
  const { products } = await askBackend<Answer>(shop.backendUrl, query, { sku });
  const own = products.items[0]?.meta_title ?? products.items[0]?.name;
  const { title, openGraph } = await crawl(`${shop.url}${path}`);
  expect(title).toBe(`${own} | mmstr`);
  expect(openGraph).toMatchObject({ title: own, site_name: 'mmstr', locale: 'en_GB', url: `${shop.url}${path}` });
  const picture = await fetch(openGraph.image ?? '');
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toMatch(/^image\//);
});

for (const [prefix, cookies, currency] of [
  ['', {}, 'GBP'],
  ['/mmstr_us', {}, 'USD'],
  ['', { store_view_currency: 'EUR' }, 'EUR'],
] as const) {
  test(`[CAT-5] a product’s structured data has the price in ${currency}, as the page has it`, async ({
    shop,
    facts,
  }) => {
    const [{ sku, path }] = facts.products;
    const query = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
      stock_status price_range { minimum_price { final_price { value currency } } } } } }`;
    interface Answer {
      products: {
        items: {
          stock_status: string;
          price_range: { minimum_price: { final_price: { value: number; currency: string } } };
        }[];
      };
    }
    const store = prefix ? prefix.slice(1) : 'mmstr_en';
    const { products } = await askBackend<Answer>(shop.backendUrl, query, { sku }, { store, currency });
    const price = products.items[0]?.price_range.minimum_price.final_price;
    const { things } = await crawl(`${shop.url}${prefix}${path}`, cookies);
    expect(price?.currency).toBe(currency);
    expect(things.Product).toMatchObject({
      sku,
      offers: { price: price?.value, priceCurrency: currency, availability: 'https://schema.org/InStock' },
    });
    expect(things.BreadcrumbList?.itemListElement?.at(-1)?.name).toBe(things.Product?.name);
  });
}

test('[CAT-5] a configurable product is a group of its variants', async ({ shop }) => {
  const query = `{ products(filter: {}, pageSize: 300) { items { __typename url_key url_suffix review_count
    ... on ConfigurableProduct { variants { product { sku stock_status price_range { minimum_price { final_price { value } } } } } } } } }`;
  interface Item {
    __typename: string;
    url_key: string;
    url_suffix: string;
    review_count: number;
    variants: {
      product: {
        sku: string;
        stock_status: string;
        price_range: { minimum_price: { final_price: { value: number } } };
      };
    }[];
  }
  const { products } = await askBackend<{ products: { items: Item[] } }>(shop.backendUrl, query);
  const item = products.items.find(
    ({ __typename, review_count }) => __typename === 'ConfigurableProduct' && review_count,
  );
  if (!item) throw new Error('The seed has no configurable product with a review');
  const url = `${shop.url}/${item.url_key}${item.url_suffix}`;
  const { things } = await crawl(url);
  const variants = things.ProductGroup?.hasVariant ?? [];
  const shown = variants.map(({ sku, offers }) => [sku, offers?.price, offers?.availability]);
  const sold = item.variants.map(({ product: { sku, stock_status, price_range } }) => [
    sku,
    price_range.minimum_price.final_price.value,
    `https://schema.org/${stock_status === 'IN_STOCK' ? 'InStock' : 'OutOfStock'}`,
  ]);
  expect(shown.toSorted()).toEqual(sold.toSorted());
  expect(things.ProductGroup?.aggregateRating?.reviewCount).toBe(item.review_count);
  expect(things.ProductGroup?.review?.length).toBeGreaterThan(0);
  expect((await crawl(variants[0]?.offers?.url ?? '')).canonical).toBe(url);
});

test('[ROUTE-10] the home page says who the shop is and how it is searched', async ({ shop }) => {
  const { things } = await crawl(`${shop.url}/mmstr_th`);
  expect(things.Pharmacy).toMatchObject({ url: `${shop.url}/` });
  expect(things.WebSite?.potentialAction).toMatchObject({
    target: { urlTemplate: `${shop.url}/mmstr_th/search.html?query={search_term_string}` },
    'query-input': 'required name=search_term_string',
  });
});

test('[CAT-1] pages of a listing stand for themselves, its order does not, and crowded filters stay out', async ({
  shop,
  facts,
}) => {
  const url = `${shop.url}${facts.categories[0].path}`;
  expect((await crawl(`${url}?utm_source=letter`)).canonical).toBe(url);
  expect((await crawl(`${url}?page=2`)).canonical).toBe(`${url}?page=2`);
  expect((await crawl(`${url}?page=2&sort=price-desc`)).canonical).toBe(`${url}?page=2`);
  expect((await crawl(`${url}?sort=name-asc`)).canonical).toBe(url);

  const query = `query ($uid: String!) { products(filter: { category_uid: { eq: $uid } }) {
    aggregations { attribute_code options { label value count } } } }`;
  interface Answer {
    products: { aggregations: { attribute_code: string; options: { label: string; value: string }[] }[] };
  }
  const { products } = await askBackend<Answer>(shop.backendUrl, query, { uid: facts.categories[0].uid });
  const brands = products.aggregations.find(({ attribute_code }) => attribute_code === 'brand')?.options ?? [];
  const [one, two] = brands.map(({ label, value }) => `brand[filter]=${encodeURIComponent(`${label},${value}`)}`);
  const narrowed = await crawl(`${url}?${one}`);
  expect(narrowed.robots).toBeNull();
  expect(new URL(narrowed.canonical ?? '').searchParams.get('brand[filter]')).toBe(
    `${brands[0]?.label},${brands[0]?.value}`,
  );
  expect(narrowed.alternates).toEqual({});
  expect((await crawl(`${url}?${one}&${two}`)).robots).toBe('noindex, follow');
  expect((await crawl(`${url}?${one}&price[from]=1`)).robots).toBe('noindex, follow');
});

test('[ROUTE-16] a page that does not exist, and a search, stay out', async ({ shop }) => {
  expect(await crawl(`${shop.url}${NOWHERE}`)).toMatchObject({ status: 404, robots: /noindex/, canonical: null });
  expect((await crawl(`${shop.url}/search.html?query=pain`)).robots).toMatch(/noindex/);
});

test('[ROUTE-14] robots.txt leads to the sitemap, that to every view’s pages, and all of these exist', async ({
  shop,
  facts,
}) => {
  const robots = await get(`${shop.url}/robots.txt`);
  expect(robots.status).toBe(200);
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(robots.text).toContain('Disallow: /checkout/');
  const index = robots.text.match(/^Sitemap: (.*)$/m)?.[1] ?? '';
  expect(index).toBe(`${shop.url}/sitemap.xml`);

  const files = await sitemapUrls(index);
  for (const { code } of VIEWS) expect(files).toContain(`${shop.url}/sitemap-${code}-pages.xml`);
  const lists = await Promise.all(files.map(sitemapUrls));
  const listed = lists.flat();
  expect(new Set(listed).size).toBe(listed.length);
  for (const { path } of [facts.products[0], facts.categories[0]]) {
    expect(listed).toContain(`${shop.url}${path}`);
  }
  expect(listed).toContain(`${shop.url}${CONTENT_PAGE}`);

  // The first, the last and one between of every file.
  const sample = lists.flatMap((urls) => [urls[0], urls[Math.floor(urls.length / 2)], urls.at(-1)]);
  for (const url of new Set(sample)) {
    const page = await crawl(url ?? '');
    expect(page.status, url).toBe(200);
    expect(page.canonical, url).toBe(url);
  }
  expect((await get(`${shop.url}/sitemap-mmstr_en-products-999.xml`)).status).toBe(404);
});

test('[ROUTE-14, CAT-1] what pages have crawlers follow is in the sitemap, or a list’s further page, or a page of the shop’s own', async ({
  shop,
  facts,
}) => {
  const listed = new Set((await Promise.all((await sitemapUrls(`${shop.url}/sitemap.xml`)).map(sitemapUrls))).flat());
  const disallowed = (await get(`${shop.url}/robots.txt`)).text.match(/(?<=^Disallow: ).*$/gm) ?? [];
  const isDisallowed = ({ pathname }: URL) =>
    disallowed.some((rule) => (rule.endsWith('$') ? pathname === rule.slice(0, -1) : pathname.startsWith(rule)));
  const paths = ['/', facts.categories[0].path, facts.products[0].path, CONTENT_PAGE];
  for (const { prefix } of VIEWS) {
    const strays = new Set<string>();
    for (const path of paths) {
      for (const url of await followed(`${shop.url}${path === '/' ? prefix || '/' : prefix + path}`)) {
        const isFurther = [...url.searchParams.keys()].join() === 'page' && listed.has(url.origin + url.pathname);
        if (!listed.has(url.href) && !isFurther && !isDisallowed(url)) strays.add(url.pathname + url.search);
      }
    }
    // Content that no list of the backend's names, and the forms of guests.
    expect(strays.size, [...strays].join(' ')).toBeLessThanOrEqual(6);
  }
});

test('[ROUTE-14, CAT-1] who follows the links of all lists and texts, and of some products, finds at most a fifth more addresses than the sitemap names', async ({
  shop,
}) => {
  const view = '/mmstr_us';
  const [pages, products] = await Promise.all(
    ['pages', 'products-1'].map((file) => sitemapUrls(`${shop.url}/sitemap-mmstr_us-${file}.xml`)),
  );
  const rules = (await get(`${shop.url}/robots.txt`)).text.match(/(?<=^Disallow: ).*$/gm) ?? [];
  const isCounted = ({ pathname }: URL) =>
    `${pathname}/`.startsWith(`${view}/`) &&
    !rules.some((rule) => (rule.endsWith('$') ? pathname === rule.slice(0, -1) : pathname.startsWith(rule)));
  // All products link to the same: the tenth part of them says so.
  const unopened = new Set(products?.filter((_, index) => index % 10 > 0));

  const listed = [...(pages ?? []), ...(products ?? [])];
  const reached = new Set([`${shop.url}${view}`]);
  const most = listed.length * 1.2;
  // A set is walked with what is added on the way; a trap for crawlers has no end.
  for (const url of reached) {
    if (unopened.has(url)) continue;
    for (const link of await followed(url)) if (isCounted(link)) reached.add(link.href);
    expect(reached.size).toBeLessThanOrEqual(most);
  }
  test.info().annotations.push({ type: 'reached / listed', description: `${reached.size} / ${listed.length}` });
  expect(reached.size, 'it was a crawl').toBeGreaterThan(listed.length * 0.8);
});
