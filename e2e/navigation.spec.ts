import type { Locator, Page, Request } from '@playwright/test';
import { PATIENCE } from './fixtures/cart';
import { text } from './fixtures/messages';
import { expect, gate, test } from './fixtures/test';

/** What the router asks for, of pages that it prefetches and of those that it goes to. */
const PAYLOAD = /[?&]_rsc=/;

test.use({ failing: PAYLOAD });

const bar = (page: Page) => page.getByRole('progressbar', { name: text('shell.fetchingData') });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('main article h3 a');

/** Holds back every page that the router asks for. */
async function holdPages(page: Page) {
  const { promise, resolve } = gate();
  await page.route(PAYLOAD, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Whether the document is still the one that was marked. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** The first link in sight that names this type of page, and leads to another one. */
const linkTo = (page: Page, type: string): Locator => page.locator(`a[data-page="${type}"]:visible`).first();

for (const { type, from, link } of [
  { type: 'CATEGORY', from: '/', link: (page: Page) => linkTo(page, 'CATEGORY') },
  { type: 'PRODUCT', from: '/search.html?query=plaster', link: (page: Page) => cards(page).first() },
  {
    type: 'CMS_PAGE',
    from: '/',
    link: (page: Page) => page.getByRole('contentinfo').locator('a[data-page="CMS_PAGE"]').first(),
  },
]) {
  test(`[ROUTE-18] [ROUTE-19] a ${type} page that is slow shows its own shimmer, and the indicator until it has come`, async ({
    page,
  }) => {
    await page.goto(from, { waitUntil: 'networkidle' });
    await markDocument(page);
    const before = (await heading(page).textContent()) ?? '';
    const left = page.getByRole('heading', { level: 1, name: before, exact: true });
    const release = await holdPages(page);
    await link(page).click();
    await expect(bar(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('[data-shimmer]')).toHaveAttribute('data-shimmer', type);
    await expect(left).toBeHidden();
    release();
    await expect(heading(page)).not.toHaveText(before);
    await expect(page.locator('[data-shimmer]')).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('[ROUTE-19] a product that is slow is told at once by the card that was pressed, whose picture comes along', async ({
  page,
  facts,
}) => {
  await page.goto(facts.categories[0].path, { waitUntil: 'networkidle' });
  const card = page.locator('main article').nth(6);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const told = {
    name: await card.locator('h3 a > span').textContent(),
    price: await card.locator('.s-price > .sr-only').textContent(),
    picture: await card.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc),
  };
  const release = await holdPages(page);
  await card.locator('h3 a').click();
  const coming = page.locator('[data-shimmer="PRODUCT"]');
  await expect(coming.getByRole('heading', { level: 1 })).toContainText(told.name ?? '-');
  await expect(coming.locator('.sr-only').first()).toHaveText(told.price ?? '-');
  await expect(coming.locator('img')).toHaveAttribute('src', told.picture);
  await expect(coming.locator('img')).toBeInViewport();
  release();
  await expect(coming).toHaveCount(0);
  await expect(heading(page)).toContainText(told.name ?? '-');
});

test('[ROUTE-18] [ROUTE-19] results of a search that are slow show their own shimmer', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const field = page.getByRole('searchbox').or(page.getByRole('combobox', { name: text('shell.searchLabel') }));
  await field.fill('plaster');
  await expect(page.getByRole('listbox')).toBeVisible();
  const release = await holdPages(page);
  await field.press('Enter');
  await expect(page.locator('[data-shimmer="SEARCH"]')).toBeVisible();
  release();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator('[data-shimmer]')).toHaveCount(0);
});

test('[ROUTE-18] a page has the focus on its content and is announced; going back restores where it was scrolled to', async ({
  page,
  facts,
}) => {
  await page.goto(facts.categories[0].path, { waitUntil: 'networkidle' });
  await markDocument(page);
  const title = await page.title();
  const card = cards(page).nth(6);
  await card.scrollIntoViewIfNeeded();
  await card.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled, 'the card is not on the first screen').toBeGreaterThan(0);
  await card.press('Enter');
  await expect(page).not.toHaveTitle(title);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const announced = () =>
    page.evaluate(() => document.querySelector('next-route-announcer')?.shadowRoot?.textContent ?? '');
  // Next reads out the heading, as it is drawn, where the title has not come yet.
  const words = (spoken: string) => spoken.replaceAll('\u2060', '').replace(/\s+/g, ' ').toLowerCase();
  await expect(async () => {
    expect(await announced()).not.toBe('');
    expect(words(await page.title())).toContain(words(await announced()));
  }).toPass({ timeout: PATIENCE });

  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(scrolled));
  await expect(card).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('what a visitor may be about to follow', () => {
  /** The payloads that the page asks for. */
  function payloads(page: Page): string[] {
    const urls: string[] = [];
    page.on('request', (request: Request) => {
      if (PAYLOAD.test(request.url())) urls.push(new URL(request.url()).pathname);
    });
    return urls;
  }

  test('[ROUTE-18] is prefetched when it is pointed at, and nothing before', async ({ page, facts }) => {
    const asked = payloads(page);
    await page.goto(facts.categories[0].path, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    const card = cards(page).first();
    const href = await card.getAttribute('href');
    // Who points before the code is there is heard when they point again.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await card.hover();
      await expect.poll(() => asked, { timeout: 1000 }).toContain(href);
    }).toPass({ timeout: PATIENCE });
  });

  test('[ROUTE-18] is not prefetched for who saves data', async ({ page, facts }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    const asked = payloads(page);
    await page.goto(facts.categories[0].path, { waitUntil: 'networkidle' });
    await cards(page).first().hover();
    await cards(page).nth(1).focus();
    await page.waitForLoadState('networkidle');
    // What is followed afterwards is the first that is asked for.
    const href = await cards(page).first().getAttribute('href');
    await cards(page).first().click();
    await expect.poll(() => asked).toContain(href);
    expect(new Set(asked)).toEqual(new Set([href]));
  });
});

test.describe('pages change', () => {
  async function countTransitions(page: Page): Promise<() => Promise<number>> {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      const counter = Object.assign(window, { transitions: 0 });
      document.startViewTransition = (...input) => {
        counter.transitions += 1;
        return start(...input);
      };
    });
    return () => page.evaluate(() => (window as unknown as { transitions: number }).transitions);
  }

  async function follow(page: Page) {
    const before = (await heading(page).textContent()) ?? '';
    await cards(page).first().click();
    await expect(heading(page)).not.toHaveText(before);
  }

  test('[ROUTE-18] by a view transition', async ({ page, facts }) => {
    const transitions = await countTransitions(page);
    await page.goto(facts.categories[0].path, { waitUntil: 'networkidle' });
    await follow(page);
    await expect.poll(transitions).toBe(1);
    // What else changes in a page does not move it.
    await page.locator('button[data-add]').first().click();
    await expect(page.getByRole('link', { name: text('addToCart.viewCart') }).first()).toBeAttached();
    expect(await transitions()).toBe(1);
  });

  test('[ROUTE-18] at once for who wants less motion', async ({ page, facts }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const transitions = await countTransitions(page);
    await page.goto(facts.categories[0].path, { waitUntil: 'networkidle' });
    await follow(page);
    await expect(bar(page)).toHaveCount(0);
    expect(await transitions()).toBe(0);
  });
});

test('[ROUTE-18] a page that the router cannot get is loaded as a document', async ({ page, facts }) => {
  await page.goto(facts.categories[0].path, { waitUntil: 'networkidle' });
  await markDocument(page);
  await page.route(PAYLOAD, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'no' }));
  const card = cards(page).first();
  const href = (await card.getAttribute('href')) ?? '';
  await card.click();
  await expect(page).toHaveURL(href);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => isSameDocument(page)).toBe(false);
});
