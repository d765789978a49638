import type { Locator, Page } from '@playwright/test';
import { violations } from './fixtures/axe';
import { tabTo } from './fixtures/keyboard';
import { text } from './fixtures/messages';
import { expect, test } from './fixtures/test';

const SEASON = '/hay-fever-season';
const VISIT = '/visit-us';
const FILM = '/advice/first-aid-kit';

/** A picture of one dot, for hosts that no journey may ask. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+M8AAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

// A map whose tiles are refused, and films whose host is not asked, are what these journeys are about.
test.use({ failing: /tile\.openstreetmap\.org|youtube-nocookie\.com/ });

const slider = (page: Page): Locator => page.getByRole('group', { name: text('content.slider'), exact: true });
const products = (page: Page): Locator => page.getByRole('group', { name: text('content.products'), exact: true });
const slide = (place: Locator, number: number): Locator =>
  place.getByRole('button', { name: text('content.slide', { number }), exact: true });

async function openSeason(page: Page): Promise<Locator> {
  await page.goto(SEASON);
  await page.locator('[data-content-type="slider"]').scrollIntoViewIfNeeded();
  await expect(slide(slider(page), 1)).toBeVisible();
  return slider(page);
}

test('[CMS-1] products that move by themselves are paused with the keyboard alone', async ({ page }) => {
  await page.goto(SEASON);
  await page.locator('[data-element="carousel"]').scrollIntoViewIfNeeded();
  const place = products(page);
  await expect(slide(place, 1)).toBeVisible();
  const pause = place.getByRole('button', { name: text('content.pause'), exact: true });
  await tabTo(page, pause);
  await page.keyboard.press('Enter');
  await expect(place.getByRole('button', { name: text('content.play'), exact: true })).toBeFocused();
});

test('[CMS-1] a slider is read slide by slide with the keyboard alone', async ({ page }) => {
  const place = await openSeason(page);
  await slide(place, 1).press('Enter');
  await expect(place.getByRole('link', { name: /spray/i })).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(slide(place, 2)).toHaveAttribute('aria-current', 'true');
  await expect(place.getByRole('link', { name: /tablet a day/i })).toBeInViewport();
  await expect(
    place.locator('[data-content-type="slide"][inert]'),
    'the others can be neither reached nor heard',
  ).toHaveCount(2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(slide(place, 3), 'it goes round').toHaveAttribute('aria-current', 'true');
  expect(await violations(page)).toEqual([]);
});

test('[CMS-1] nothing jumps when a slider and a carousel come to life', async ({ page }) => {
  await page.goto(SEASON);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const boxes = () =>
    page.evaluate(() =>
      ['[data-content-type="slider"]', '[data-element="carousel"]'].map((selector) => {
        const place = document.querySelector(selector)?.closest('.content-island')?.getBoundingClientRect();
        return Math.round(place?.height ?? 0);
      }),
    );
  await page.evaluate(() => document.fonts.ready);
  const before = await boxes();
  expect(await height()).toBeGreaterThan(1000);
  for (const selector of ['[data-content-type="slider"]', '[data-element="carousel"]']) {
    await page.locator(selector).scrollIntoViewIfNeeded();
    await expect(page.locator('[data-moving]').filter({ has: page.locator(selector) })).toBeVisible();
  }
  expect(await boxes()).toEqual(before);
});

test('[CMS-1] products are looked through with the keyboard, and every one can be reached', async ({ page }) => {
  await page.goto(SEASON);
  await page.locator('[data-element="carousel"]').scrollIntoViewIfNeeded();
  const place = products(page);
  await expect(slide(place, 1)).toBeVisible();
  const cards = place.getByRole('listitem');
  expect(await cards.count()).toBeGreaterThan(4);
  const last = cards.last().getByRole('link').first();
  await tabTo(page, last);
  await expect(last).toBeInViewport();
});

test('[CMS-1 ROUTE-18] products that are pulled aside with the mouse open none of them', async ({ page }) => {
  await page.goto(SEASON);
  await page.locator('[data-element="carousel"]').scrollIntoViewIfNeeded();
  const place = products(page);
  await expect(slide(place, 1)).toBeVisible();
  const card = place.getByRole('listitem').first();
  await card.hover();
  const box = await card.boundingBox();
  if (!box) throw new Error('No card is drawn');
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 100, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  // Whatever the click has begun is drawn before this answers.
  await slide(place, 2).click();
  await expect(slide(place, 2)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-shimmer]')).toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: text('shell.fetchingData') })).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${SEASON}$`));
});

test('[CMS-5] a row of products has as many whole cards as the window has room for: 4, 3 to 960 pixels, 2 to 640, 1 to 360', async ({
  page,
}) => {
  await page.goto(SEASON);
  const cards = () =>
    page.locator('[data-element="carousel"]').evaluate((list) => {
      const gap = Number.parseFloat(getComputedStyle(list).columnGap);
      const card = list.firstElementChild?.getBoundingClientRect().width ?? 0;
      // Widths are rounded to parts of a pixel.
      return Math.floor((list.getBoundingClientRect().width + gap + 1) / (card + gap));
    });
  const steps = { 360: 1, 361: 2, 640: 2, 641: 3, 960: 3, 961: 4, 1280: 4 };
  for (const [width, whole] of Object.entries(steps)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    await expect.poll(cards, `in a window of ${width} pixels`).toBe(whole);
  }
});

test('[CMS-3] three rows are laid out at once; the fourth reserves 300 pixels until it is near', async ({ page }) => {
  await page.goto(SEASON);
  const row = (words: string) => page.locator('[data-content-type="row"]').filter({ hasText: words });
  await expect(row('What is on the shelves')).toHaveCSS('content-visibility', 'visible');
  const fourth = row('What people come back for');
  await expect(fourth).toHaveCSS('content-visibility', 'auto');
  await expect(fourth).toHaveCSS('contain-intrinsic-block-size', 'auto 300px');
});

test.describe('for who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[CMS-1] nothing plays by itself, and all of it can still be seen', async ({ page }) => {
    const place = await openSeason(page);
    await page.locator('[data-element="carousel"]').scrollIntoViewIfNeeded();
    await expect(slide(products(page), 1)).toBeVisible();
    await expect(page.getByRole('button', { name: text('content.pause'), exact: true })).toHaveCount(0);
    await slide(place, 2).click();
    await expect(place.getByRole('link', { name: /tablet a day/i })).toBeInViewport();

    const film = page.locator('[data-element="background-video"]');
    await film.scrollIntoViewIfNeeded();
    const play = page.getByRole('button', { name: text('content.playVideo'), exact: true });
    await expect(play).toBeVisible();
    await expect(film.locator('video')).toHaveCount(0);
    await play.click();
    await expect(film.locator('video')).toHaveCount(1);
  });
});

test('[CMS-1] a film behind a row plays without sound while it is in sight, and is paused', async ({ page }) => {
  await page.goto(SEASON);
  const film = page.locator('[data-element="background-video"]');
  await film.scrollIntoViewIfNeeded();
  const video = film.locator('video');
  await expect(video).toHaveJSProperty('muted', true);
  await page.getByRole('button', { name: text('content.pauseVideo'), exact: true }).click();
  await expect(video).toHaveJSProperty('paused', true);
  await expect(page.getByRole('button', { name: text('content.playVideo'), exact: true })).toBeVisible();
});

test('[CMS-1] an image opens whole over the page, and the focus comes back to it', async ({ page }) => {
  await page.goto(SEASON);
  const image = page.locator('[data-element="lightbox"]');
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('aria-haspopup', 'dialog');
  await image.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /can be used together/ });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveJSProperty('complete', true);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(image).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${SEASON}$`));
});

test('[CMS-1] tabs are opened with the keyboard', async ({ page }) => {
  await page.goto(VISIT);
  const tabs = page.getByRole('tab');
  await tabs.first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.locator('[role="tablist"][data-more]')).toBeAttached();
  await tabTo(page, tabs.first());
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('From the station turn left');
  await page.keyboard.press('Home');
  await expect(page.getByRole('tabpanel')).toContainText('Buses stop outside');
});

test('[CMS-1] an address that leads into a closed tab opens it', async ({ page }) => {
  await page.goto(VISIT);
  const panel = await page.getByRole('tab').nth(1).getAttribute('aria-controls');
  await page.goto('about:blank');
  await page.goto(`${VISIT}#${panel}`);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toContainText('From the station turn left');
  await expect(page.getByRole('tabpanel')).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[CMS-1] tabs are all open, slides are swiped, places are read', async ({ page }) => {
    await page.goto(VISIT);
    await expect(page.getByText('From the station turn left')).toBeVisible();
    await expect(page.getByText('Buses stop outside')).toBeVisible();
    await expect(page.getByText('0 Example Parade', { exact: true })).toBeVisible();
    await page.goto(SEASON);
    expect(await page.locator('[data-content-type="slide"]').count()).toBe(3);
    await expect(page.locator('[data-content-type="slide"]').first()).toBeVisible();
  });
});

test('[CMS-1] a map shows its places, whose addresses stand beside it, by keyboard too', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://tile.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: DOT, contentType: 'image/png' });
  });
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(VISIT, { waitUntil: 'networkidle' });
  expect(asked, 'before a visitor is near, no other host is asked').toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.locator('[data-element="canvas"]').scrollIntoViewIfNeeded();
  const map = page.getByRole('region', { name: text('content.map') });
  const bath = map.getByRole('button', { name: 'mmstr clinic Bath' });
  await expect(bath).toBeInViewport();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await bath.focus();
  await page.keyboard.press('Enter');
  await expect(map.getByText('Two minutes from the station.')).toBeVisible();
  await map.getByRole('button', { name: 'mmstr clinic Bristol' }).press('Enter');
  await expect(map.getByText('Step-free, with a bell at the door.')).toBeVisible();
  await expect(map.getByText('Two minutes from the station.')).toBeHidden();
  await expect(map.getByRole('button', { name: text('content.zoomIn') })).toBeVisible();
  await expect(page.locator('[data-element="locations"]').getByText('0 Example Street', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('[CMS-1] a map whose tiles do not come gives way to its addresses', async ({ page }) => {
  await page.route('https://tile.openstreetmap.org/**', (route) => route.abort('connectionrefused'));
  await page.goto(VISIT);
  // The map itself may be gone by then.
  await page.getByRole('heading', { name: 'How to find us' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(text('content.mapFailed'))).toBeVisible();
  await expect(page.locator('[data-element="canvas"]')).toBeHidden();
  await expect(page.locator('[data-element="locations"]').getByText('0 Example Street', { exact: true })).toBeVisible();
});

test('[CMS-6] a film asks its host for nothing until it is pressed, and plays then where it stands', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/youtube|ytimg|vimeo/, (route) => {
    if (new URL(route.request().url()).pathname.startsWith('/api/')) {
      return route.fulfill({ body: DOT, contentType: 'image/png' });
    }
    asked.push(route.request().url());
    return route.fulfill({ body: '<title>player</title>', contentType: 'text/html' });
  });
  await page.goto(FILM);
  const facade = page.locator('[data-element="video-facade"]');
  await facade.scrollIntoViewIfNeeded();
  await expect(facade).toHaveAttribute('role', 'button');
  expect(asked).toEqual([]);
  await facade.focus();
  await page.keyboard.press('Enter');
  const player = page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]');
  await expect(player).toBeVisible();
  // The frame may be another process, and its browser slow to hand that the keyboard.
  await expect.poll(() => player.evaluate((frame) => frame === document.activeElement)).toBe(true);
  await expect.poll(() => asked.length).toBe(1);
  await expect(facade).toBeHidden();
});
