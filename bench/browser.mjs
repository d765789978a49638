import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { fillCart } from '../scripts/guest-shopper.mjs';
import { browserLaunch, findBrowser } from '../scripts/launch/browser.mjs';
import { freePort } from '../scripts/launch/ports.mjs';
import { root } from '../scripts/launch/root.mjs';

/** A phone of the middle class, as Lighthouse has it. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-component-update'];

/** @type {Promise<Record<string, string | undefined>> | undefined} */
let found;

/**
 * Runs `use` in a browser that has never been anywhere, and closes it. `port` is the one that other tools reach it at.
 * @template Result
 * @param {(visit: { page: import('@playwright/test').Page, port: number }) => Promise<Result>} use
 * @param {{ phone?: boolean }} [options]
 */
export async function withBrowser(use, { phone = true } = {}) {
  found ??= findBrowser(root, process.env);
  const launch = browserLaunch({ ...process.env, ...(await found) });
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    .../** @type {object} */ (launch),
    ...(phone ? PHONE : { viewport: { width: 1280, height: 900 } }),
    locale: 'en-GB',
    args: [...ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  try {
    const [page = await context.newPage()] = context.pages();
    return await use({ page, port });
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Visits every page once, so that neither it nor its pictures are made for the first time while something is measured.
 * @param {import('./bench.mjs').Stage} stage
 */
export async function visitAll(stage) {
  for (const name of PAGES) {
    await withBrowser(async ({ page }) => {
      if (needsCart(name)) await bringCart(page, stage);
      await page.goto(`${stage.shop.url}${stage.pages.paths[name]}`, { waitUntil: 'networkidle' });
    });
  }
}

/**
 * Gives the browser a cart with a product in it, from a page of the shop that loads no script.
 * @param {import('@playwright/test').Page} page
 * @param {import('./bench.mjs').Stage} stage
 */
export async function bringCart(page, { shop, backend, pages }) {
  const cartId = await fillCart(backend.url, pages.sku);
  await page.goto(`${shop.url}/robots.txt`);
  await page.evaluate((id) => window.localStorage.setItem('cartId', id), cartId);
}

/** Every kind of page that shoppers know. */
export const PAGES = /** @type {const} */ (['home', 'category', 'product', 'search', 'cart', 'checkout']);

/** Pages that show nothing of interest without a cart. */
export const needsCart = (/** @type {string} */ name) => name === 'cart' || name === 'checkout';
