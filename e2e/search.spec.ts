import { get } from './fixtures/crawl';
import { cardNames, countLine, countText, readFacet, valueBox } from './fixtures/listing';
import { americanText, text } from './fixtures/messages';
import { expect, test } from './fixtures/test';

test.use({ viewport: { width: 1280, height: 900 } });

const results = (term: string) => `/search.html?query=${encodeURIComponent(term)}`;
const heading = (term: string) => text('search.resultsFor', { term });
const nothing = (term: string) => text('search.nothingFor', { term });

test('[CAT-6, ROUTE-10] the header’s form leads to the results, which can be filtered and ordered', async ({
  page,
  shop,
  facts,
}) => {
  const term = 'tablets';
  const { total } = await readFacet(shop.backendUrl, { search: term }, 'brand');
  await page.goto('/');
  await page.getByLabel(text('shell.searchLabel')).fill(term);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}${results(term)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(term));
  await expect(page).toHaveTitle(new RegExp(term));
  await expect(page.getByLabel(text('shell.searchLabel'))).toHaveValue(term);
  await expect(countLine(page)).toHaveText(countText(total, facts.pageSize));
  await expect(page.getByLabel(text('catalog.sortBy'))).toHaveValue('');

  const { values } = await readFacet(shop.backendUrl, { search: term }, 'category_id');
  const narrow = values.find(({ count }) => count < total);
  if (!narrow) throw new Error(`Every category has all of the ${total} products`);
  await valueBox(page, narrow.label).check();
  await expect(countLine(page)).toHaveText(countText(narrow.count, facts.pageSize));
  await page.getByLabel(text('catalog.sortBy')).selectOption('price-asc');
  await expect(page).toHaveURL(/query=tablets.*sort=price-asc/);
  await expect(countLine(page)).toHaveText(countText(narrow.count, facts.pageSize));
  await page.goBack();
  await page.goBack();
  await expect(countLine(page)).toHaveText(countText(total, facts.pageSize));
});

test('[CAT-6] a typo finds what was meant', async ({ page }) => {
  await page.goto(results('paracetmol'));
  await expect(
    page
      .locator('main article h3')
      .filter({ hasText: /paracetamol/i })
      .first(),
  ).toBeVisible();
});

test('[CAT-6] a misspelt word, and one of several of which nothing is found, offer what there is', async ({ page }) => {
  const meant = page.locator('main').getByRole('link', { name: 'paracetamol', exact: true });
  for (const term of ['paracetmol', 'paracetamol wxyz']) {
    await page.goto(results(term));
    await expect(page.getByText(text('search.didYouMean')), term).toBeVisible();
    await expect(meant).toHaveAttribute('href', results('paracetamol'));
  }
  await expect(page.getByText(text('search.nothing'))).toBeVisible();
  await meant.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading('paracetamol'));
});

test('[CAT-6] each page of results has a title of its own', async ({ page }) => {
  await page.goto(`${results('tablets')}&page=2`);
  await expect(page).toHaveTitle(new RegExp(text('catalog.page', { page: '2' })));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[CAT-6, SHELL-6] the row of the search has the term of the results when it is opened', async ({ page }) => {
    await page.goto(results('tablets'));
    const field = page.getByLabel(text('shell.searchLabel'));
    await expect(field).toBeHidden();
    await page
      .locator('header')
      .getByRole('button', { name: text('shell.search'), exact: true })
      .first()
      .click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('tablets');
  });
});

test('[CAT-6] another word for the same finds it too', async ({ page }) => {
  await page.goto(results('acetaminophen'));
  await expect(
    page
      .locator('main article h3')
      .filter({ hasText: /paracetamol/i })
      .first(),
  ).toBeVisible();
});

test('[CAT-6] a product is found by its code', async ({ page, facts }) => {
  await page.goto(results(facts.products[0].sku));
  expect((await cardNames(page)).join()).toContain(facts.products[0].name.split(' ').slice(-2).join(' '));
});

