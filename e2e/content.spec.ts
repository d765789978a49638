import type { Page } from '@playwright/test';
import { PATIENCE } from './fixtures/cart';
import { get } from './fixtures/crawl';
import { expect, test } from './fixtures/test';

const SEASON = '/hay-fever-season';
const VISIT = '/visit-us';

/** Loads a page until the network rests; gives the scripts that it has asked for by whenever that is called. */
async function scripts(page: Page, url: string): Promise<() => string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return () => [...asked].sort();
}

/** Content pages whose merchant wrote this, by their identifiers. */
const written = (contents: Record<string, string>) => (answer: string) => {
  const { data } = JSON.parse(answer) as { data: { cmsPage: { identifier: string } } };
  const content = contents[data.cmsPage.identifier];
  return content === undefined ? answer : JSON.stringify({ data: { ...data, cmsPage: { ...data.cmsPage, content } } });
};

const STILL = `<style>#html-body [data-pb-style=AAA]{text-align:center}</style>
<div data-content-type="row" data-appearance="contained"><div data-element="inner" data-pb-style="AAA">
<div class="pagebuilder-column-group" data-content-type="column-group"><div class="pagebuilder-column" data-content-type="column" style="width:50%"><h2 data-content-type="heading">A heading</h2><div data-content-type="text"><p>A text</p></div></div>
<div class="pagebuilder-column" data-content-type="column" style="width:50%"><figure data-content-type="image"><img src="/media/wysiwyg/home/advice-hay-fever.webp" alt="" data-element="desktop_image"></figure></div></div>
<div data-content-type="banner" data-appearance="poster" data-show-button="always"><a href="/delivery" data-element="link"><div data-element="wrapper" data-background-images="{&quot;desktop_image&quot;:&quot;/media/wysiwyg/home/advice-hay-fever.webp&quot;}"><div data-element="overlay"><div data-element="content"><p>A banner</p></div><button class="pagebuilder-button-primary" data-element="button">Go</button></div></div></a></div>
<div data-content-type="buttons"><div data-content-type="button-item"><a class="pagebuilder-button-secondary" href="/delivery" data-element="link"><span>A button</span></a></div></div>
</div></div>`;

test.describe('what a merchant writes', () => {
  test.afterEach(({ ownPair }) => ownPair.proxy.reset());

  test('[CMS-1] text, columns, pictures, banners and buttons load no script', async ({ ownPair, context }) => {
    const { shopUrl, proxy } = ownPair;
    proxy.edit(/query cmsPage\b/, written({ terms: '<p>A text</p>', 'privacy-policy': STILL }));
    const plain = await scripts(await context.newPage(), `${shopUrl}/terms`);
    const page = await context.newPage();
    const still = await scripts(page, `${shopUrl}/privacy-policy`);
    await expect(page.getByText('A banner')).toBeVisible();
    await expect(page.getByRole('link', { name: 'A button' })).toBeVisible();
    // What comes at idle may come long after the rest.
    await expect(() => expect(still()).toEqual(plain())).toPass({ timeout: PATIENCE });
    expect(still().length).toBeGreaterThan(5);
  });

  test('[CMS-3] no visitor is shown what is over, however cached its page is', async ({ ownPair }) => {
    const { shopUrl, proxy } = ownPair;
    const end = Date.now() + 15_000;
    const bound = `<div data-content-type="text" data-active-to="${new Date(end).toISOString()}"><p>While it lasts</p></div>`;
    proxy.edit(/query cmsPage\b/, written({ returns: `<p>Always</p>${bound}` }));
    const url = `${shopUrl}/returns`;
    expect((await get(url)).text).toContain('While it lasts');
    await expect.poll(async () => (await get(url)).headers.get('x-nextjs-cache')).toBe('HIT');
    expect((await get(url)).text).toContain('While it lasts');
    await expect.poll(() => Date.now(), { timeout: 30_000 }).toBeGreaterThan(end);
    const after = (await get(url)).text;
    expect(after).not.toContain('While it lasts');
    expect(after).toContain('Always');
  });

  // The last one: the links that it scrolls to are fetched ahead, and cached.
  test('what is higher than its box lies over nothing of the shop', async ({ ownPair, page }) => {
    const { shopUrl, proxy } = ownPair;
    const spill = `<div style="height:0">${'<p><a href="https://elsewhere.example/">Elsewhere</a></p>'.repeat(60)}</div>`;
    proxy.edit(/query cmsPage\b/, written({ 'registered-pharmacy': spill }));
    await page.goto(`${shopUrl}/registered-pharmacy`);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Returns and refunds' });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL(`${shopUrl}/returns`);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[CMS-1] slides, tabs and addresses are read, and products are bought', async ({ page }) => {
    await page.goto(SEASON);
    for (const slide of await page.locator('[data-content-type="slide"]').all()) await expect(slide).toBeAttached();
    expect(await page.locator('[data-content-type="slide"]').count()).toBeGreaterThan(2);
    await expect(page.locator('[data-content-type="products"] article').first()).toBeVisible();

    await page.goto(VISIT);
    for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
    expect(await page.getByRole('tabpanel').count()).toBeGreaterThan(1);
    const addresses = page.locator('[data-content-type="map"] li');
    expect(await addresses.count()).toBeGreaterThan(1);
    await expect(addresses.first()).toBeVisible();
  });
});

test('[CMS-1] grids of a few products leave none alone in the last line of a desktop or a tablet', async ({ page }) => {
  await page.goto('/');
  const grid = page.locator('[data-element="grid"]:has(> li > article)').first();
  await grid.scrollIntoViewIfNeeded();
  // React takes what is changed before it is there for a fault.
  await page.waitForLoadState('networkidle');
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const count of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const lines = await grid.evaluate((list, items) => {
        while (list.children.length > items) list.lastElementChild?.remove();
        while (list.children.length < items) list.append(list.firstElementChild?.cloneNode(true) ?? '');
        const tops = [...list.children].map((item) => (item as HTMLElement).offsetTop);
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      }, count);
      expect(lines.at(-1), `${count} at ${width}: ${lines}`).toBeGreaterThan(1);
      // No line that is half empty where all would fit.
      if (count < 5) expect(count % (lines[0] ?? 0), `${count} at ${width}: ${lines}`).toBe(0);
    }
  }
});

test('[CMS-1] boxes that only their colour sets apart have a line where the visitor’s own colours stand', async ({
  page,
}) => {
  const outlines = () =>
    page
      .locator('.rich-text .has-fill')
      .evaluateAll((boxes) => [...new Set(boxes.map((box) => getComputedStyle(box).outlineStyle))]);
  await page.goto('/contact-us');
  expect(await outlines()).toEqual(['none']);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await outlines()).toEqual(['solid']);
});
