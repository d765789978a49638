import { violations } from './fixtures/axe';
import { text } from './fixtures/messages';
import { REVIEWED, readProduct } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

interface Reviewed {
  review_count: number;
  reviews: { items: { nickname: string; summary: string; average_rating: number }[] };
}

const FIELDS = 'review_count reviews(pageSize: 100) { items { nickname summary average_rating } }';

test('[CAT-5] reviews: the sum and the first page are in the page, further ones come when asked for', async ({
  page,
  shop,
}) => {
  const { path, review_count: count, reviews } = await readProduct<Reviewed>(shop.backendUrl, REVIEWED, FIELDS);
  const response = await page.goto(path);
  const html = (await response?.text()) ?? '';
  expect(html).toContain(reviews.items[0]?.summary ?? '');
  const section = page.getByRole('region', { name: text('product.reviews') });
  await expect(section).toContainText(text('product.reviewCount', { count }));
  const five = reviews.items.filter(({ average_rating }) => Math.round(average_rating / 20) === 5).length;
  await expect(section.locator('dl > div').first()).toHaveText(
    new RegExp(`^${text('product.starsLabel', { stars: 5 })}\\s*${five}$`),
  );

  const articles = section.getByRole('article');
  const shown = await articles.count();
  expect(shown).toBeLessThan(count);
  const more = section.getByRole('button', { name: text('product.moreReviews') });
  await more.focus();
  await page.keyboard.press('Enter');
  const next = section.getByRole('listitem').filter({ hasText: reviews.items[shown]?.summary ?? '' });
  await expect(next.last()).toBeFocused();
  // While a page is on its way the button says so.
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    await expect(articles).toHaveCount(count, { timeout: 1000 });
  }).toPass();
  await expect(section.getByRole('status')).toHaveText(text('product.reviewsShown', { shown: count, total: count }));
});

test('[CAT-5] reviews are shown by stars and in an order without loading the page', async ({ page, shop }) => {
  const { path, reviews } = await readProduct<Reviewed>(shop.backendUrl, REVIEWED, FIELDS);
  const rated = (stars: number) => reviews.items.filter((one) => Math.round(one.average_rating / 20) === stars);
  const worst = Math.min(...reviews.items.map(({ average_rating }) => average_rating));
  await page.goto(path);
  const section = page.getByRole('region', { name: text('product.reviews') });
  const articles = section.getByRole('article');
  await section.getByLabel(text('product.reviewSort')).selectOption(text('product.lowestReviews'));
  const first = reviews.items.find(({ average_rating }) => average_rating === worst);
  await expect(articles.first()).toContainText(first?.summary ?? '');

  const stars = Math.round(worst / 20);
  const label = text('product.starsLabel', { stars });
  await section.getByLabel(text('product.reviewFilter')).selectOption(`${label} (${rated(stars).length})`);
  await expect(articles).toHaveCount(Math.min(5, rated(stars).length));
  await expect(section.getByRole('status')).toContainText(`of ${rated(stars).length}`);
  expect(await violations(page)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(path);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[CAT-5] the newest reviews are there, and nothing that would not work', async ({ page, shop }) => {
    const { path } = await readProduct<object>(shop.backendUrl, REVIEWED, '');
    await page.goto(path);
    const section = page.getByRole('region', { name: text('product.reviews') });
    await expect(section.getByRole('article')).toHaveCount(5);
    await expect(section.getByRole('button').or(section.getByRole('combobox'))).toHaveCount(0);
  });
});

test('the rating beside the name leads to the reviews', async ({ page, shop }) => {
  const { path } = await readProduct<object>(shop.backendUrl, REVIEWED, '');
  await page.goto(path);
  await page
    .getByRole('region', { name: text('catalog.buyingBox') })
    .locator('a[href="#reviews"]')
    .click();
  await expect(page.getByRole('heading', { name: text('product.reviews') })).toBeInViewport();
});