test('[CAT-6] no result and no term show ways on', async ({ page, shop }) => {
  await page.goto(results('xyzzyqq'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nothing('xyzzyqq'));
  await expect(page).toHaveTitle(new RegExp(nothing('xyzzyqq')));
  await expect(page.getByText(text('search.nothing'))).toBeVisible();
  const categories = page.getByRole('navigation', { name: text('search.categories') });
  expect(await categories.getByRole('link').count()).toBeGreaterThan(3);
  await expect(page.locator('main').getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
  expect(await cardNames(page), 'what is popular').not.toEqual([]);

  await page.goto('/search.html');
  await expect(page.getByText(text('search.prompt'))).toBeVisible();
  await page.getByLabel(text('search.again')).fill('ibuprofen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}${results('ibuprofen')}`);
  expect((await cardNames(page)).length).toBeGreaterThan(0);
});

test('[CAT-6] results are rendered on the server, kept by nobody and not indexed', async ({ shop }) => {
  const { status, headers, text: html } = await get(`${shop.url}${results('ibuprofen')}`);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toMatch(/private/);
  expect(headers.get('cache-control')).not.toMatch(/public|s-maxage/);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toMatch(/<h3[^>]*>.*ibuprofen/i);
});

test('[CAT-6] a term is text, whatever it is made of', async ({ page }) => {
  const term = '<b>"50% & more"</b>';
  await page.goto(results(term));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`“${term}”`);
});

test('[CAT-6] suggestions by keyboard: an arrow, Enter, and the product is there', async ({ page, shop }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const field = page.getByLabel(text('shell.searchLabel'));
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await page.keyboard.type('ibuprofen');
  const list = page.getByRole('listbox', { name: text('search.panel.label') });
  await expect(list).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Suggestions: \d+/ })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  const option = list.getByRole('option', { selected: true });
  await expect(option).toContainText(/ibuprofen/i);
  // Where backgrounds are taken away a line shows which one it is.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(option).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: 'none' });
  const href = await option.getAttribute('href');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}${href}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/ibuprofen/i);
  await expect(field, 'the term is of the results, not of a product').toHaveValue('');
  await page.keyboard.type('ibu');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}${results('ibu')}`);
  await field.fill('another');
  await page.goBack();
  await expect(field, 'follows the address').toHaveValue('');
  await page.goForward();
  await expect(field).toHaveValue('ibu');
  expect(await page.evaluate(() => 'sameDocument' in window), 'no document was loaded on the way').toBe(true);
});

test('[CAT-6] suggestions fit a low window: they are scrolled, the way to all results stays at their foot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 560 });
  await page.goto('/');
  await page.getByLabel(text('shell.searchLabel')).click();
  await page.keyboard.type('ibuprofen');
  const list = page.getByRole('listbox', { name: text('search.panel.label') });
  const all = list.getByRole('option', { name: text('search.panel.all', { term: 'ibuprofen' }) });
  await expect(all).toBeInViewport({ ratio: 1 });
  expect(await list.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(0);
  const foot = await all.evaluate((element) => element.getBoundingClientRect().top);
  const count = await list.getByRole('option').count();
  for (let step = 1; step < count; step += 1) {
    await page.keyboard.press('ArrowDown');
    const { bottom } = await list
      .getByRole('option', { selected: true })
      .evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(bottom, `option ${step} is not behind it`).toBeLessThanOrEqual(foot);
  }
  await page.keyboard.press('ArrowDown');
  await expect(all).toHaveAttribute('aria-selected', 'true');
});

test('[CAT-6] suggestions are in the view’s language and currency', async ({ page }) => {
  await page.goto('/mmstr_us');
  await page.getByLabel(americanText('shell.searchLabel')).click();
  await page.keyboard.type('ibuprofen');
  const option = page.getByRole('listbox').getByRole('option').first();
  await expect(option).toContainText('$');
  expect(await option.getAttribute('href')).toMatch(/^\/mmstr_us\//);
});

test('[CAT-6] suggestions that fail leave the form working', async ({ page, shop }) => {
  await page.route('**/graphql?*', (route) => route.fulfill({ status: 200, json: { errors: [{ message: 'No.' }] } }));
  await page.goto('/');
  const asked = page.waitForResponse('**/graphql?*');
  await page.getByLabel(text('shell.searchLabel')).click();
  await page.keyboard.type('ibuprofen');
  await asked;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}${results('ibuprofen')}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[CAT-6] the search is a plain form, on a phone too', async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByLabel(text('shell.searchLabel')).fill('ibuprofen');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${shop.url}${results('ibuprofen')}`);
    expect((await cardNames(page)).length).toBeGreaterThan(0);
  });
});
