import { cardNames, countLine, countText, rangeField, readFacet, valueBox } from './fixtures/listing';
import { text } from './fixtures/messages';
import { expect, test } from './fixtures/test';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Two brands of the largest category that are not all of it. */
async function twoBrands(backendUrl: string, uid: string) {
  const { values } = await readFacet(backendUrl, { filter: { category_uid: { eq: uid } } }, 'brand');
  const [first, second] = values.toSorted((a, b) => b.count - a.count);
  if (!first || !second) throw new Error('The largest category has one brand only');
  return [first, second] as const;
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('[CAT-1] filters add up, then sort and page; back and forward lead through them', async ({
    page,
    shop,
    facts,
  }) => {
    const [category] = facts.categories;
    const [first, second] = await twoBrands(shop.backendUrl, category.uid);
    await page.goto(category.path);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const all = await cardNames(page);

    await valueBox(page, first.label).check();
    await expect(countLine(page)).toHaveText(countText(first.count, facts.pageSize));
    await expect(valueBox(page, first.label)).toBeChecked();
    await expect(valueBox(page, second.label), 'other values of a chosen attribute stay on offer').not.toBeChecked();

    await valueBox(page, second.label).check();
    const both = first.count + second.count;
    await expect(countLine(page)).toHaveText(countText(both, facts.pageSize));
    const filtered = await cardNames(page);

    await page.getByLabel(text('catalog.sortBy')).selectOption('price-desc');
    await expect(page).toHaveURL(/sort=price-desc/);
    await expect(countLine(page)).toHaveText(countText(both, facts.pageSize));
    const names = new URL(page.url()).searchParams.getAll('brand[filter]');
    expect(names).toEqual(expect.arrayContaining([`${first.label},${first.value}`, `${second.label},${second.value}`]));

    await page.goBack();
    await expect(page.getByLabel(text('catalog.sortBy'))).toHaveValue('');
    await expect.poll(() => cardNames(page)).toEqual(filtered);
    await page.goBack();
    await expect(valueBox(page, second.label)).not.toBeChecked();
    await expect(valueBox(page, first.label)).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(`${shop.url}${category.path}`);
    await expect(valueBox(page, first.label)).not.toBeChecked();
    await expect.poll(() => cardNames(page)).toEqual(all);
    await page.goForward();
    await expect(valueBox(page, first.label)).toBeChecked();
    await expect(countLine(page)).toHaveText(countText(first.count, facts.pageSize));
    expect(await page.evaluate(() => 'sameDocument' in window), 'no document was loaded on the way').toBe(true);
  });

  test('[CAT-1] a new filter begins on page 1, and its chip takes it away again', async ({ page, shop, facts }) => {
    const [category] = facts.categories;
    const [first] = await twoBrands(shop.backendUrl, category.uid);
    await page.goto(`${category.path}?page=2`);
    await valueBox(page, first.label).check();
    await expect(countLine(page)).toHaveText(countText(first.count, facts.pageSize));
    expect(new URL(page.url()).searchParams.has('page')).toBe(false);
    await page.getByRole('link', { name: text('catalog.removeFilter', { label: first.label }) }).click();
    await expect(page).toHaveURL(`${shop.url}${category.path}`);
    await expect(countLine(page)).toBeFocused();
  });

  test('[CAT-1] a price range can be typed', async ({ page, shop, facts }) => {
    const [category] = facts.categories;
    const { total } = await readFacet(
      shop.backendUrl,
      { filter: { category_uid: { eq: category.uid }, price: { from: '2', to: '5' } } },
      'brand',
    );
    await page.goto(category.path);
    await rangeField(page, 'From').fill('2');
    await rangeField(page, 'To').fill('5');
    await page.keyboard.press('Enter');
    await expect(countLine(page)).toHaveText(countText(total, facts.pageSize));
    const chip = text('catalog.priceBetween', { from: '£2', to: '£5' });
    await expect(page.getByRole('link', { name: text('catalog.removeFilter', { label: chip }) })).toBeVisible();
    await page.reload();
    await expect(rangeField(page, 'From')).toHaveValue('2');
  });

  test('[CAT-1] by keyboard alone: the focus stays where it is, and the answer is announced', async ({
    page,
    shop,
    facts,
  }) => {
    const [category] = facts.categories;
    const [first, second] = await twoBrands(shop.backendUrl, category.uid);
    await page.goto(category.path);
    // Before its script is there, a box waits for the form's button.
    await page.waitForLoadState('networkidle');
    await valueBox(page, first.label).focus();
    await page.keyboard.press('Space');
    const status = page.getByRole('status').filter({ hasText: countText(first.count, facts.pageSize) });
    await expect(status).toHaveCount(1);
    await expect(valueBox(page, first.label)).toBeFocused();
    await expect(valueBox(page, first.label)).toBeChecked();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${shop.url}${category.path}`);
    await expect(valueBox(page, first.label)).toBeFocused();

    await valueBox(page, second.label).focus();
    await page.keyboard.press('Space');
    await expect(countLine(page)).toHaveText(countText(second.count, facts.pageSize));
    await page.getByRole('link', { name: text('catalog.clearFilters') }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${shop.url}${category.path}`);
  });

  test('[CAT-1] filters that leave nothing say so, and lead back', async ({ page, shop, facts }) => {
    const [category] = facts.categories;
    await page.goto(`${category.path}?price%5Bfilter%5D=x,90000_*`);
    await expect(page.getByText(text('catalog.noMatchTitle'))).toBeVisible();
    await page
      .locator('main')
      .getByRole('link', { name: text('catalog.clearFilters') })
      .last()
      .click();
    await expect(page).toHaveURL(`${shop.url}${category.path}`);
    expect(await cardNames(page)).toHaveLength(facts.pageSize);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('[CAT-1, SHELL-6] the drawer stays open from choice to choice, keeps the focus and gives it back', async ({
    page,
    shop,
    facts,
  }) => {
    const [category] = facts.categories;
    const [first, second] = await twoBrands(shop.backendUrl, category.uid);
    await page.goto(category.path);
    await expect(valueBox(page, first.label)).toBeHidden();
    await page.getByRole('button', { name: text('catalog.filters') }).click();
    const drawer = page.getByRole('dialog', { name: text('catalog.filters') });
    await expect(drawer).toBeVisible();

    await valueBox(page, first.label).check();
    await expect(
      drawer.getByRole('button', { name: text('catalog.showProducts', { total: first.count }) }),
    ).toBeVisible();
    await expect(valueBox(page, first.label)).toBeFocused();
    await valueBox(page, second.label).check();
    const show = drawer.getByRole('button', {
      name: text('catalog.showProducts', { total: first.count + second.count }),
    });
    await show.click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: text('catalog.filtersChosen', { count: 2 }) })).toBeFocused();
    await expect(countLine(page)).toHaveText(countText(first.count + second.count, facts.pageSize));
  });

  test('[CAT-1] the drawer stays where it was scrolled to when a filter is chosen at its end', async ({
    page,
    facts,
  }) => {
    await page.goto(facts.categories[0].path);
    await page.getByRole('button', { name: text('catalog.filters') }).click();
    const drawer = page.getByRole('dialog', { name: text('catalog.filters') });
    const last = drawer.getByRole('checkbox').filter({ visible: true }).last();
    await last.scrollIntoViewIfNeeded();
    const scroll = () => drawer.locator('[data-filters]').evaluate((inside) => inside.parentElement?.scrollTop ?? 0);
    const before = await scroll();
    expect(before, 'it is worth scrolling').toBeGreaterThan(100);
    const named = { name: await last.getAttribute('name'), value: await last.getAttribute('value') };
    await last.check();
    await expect(page).toHaveURL(/\?/);
    const chosen = drawer.locator(`input[type="checkbox"][name="${named.name}"][value="${named.value}"]`);
    await expect(chosen).toBeFocused();
    await expect(chosen).toBeInViewport();
    expect(await scroll()).toBeGreaterThan(100);
  });

  test('[CAT-1] a step of a range keeps the focus in the drawer, as any other filter does', async ({ page, facts }) => {
    await page.goto(facts.categories[0].path);
    await page.getByRole('button', { name: text('catalog.filters') }).click();
    const drawer = page.getByRole('dialog', { name: text('catalog.filters') });
    const step = drawer.locator('a[data-range="price"]').nth(1);
    await step.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/price/);
    await expect(drawer.locator('[data-range="price"]:focus')).toBeInViewport();
  });

  test('fields have letters that no phone zooms into, and the order stands beside the filters’ button at 320 px', async ({
    page,
    facts,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(facts.categories[0].path);
    const open = page.getByRole('button', { name: text('catalog.filters') });
    const sort = page.locator('#sort-by');
    const [button, list] = await Promise.all([open.boundingBox(), sort.boundingBox()]);
    expect(Math.abs((button?.y ?? 0) - (list?.y ?? 999)), 'one row').toBeLessThan(4);
    await open.click();
    const from = page.getByRole('dialog').locator('input[inputmode="decimal"]').first();
    for (const field of [sort, from]) await expect(field).toHaveCSS('font-size', '16px');
  });

  test('the drawer works by keyboard: the focus cannot leave it, Escape closes it', async ({ page, facts }) => {
    await page.goto(facts.categories[0].path, { waitUntil: 'networkidle' });
    const open = page.getByRole('button', { name: text('catalog.filters') });
    await open.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: text('catalog.filters') });
    await expect(drawer).toBeVisible();
    for (const _ of Array(12)) {
      await page.keyboard.press('Shift+Tab');
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('dialog');
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, viewport] of Object.entries({ DESKTOP, PHONE })) {
    test.describe(`at ${name.toLowerCase()} width`, () => {
      test.use({ viewport });

      test('[CAT-1] filters, order and pages work by forms and links', async ({ page, shop, facts }) => {
        const [category] = facts.categories;
        const [first, second] = await twoBrands(shop.backendUrl, category.uid);
        const both = first.count + second.count;
        await page.goto(category.path);
        await valueBox(page, first.label).check();
        await valueBox(page, second.label).check();
        await rangeField(page, 'From').fill('0');
        await page.getByRole('button', { name: text('catalog.applyFilters') }).click();
        await expect(countLine(page)).toHaveText(countText(both, facts.pageSize));
        await expect(valueBox(page, first.label)).toBeChecked();

        await page.getByLabel(text('catalog.sortBy')).selectOption('price-asc');
        await page.getByRole('button', { name: text('catalog.sortSubmit') }).click();
        await expect(page).toHaveURL(/sort=price-asc/);
        await expect(countLine(page)).toHaveText(countText(both, facts.pageSize));
        await page.getByRole('link', { name: text('catalog.removeFilter', { label: second.label }) }).click();
        await expect(countLine(page)).toHaveText(countText(first.count, facts.pageSize));
        await expect(page.getByLabel(text('catalog.sortBy'))).toHaveValue('price-asc');
      });
    });
  }
});
