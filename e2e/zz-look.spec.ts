import { test } from '@playwright/test';
import { mkdirSync } from 'node:fs';
const list = (process.env.LOOK ?? '').split(',').map((x) => x.split('@') as [string, string]);
test('look', async ({ browser }) => {
  test.setTimeout(300_000);
  mkdirSync('/tmp/look', { recursive: true });
  const page = await (await browser.newContext({ baseURL: 'http://localhost:3000' })).newPage();
  for (const [path, widths] of list) for (const w of widths.split('+')) {
    const [width, scroll] = w.split('s').map(Number);
    await page.setViewportSize({ width: width!, height: width! < 700 ? 844 : 900 });
    await page.goto(path); await page.waitForLoadState('networkidle'); await page.waitForTimeout(400);
    if (scroll) { await page.evaluate((y) => window.scrollTo(0, y), scroll); await page.waitForTimeout(700); }
    await page.screenshot({ path: `/tmp/look/${path.replace(/[^a-z0-9]+/gi, '_')}-${w}.png` });
  }
});
