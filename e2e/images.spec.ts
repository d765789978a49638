import type { Locator, Page } from '@playwright/test';
import { get } from './fixtures/crawl';
import { text, thaiText } from './fixtures/messages';
import { expect, needsWholeBrowser, test } from './fixtures/test';

const BROWSER = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** The widths of the specification. */
const WIDTHS = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560];

const cards = (page: Page) => page.locator('main article img');

/** The address of a product's picture as a category page asks for it. */
async function pictureOf(page: Page, path: string): Promise<URL> {
  await page.goto(path);
  return new URL((await cards(page).first().getAttribute('src')) ?? '', page.url());
}

function withParameters(url: URL, parameters: Record<string, string>): string {
  return `${url.origin}${url.pathname}?${new URLSearchParams(parameters)}`;
}

/** What a browser makes of an answer: its pixels; null where it shows no picture. */
async function pixels(page: Page, url: string): Promise<{ width: number; height: number } | null> {
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    return image.decode().then(
      () => ({ width: image.naturalWidth, height: image.naturalHeight }),
      () => null,
    );
  }, url);
}

test('[IMG-1] width, height, fit and format of a picture’s address are honoured', async ({ page, facts }) => {
  const picture = await pictureOf(page, facts.categories[0].path);
  const box = { auto: 'webp', format: 'pjpg', width: '320', height: '400' };
  expect(await pixels(page, withParameters(picture, { ...box, fit: 'cover' }))).toEqual({ width: 320, height: 400 });
  const square = { ...box, height: '320' };
  expect(await pixels(page, withParameters(picture, { ...square, fit: 'crop' }))).toEqual({ width: 320, height: 320 });
  expect(await pixels(page, withParameters(picture, { ...square, fit: 'bounds' }))).toEqual({
    width: 256,
    height: 320,
  });
  // 300 is none of the specification's widths; the next larger one is served.
  expect(await pixels(page, withParameters(picture, { width: '300' }))).toEqual({ width: 320, height: 400 });
});

test('[IMG-1] WebP goes to whom names it, a progressive JPEG to others, and caches know it', async ({
  page,
  facts,
}) => {
  const picture = await pictureOf(page, facts.categories[0].path);
  const url = withParameters(picture, { auto: 'webp', format: 'pjpg', width: '320' });
  const webp = await get(url, { headers: BROWSER });
  expect(webp.headers.get('content-type')).toBe('image/webp');
  const jpeg = await get(url, { headers: { accept: 'image/png,image/*;q=0.8' } });
  expect(jpeg.headers.get('content-type')).toBe('image/jpeg');
  for (const { headers } of [webp, jpeg]) expect(headers.get('vary')?.toLowerCase()).toContain('accept');
});

test('nobody has a picture resized past the shop’s own limits', async ({ page, facts }) => {
  const { origin, pathname } = await pictureOf(page, facts.categories[0].path);
  for (const below of ['', '/', '/~cms/x']) {
    const url = `${origin}/_next/image${below}?url=${encodeURIComponent(pathname)}&w=3840&q=75`;
    expect((await get(url, { headers: BROWSER })).status, url).toBe(404);
  }
});

