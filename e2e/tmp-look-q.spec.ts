import { test } from './fixtures/test';
test.use({ failing: /./ });
for (const [width, height] of [[390, 844], [768, 1024], [1440, 900]] as const)
  for (const root of ['', '/mmstr_th'])
    test(`look ${width}${root.slice(1)}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${root}/tolvessa-chlorphenamine-4mg-28.html`);
      const start = page.locator('button[data-ask]');
      await start.scrollIntoViewIfNeeded();
      await page.waitForTimeout(800);
      await page.screenshot({ path: `/tmp/wtq/p-${width}${root.slice(1)}.png` });
      await start.click();
      await page.locator('dialog h2').first().waitFor();
      await page.waitForTimeout(600);
      await page.screenshot({ path: `/tmp/wtq/q1-${width}${root.slice(1)}.png` });
      const next = page.locator('dialog form button[type=submit]');
      await page.locator('dialog input[type=radio]').first().check(); await next.click();
      await page.locator('dialog input').fill('70'); await next.click();
      await page.locator('dialog input[type=radio]').first().check(); await next.click();
      await page.locator('dialog input[type=radio]').first().check(); await next.click();
      await next.click();
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/wtq/q5-${width}${root.slice(1)}.png` });
      await page.locator('dialog input[type=checkbox]').last().check(); await next.click();
      await page.locator('dialog input[type=radio]').first().check(); await next.click();
      await page.locator('dialog input[type=radio]').first().check(); await next.click();
      await page.locator('dialog input[type=radio]').first().check(); await next.click();
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/wtq/end-${width}${root.slice(1)}.png` });
    });
