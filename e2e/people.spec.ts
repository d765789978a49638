import { addToBasket, PATIENCE } from './fixtures/cart';
import { text, thaiText } from './fixtures/messages';
import { readProduct, SIMPLE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

/** As the demo shop's block `shop-people` has them. */
const NUMBER = '0000000';
const REGISTER = 'https://www.pharmacyregulation.org/registers/pharmacy';

const VIEWS = [
  { prefix: '', words: text, superintendent: 'Ines Calloway', telephone: '0117 496 0199' },
  { prefix: '/mmstr_th', words: thaiText, superintendent: 'อีเนส คัลโลเวย์', telephone: '+44 117 496 0199' },
];

for (const { prefix, words, superintendent, telephone } of VIEWS) {
  test(`the register, the superintendent and the telephone stand in the footer, on the contact page and at the checkout: ${prefix || 'English'}`, async ({
    page,
    shop,
  }) => {
    const { path } = await readProduct<object>(shop.backendUrl, SIMPLE, '');
    await addToBasket(page, path);
    for (const at of ['/', '/checkout']) {
      await page.goto(`${prefix}${at}`);
      const foot = page.getByRole('contentinfo');
      const registered = foot.getByRole('link', { name: words('people.registered', { number: NUMBER }) });
      await expect(registered, at).toHaveAttribute('href', REGISTER, { timeout: PATIENCE });
      await expect(foot, at).toContainText(words('people.superintendentIs', { name: superintendent }));
      await expect(foot.getByRole('link', { name: words('people.call', { telephone }) })).toBeVisible();
    }
    await page.goto(`${prefix}/contact`);
    const people = page.getByRole('main');
    await expect(people.getByRole('link', { name: new RegExp(NUMBER) })).toHaveAttribute('href', REGISTER);
    await expect(people.getByText(superintendent)).toBeVisible();
    await expect(people.locator('dl').getByRole('link', { name: telephone })).toBeVisible();
  });
}
