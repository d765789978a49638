import type { Page } from '@playwright/test';
import type { Messages } from '@/lib/i18n/load-messages';
import { violations } from './fixtures/axe';
import { PATIENCE } from './fixtures/cart';
import { text, thaiText } from './fixtures/messages';
import { GROUP, readProduct } from './fixtures/seeded';
import { expectStored, workerReady } from './fixtures/servers/device';
import { expect, test } from './fixtures/test';

/** Codeine and paracetamol, with a leaflet. */
const CO_CODAMOL = 'VEL-COCO-32';
/** As tablets of another make are, too. */
const IBUPROFEN = 'NOR-IBU-LYS';
const LEAFLET = '/leaflets/velmora-co-codamol-8-500';
/** Acetaminophen in American English. */
const SOLUBLE = 'MMS-PARA-EFF';

type Key = keyof Messages['pharmacy']['medicineCard'];

const card = (key: Key, values?: Record<string, string | number>) => text(`pharmacy.medicineCard.${key}`, values);

const keyFacts = (page: Page, title = card('title')) => page.getByRole('region', { name: title });

async function openMedicine(page: Page, backendUrl: string, sku = CO_CODAMOL) {
  const { path } = await readProduct<object>(backendUrl, sku, '');
  await page.goto(path);
}

test('a medicine’s page begins with what is read first, and what nobody has entered is not there', async ({
  page,
  shop,
}) => {
  await openMedicine(page, shop.backendUrl);
  await expect(keyFacts(page).getByRole('term')).toHaveText([
    card('age'),
    card('others'),
    card('driving'),
    card('pregnancy'),
    card('longestUse'),
    card('sugarFree'),
  ]);
  await expect(keyFacts(page).getByText('Not with other paracetamol or codeine')).toBeVisible();
  const undrawn = await keyFacts(page).evaluate(
    (facts) =>
      [...facts.querySelectorAll('use')].filter((icon) => !document.querySelector(icon.getAttribute('href') ?? ''))
        .length,
  );
  expect(undrawn, 'every icon has its drawing').toBe(0);
  await expect(keyFacts(page).getByText(card('days', { days: 3 }))).toBeVisible();
  await expect(page.getByRole('link', { name: card('report') })).toHaveAttribute('href', /^https:\/\//);
  expect(await violations(page)).toEqual([]);

  await openMedicine(page, shop.backendUrl, 'KIN-IBU-100');
  await expect(keyFacts(page).getByText(card('antiInflammatory'))).toBeVisible();
  await expect(keyFacts(page).getByText(card('driving'))).toHaveCount(0);
});

test('packs that are sold in different ways are marked and noted as the chosen one is', async ({ page, shop }) => {
  await openMedicine(page, shop.backendUrl, 'TOL-CET');
  const note = page.getByText(text('pharmacy.legalNotes.p.title'));
  const mark = page
    .getByRole('region', { name: text('catalog.buyingBox') })
    .getByText('Pharmacy medicine', { exact: true });
  await expect(page.getByRole('radio', { name: /^7\b|of 7\b/ })).toBeChecked();
  await expect(note).toBeHidden();
  await expect(mark).toBeHidden();
  await page.getByRole('radio', { name: /^30\b|of 30\b/ }).check();
  await expect(note).toBeVisible({ timeout: PATIENCE });
  await expect(mark).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the most that one order may have is that of the chosen pack, and in a group each member’s', async ({
  page,
  shop,
}) => {
  await openMedicine(page, shop.backendUrl, 'TOL-CET');
  const form = page.getByRole('form', { name: text('product.form') });
  const most = form.getByText(text('product.atMost', { max: 2 }), { exact: true });
  await expect(page.getByRole('radio', { name: /^7\b|of 7\b/ })).toBeChecked();
  await expect(most).toBeHidden();
  await page.getByRole('radio', { name: /^30\b|of 30\b/ }).check();
  await expect(most).toBeVisible({ timeout: PATIENCE });
  await expect(form.getByRole('spinbutton', { name: text('product.quantity') })).toHaveAttribute('max', '2');
  await page.getByRole('radio', { name: /^7\b|of 7\b/ }).check();
  await expect(most).toBeHidden();

  await openMedicine(page, shop.backendUrl, GROUP);
  const amounts = form.getByRole('spinbutton');
  await expect(amounts.first()).toHaveAttribute('max', '2');
  await expect(amounts.last()).not.toHaveAttribute('max', '2');
});

test('packs of the same medicine are compared by the price of one unit, the cheapest first', async ({ page, shop }) => {
  await openMedicine(page, shop.backendUrl, IBUPROFEN);
  const packs = page.getByRole('table').filter({ hasText: text('pharmacy.sameMedicine.cheapest') });
  await expect(packs.getByRole('row').nth(1)).toContainText(text('pharmacy.sameMedicine.cheapest'));
  await expect(packs.getByText(text('pharmacy.sameMedicine.own')).first()).toBeVisible();
  expect(await packs.getByRole('link').count()).toBeGreaterThan(0);
});

