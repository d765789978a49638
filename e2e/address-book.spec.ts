import type { Page } from '@playwright/test';
import { violations } from './fixtures/axe';
import { newAccount, signIn } from './fixtures/customer';
import { press, tabTo, typeInto } from './fixtures/keyboard';
import { text } from './fixtures/messages';
import { expect, test } from './fixtures/test';

const button = (page: Page, key: 'add' | 'save' | 'deleteForGood') =>
  page.getByRole('button', { name: text(`addressBook.${key}`), exact: true });

async function typeAddress(page: Page, street: string) {
  for (const [label, value] of [
    ['street', street],
    ['city', 'London'],
    ['postcode', 'sw1a1aa'],
    ['telephone', '020 7946 0958'],
  ] as const) {
    await typeInto(page, page.getByLabel(new RegExp(`^${text(`address.${label}`)}`)), value);
  }
}

test('[SESS-11] the address book is kept by keyboard alone: added to, changed, deleted from', async ({
  page,
  shop,
}) => {
  await signIn(page, await newAccount(shop.backendUrl), '/address-book');
  await expect(page.getByText(text('addressBook.empty'))).toBeVisible();
  expect(await violations(page), 'the empty book').toEqual([]);

  await press(page, button(page, 'add'));
  await expect(page.getByRole('heading', { name: text('addressBook.addTitle') })).toBeFocused();
  await expect(page.getByLabel(new RegExp(`^${text('address.firstname')}`))).toHaveValue('Ann');
  await typeAddress(page, '1 First Road');
  expect(await violations(page), 'the form').toEqual([]);
  await press(page, button(page, 'save'));
  await expect(page.getByText(text('addressBook.saved'))).toBeVisible();
  await expect(page.getByText('SW1A 1AA')).toBeVisible();

  await press(page, button(page, 'add'));
  await typeAddress(page, '2 Second Road');
  await press(page, button(page, 'save'));
  await expect(page.getByText('2 Second Road')).toBeVisible();
  expect(await violations(page), 'the book').toEqual([]);

  await press(page, page.getByRole('button', { name: /^Edit Ann Lee, 2 Second Road/ }));
  await expect(page).toHaveURL(/\/customer\/address\/edit\/id\/\d+$/);
  await page.reload();
  await typeInto(page, page.getByLabel(new RegExp(`^${text('address.street')}`)), '3 Third Road');
  await press(page, button(page, 'save'));
  await expect(page.getByText('3 Third Road')).toBeVisible();

  // The first became the default one; only the other may go.
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(1);
  await press(page, page.getByRole('button', { name: /^Delete Ann Lee, 3 Third Road/ }));
  const dialog = page.getByRole('dialog', { name: text('addressBook.deleteTitle') });
  await expect(dialog).toBeVisible();
  expect(await violations(page), 'the question').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await press(page, page.getByRole('button', { name: /^Delete Ann Lee, 3 Third Road/ }));
  await tabTo(page, button(page, 'deleteForGood'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('addressBook.deleted'))).toBeVisible();
  await expect(page.getByText('3 Third Road')).toHaveCount(0);
});

test('[SESS-11] the back button leads from the form to the list, and what was entered is there again', async ({
  page,
  shop,
}) => {
  await signIn(page, await newAccount(shop.backendUrl), '/customer/address');
  await button(page, 'add').click();
  await page.getByLabel(new RegExp(`^${text('address.city')}`)).fill('Leeds');
  await page.goBack();
  await button(page, 'add').click();
  await expect(page.getByLabel(new RegExp(`^${text('address.city')}`))).toHaveValue('Leeds');
});