test('a picture may be kept, and is not sent again to who has it', async ({ page, facts }) => {
  const picture = await pictureOf(page, facts.categories[0].path);
  const url = withParameters(picture, { auto: 'webp', width: '160' });
  const first = await get(url, { headers: BROWSER });
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(first.headers.get('set-cookie')).toBeNull();
  const again = await get(url, { headers: { ...BROWSER, 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  expect(again.text).toBe('');
});

test('a drawing passes untouched and runs nothing when it is opened; what is missing is not kept', async ({ shop }) => {
  const logo = await get(`${shop.url}/media/logo/default/mmstr.svg?width=40`);
  expect(logo.headers.get('content-type')).toContain('image/svg+xml');
  expect(logo.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/);
  expect(logo.text).toContain('<svg');
  const missing = await get(`${shop.url}/media/catalog/product/n/o/nothing.jpg?width=40`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get('cache-control')).not.toMatch(/max-age=\d{3,}/);
  for (const outside of ['/media/%2e%2e%2fgraphql', '/media/..%5cgraphql', '/media/.env'])
    expect((await get(`${shop.url}${outside}`)).status, outside).toBe(404);
});

/** Of a picture in the page: how wide it is shown, whole within its box, how wide its `sizes` says that it is, and what was loaded. */
function shownAndLoaded(image: Locator) {
  return image.evaluate((element: HTMLImageElement) => {
    const { paddingTop, paddingBottom, scale } = getComputedStyle(element);
    const height = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    const whole = (height * element.naturalWidth) / element.naturalHeight;
    return {
      shown: Math.min(element.clientWidth, whole) * (Number(scale) || 1),
      // With width descriptors the natural width is that of `sizes`.
      told: element.naturalWidth,
      loaded: Number(new URL(element.currentSrc).searchParams.get('width')),
      attributes: [element.getAttribute('width'), element.getAttribute('height')],
    };
  });
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`[IMG-2] on a ${name} the cards’ pictures come in the width that they are shown in`, async ({ page, facts }) => {
    await page.setViewportSize(viewport);
    await page.goto(facts.categories[0].path, { waitUntil: 'networkidle' });
    const images = await cards(page).all();
    expect(images.length).toBeGreaterThan(3);
    for (const image of images.slice(0, 4)) {
      const { shown, told, loaded, attributes } = await shownAndLoaded(image);
      expect(Math.abs(told - shown) / shown, `sizes says ${told}, shown ${shown}`).toBeLessThan(0.1);
      expect(WIDTHS).toContain(loaded);
      expect(loaded).toBeGreaterThanOrEqual(shown * 0.9);
      expect(attributes).toEqual(['640', '800']);
    }
  });

  test(`on a ${name} the first pictures come first, those far away when they are near`, async ({ page, facts }) => {
    await page.setViewportSize(viewport);
    await page.goto(facts.categories[0].path);
    await expect(cards(page).first()).toHaveAttribute('fetchpriority', 'high');
    await expect(cards(page).first()).toHaveAttribute('loading', 'eager');
    await expect(cards(page).last()).toHaveAttribute('loading', 'lazy');
    const preloaded = page.locator('link[rel=preload][as=image][fetchpriority=high]');
    expect(await preloaded.count()).toBe(2);
    await expect(preloaded.first()).toHaveAttribute(
      'imagesrcset',
      (await cards(page).first().getAttribute('srcset')) ?? '',
    );
  });
}

test('[IMG-2] the pictures of merchant content come in quality 85, in the widths of the specification', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const images = page.locator('main img[src*="/media/wysiwyg/"]');
  expect(await images.count()).toBeGreaterThan(1);
  for (const image of await images.all()) {
    const candidates = (await image.getAttribute('srcset'))?.split(', ') ?? [];
    expect(candidates.length).toBeGreaterThan(1);
    for (const candidate of candidates) {
      const { searchParams } = new URL(candidate.split(' ')[0] ?? '', page.url());
      expect(searchParams.get('quality')).toBe('85');
      expect(WIDTHS).toContain(Number(searchParams.get('width')));
    }
  }
  await expect(images.first()).toHaveAttribute('fetchpriority', 'high');
  await expect(images.nth(1)).toHaveAttribute('loading', 'lazy');
});

test('[CAT-5] a product’s first screen has its whole picture, the way into the basket and when it comes on a desktop', async ({
  page,
  facts,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(facts.products[0].path);
  for (const part of [
    page.locator('[data-slides] img').first(),
    page.getByRole('button', { name: text('product.addToCart') }).first(),
    page.locator('main li:has(use[href="#icon-truck"]) p').first(),
  ]) {
    const { y, height } = (await part.boundingBox()) ?? { y: Infinity, height: 0 };
    expect(y + height).toBeLessThanOrEqual(DESKTOP.height);
  }
});

test('[CAT-5] a product’s pictures are at most 560 pixels high, however large the window is', async ({
  page,
  facts,
}) => {
  for (const viewport of [DESKTOP, { width: 1920, height: 1600 }]) {
    await page.setViewportSize(viewport);
    await page.goto(facts.products[0].path);
    const { height } = (await page.locator('[data-slides]').boundingBox()) ?? { height: Infinity };
    expect(height).toBeGreaterThan(300);
    expect(height).toBeLessThanOrEqual(560);
  }
});

for (const view of ['', '/mmstr_th']) {
  test(`[CAT-5] a product’s first screen has its picture, name, rating and price on a small phone${view && ', in Thai'}`, async ({
    page,
    facts,
  }) => {
    if (view) needsWholeBrowser();
    const height = 740;
    await page.setViewportSize({ width: 360, height });
    await page.goto(view + facts.products[0].path);
    for (const part of [
      page.locator('[data-slides] img').first(),
      page.getByRole('heading', { level: 1 }),
      page.locator('main a[href="#reviews"]:has(svg)').first(),
      // The sentence before it says the same for those who listen.
      page.locator('main p.sr-only + p').first(),
    ]) {
      // React may be putting its own in the place of the server's.
      const bottom = async () => {
        const { y, height: own } = (await part.boundingBox()) ?? { y: Infinity, height: 0 };
        return y + own;
      };
      await expect.poll(bottom).toBeLessThanOrEqual(height);
    }
    const pictures = page.getByRole('button', { name: (view ? thaiText : text)('catalog.nextPicture') });
    await expect(pictures, 'in the place of thumbnails').toBeVisible();
  });
}