test('what is no medicine has neither key facts nor a way through its texts', async ({ page, shop }) => {
  await openMedicine(page, shop.backendUrl, 'PUL-THERM');
  await expect(page.getByRole('heading', { name: text('catalog.facts') })).toBeVisible();
  await expect(keyFacts(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: text('catalog.onThisPage') })).toHaveCount(0);
});

test('the texts of a medicine are reached by the keyboard, each by its name', async ({ page, shop }) => {
  await openMedicine(page, shop.backendUrl);
  const links = page.getByRole('navigation', { name: text('catalog.onThisPage') }).getByRole('link');
  const names = await links.allTextContents();
  expect(names[0]).toBe(card('purpose'));
  expect(names).toContain(card('leaflet'));
  expect(names.at(-1)).toBe(text('product.reviews'));

  await links.filter({ hasText: card('leaflet') }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#text-leaflet$/);
  await expect(page.getByRole('heading', { level: 2, name: card('leaflet') })).toBeInViewport();
  // From there on the next stop is the leaflet's own link.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: card('read') })).toBeFocused();
});

test('a leaflet is a page of its own: with its date, in large print, and for paper', async ({ page, shop }) => {
  await openMedicine(page, shop.backendUrl);
  await page.getByRole('link', { name: card('read') }).click();
  await page.waitForURL(`**${LEAFLET}`, { timeout: PATIENCE });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Leaflet: Velmora Co-\u2060codamol/);
  await expect(page.getByRole('heading', { level: 2, name: /^[1-6]\. / })).toHaveCount(6);
  const revised = `${card('revised', { date: '14 September 2026' })} · ${card('version', { version: 5 })}`;
  await expect(page.getByText(revised)).toBeVisible();
  await expect(page.getByText('Last revised:')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  const parts = page.getByRole('navigation', { name: text('catalog.onThisPage') });
  await expect(parts.getByRole('link')).toHaveCount(6);
  await parts.getByRole('link', { name: /^4\. / }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^4\. / })).toBeInViewport();

  const sentence = page.getByText('Do not take it for more than three days.', { exact: false });
  const height = async () => (await sentence.boundingBox())?.height ?? 0;
  const before = await height();
  await page.getByRole('checkbox', { name: card('largePrint') }).check();
  expect(await height()).toBeGreaterThan(before * 1.4);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);

  const print = page.getByRole('button', { name: card('print') });
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await print.click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(print).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(sentence).toBeVisible();
});

test('a Thai medicine tells all of it in Thai', async ({ page, shop }) => {
  const { path } = await readProduct<object>(shop.backendUrl, CO_CODAMOL, '');
  await page.goto(`/mmstr_th${path}`);
  const thai = (key: Key) => thaiText(`pharmacy.medicineCard.${key}`);
  await expect(keyFacts(page, thai('title')).getByText(/^ห้ามใช้ร่วมกับยาอื่นที่มีพาราเซตามอล ?หรือ ?โคเดอีน$/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: thai('read') }).click();
  await page.waitForURL(`**/mmstr_th${LEAFLET}`, { timeout: PATIENCE });
  await expect(page.getByText(/^ปรับปรุงล่าสุดเมื่อ 14 กันยายน/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^4\. ผลข้างเคียง/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`a medicine leads to its leaflet in every store view, also where its name is another, ${width} pixels wide`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { path } = await readProduct<object>(shop.backendUrl, SOLUBLE, '');
    for (const [view, read, heading] of [
      ['', card('read'), 'Leaflet: mmstr Paracetamol soluble tablets'],
      ['/mmstr_us', card('read'), 'Leaflet: mmstr Acetaminophen soluble tablets'],
      ['/mmstr_th', thaiText('pharmacy.medicineCard.read'), 'เอกสารกำกับยา: mmstr พาราเซตามอลเม็ดฟู่'],
    ] as const) {
      await page.goto(view + path);
      await page.getByRole('link', { name: read }).click();
      await page.waitForURL(`**${view}/leaflets/mmstr-paracetamol-soluble`, { timeout: PATIENCE });
      // Medicines do not break.
      const told = await page.getByRole('heading', { level: 1 }).textContent();
      expect(told?.replace(/[\u2060\u200b]/g, '')).toBe(heading);
      await expect(page.getByRole('heading', { level: 2, name: /^[1-6]\. / })).toHaveCount(6);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('with the shop’s worker', () => {
  // What is not on the device fails, and the browser says so.
  test.use({ serviceWorkers: 'allow', failing: /./ });

  test('[PWA-5] a leaflet that was read once is read offline', async ({ page, context }) => {
    await page.goto('/delivery', { waitUntil: 'networkidle' });
    await workerReady(page);
    await page.goto(LEAFLET, { waitUntil: 'networkidle' });
    await expectStored(page, LEAFLET);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Leaflet: Velmora Co-\u2060codamol/);
    await expect(page.getByRole('checkbox', { name: card('largePrint') })).toBeVisible();
  });
});
