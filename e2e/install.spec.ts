import { text, thaiText } from './fixtures/messages';
import { workerReady } from './fixtures/servers/device';
import { expect, test } from './fixtures/test';

test.use({ serviceWorkers: 'allow' });

test('[PWA-1] the shop can be installed, as an app in the language of its store view', async ({ page, context }) => {
  await page.goto('/mmstr_th', { waitUntil: 'networkidle' });
  await workerReady(page);
  const devtools = await context.newCDPSession(page);
  const { data, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '');
  expect(manifest).toMatchObject({ id: '/mmstr_th', start_url: '/mmstr_th', scope: '/', lang: 'th-TH' });
  const shortcuts: { name: string; url: string; icons: { src: string }[] }[] = manifest.shortcuts;
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    [thaiText('app.search'), '/mmstr_th/search.html'],
    [thaiText('app.basket'), '/mmstr_th/checkout/cart'],
    [thaiText('app.orders'), '/mmstr_th/sales/order/history'],
  ]);
  const icons: { src: string; purpose?: string }[] = manifest.icons;
  expect(new Set(icons.map(({ purpose = 'any' }) => purpose))).toEqual(new Set(['any', 'maskable']));
  for (const { src } of [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)])
    expect((await page.request.get(src)).headers()['content-type'], src).toMatch(/^image\//);
  // A journey's browser is a private window, where nothing is installed.
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(1);
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveCount(1);
});

test('[PWA-1] the worker serves the whole shop, and is asked for anew each time', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await workerReady(page);
  const worker = await page.evaluate(async () => {
    const { scope, active, updateViaCache } = await navigator.serviceWorker.ready;
    return { scope: new URL(scope).pathname, script: new URL(active?.scriptURL ?? '').pathname, updateViaCache };
  });
  expect(worker).toEqual({ scope: '/', script: '/sw.js', updateViaCache: 'none' });
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ id: '/', lang: 'en-GB', shortcuts: [{ name: text('app.search') }, {}, {}] });
});
