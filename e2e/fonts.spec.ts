import type { Page } from '@playwright/test';
import { expect, gate, test } from './fixtures/test';

const FONTS = /\.woff2(\?|$)/;
const STYLES = /\.css(\?|$)/;

/** Everything with words of its own, and the pictures between. */
const pieces = (page: Page) =>
  page.evaluateHandle(() => [...document.querySelectorAll('h1, h2, h3, p, a, button, label, img')]);

/** Where they are; what comes meanwhile, such as the basket's button, is none of them. */
const places = (of: Awaited<ReturnType<typeof pieces>>): Promise<string[]> =>
  of.evaluate((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())));

for (const { title, names } of [
  { title: 'Arial, Helvetica or Liberation Sans', names: /"(Arial|Helvetica|Liberation)/ },
  { title: 'Roboto', names: /"Roboto/ },
  { title: 'none of the fonts that are in its size', names: /^$/ },
]) {
  for (const view of ['', '/mmstr_th']) {
    test(`nothing moves when the shop’s font comes late, on a machine with ${title}${view && ', in Thai'}`, async ({
      page,
      facts,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const { promise: held, resolve: release } = gate();
      await page.route(FONTS, async (route) => {
        await held;
        await route.fallback();
      });
      await page.route(STYLES, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/local\(([^)]*)\)/g, (source, name: string) =>
          names.test(name) ? source : 'local("no such font")',
        );
        await route.fulfill({ response, body });
      });
      const fonts = page.waitForRequest(FONTS);
      await page.goto(`${view}${facts.categories[0].path}`, { waitUntil: 'domcontentloaded' });
      await fonts;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('header button[aria-label*=":"]'), 'the scripts have run').toBeVisible();
      const drawn = await pieces(page);
      const before = await places(drawn);
      const came = page.waitForResponse(FONTS);
      release();
      await (await came).finished();
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      expect(await places(drawn)).toEqual(before);
    });
  }
}

test('local fonts that stand in for the shop’s own one take its room', async ({ page }) => {
  await page.goto('/');
  const standIns = await page.evaluate(async () => {
    const latin =
      'Paracetamol 500 mg tablets for headache and fever, take one or two with water, free delivery over £35';
    const thai = 'พาราเซตามอลบรรเทาอาการปวดศีรษะและลดไข้ รับประทานครั้งละหนึ่งหรือสองเม็ดพร้อมน้ำ';
    const own = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
    const measure = (text: string, weight: number, family: string) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      context.font = `${weight} 20px ${family}, monospace`;
      return context.measureText(text).width;
    };
    const found: { family: string; weight: number; ratio: number | null }[] = [];
    for (const [family, font, text] of [
      ['Figtree Arial', own('--font-figtree'), latin],
      ['Figtree Roboto', own('--font-figtree'), latin],
      ['Noto Sans Thai Fallback', own('--font-thai'), thai],
    ] as const) {
      for (const weight of [400, 600]) {
        await document.fonts.load(`${weight} 20px ${font}`, text);
        // A local font that the machine lacks fails to load.
        const faces = await document.fonts.load(`${weight} 20px "${family}"`, text).catch(() => []);
        const isThere = faces.length > 0 && faces.every(({ status }) => status === 'loaded');
        const ratio = measure(text, weight, `"${family}"`) / measure(text, weight, font);
        found.push({ family, weight, ratio: isThere ? ratio : null });
      }
    }
    return found;
  });
  for (const { family, weight, ratio } of standIns) {
    // Sized by all texts of the shop: a single sentence differs a little.
    if (ratio !== null) expect(Math.abs(ratio - 1), `${family} ${weight}`).toBeLessThan(0.03);
  }
});
