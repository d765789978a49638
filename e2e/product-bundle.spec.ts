import type { Page } from '@playwright/test';
import { addButton } from './fixtures/cart';
import { text } from './fixtures/messages';
import { BUNDLE, DOWNLOADABLE, GROUP, pounds, readProduct, WITH_OPTIONS } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

interface Priced {
  price_range: { minimum_price: { final_price: { value: number } } };
}

interface Bundle {
  items: {
    title: string;
    type: string;
    options: { label: string; quantity: number; is_default: boolean; can_change_quantity: boolean; product: Priced }[];
  }[];
}

const PRICE = 'price_range { minimum_price { final_price { value } } }';
const amount = ({ price_range }: Priced) => price_range.minimum_price.final_price.value;
const form = (page: Page) => page.getByRole('form', { name: text('product.form') });
const total = (page: Page) => form(page).getByText(text('product.total'), { exact: true }).locator('..');

test('[CAT-5] a bundle: its price is the sum of what is put into it, and a link keeps it', async ({ page, shop }) => {
  const { path, items } = await readProduct<Bundle>(
    shop.backendUrl,
    BUNDLE,
    `... on BundleProduct { items { title type options { label quantity is_default can_change_quantity product { ${PRICE} } } } }`,
  );
  let sum = items
    .flatMap(({ options }) => options)
    .filter(({ is_default }) => is_default)
    .reduce((all, { quantity, product }) => all + quantity * amount(product), 0);
  await page.goto(path);
  await expect(total(page)).toContainText(pounds(sum));

  const boxes = items.find(({ type }) => type === 'checkbox');
  const added = boxes?.options.find(({ is_default }) => !is_default);
  if (!added) throw new Error('The seed’s bundle has nothing to add');
  // Its brand is the bundle's own.
  const box = form(page).getByRole('checkbox', { name: added.label.replace(/^Sturdiband /, '') });
  await box.check();
  sum += added.quantity * amount(added.product);
  await expect(total(page)).toContainText(pounds(sum));

  await page.reload();
  await expect(box).toBeChecked();
  await expect(total(page)).toContainText(pounds(sum));

  const list = items.find(({ type }) => type === 'select');
  const [chosen] = list?.options.filter(({ can_change_quantity }) => can_change_quantity) ?? [];
  if (!list || !chosen) throw new Error('The seed’s bundle has no quantity to change');
  const quantity = text('product.quantityOf', { title: list.title });
  await form(page)
    .getByRole('button', { name: text('product.more', { label: quantity }) })
    .click();
  await expect(total(page)).toContainText(pounds(sum + amount(chosen.product)));
});

test('[CAT-5] a group: each product has its price and its own number, none is chosen before, and one has to be', async ({
  page,
  shop,
}) => {
  const { path, items } = await readProduct<{ items: { product: Priced & { name: string } }[] }>(
    shop.backendUrl,
    GROUP,
    `... on GroupedProduct { items { product { name ${PRICE} } } }`,
  );
  await page.goto(path);
  for (const { product } of items) {
    await expect(form(page).getByRole('row', { name: product.name })).toContainText(pounds(amount(product)));
  }
  const [first, second] = items;
  if (!first || !second) throw new Error('The seed’s group has nothing to choose from');
  const field = ({ product: { name } }: typeof first) =>
    form(page).getByRole('spinbutton', { name: text('product.quantityOf', { title: name }) });
  await expect(total(page)).toContainText(pounds(0));
  await addButton(page).click();
  await expect(field(first)).toHaveJSProperty('validationMessage', text('addToCart.chooseQuantity'));
  await field(first).fill('2');
  await expect(total(page)).toContainText(pounds(2 * amount(first.product)));
  await field(second).fill('1');
  await expect(total(page)).toContainText(pounds(2 * amount(first.product) + amount(second.product)));
});

test('[CAT-5] options to write, to choose and to combine add their prices', async ({ page, shop }) => {
  const { path, options, ...product } = await readProduct<
    Priced & {
      options: {
        __typename: string;
        title: string;
        value?: { price: number };
        values?: { title: string; price: number }[];
      }[];
    }
  >(
    shop.backendUrl,
    WITH_OPTIONS,
    `${PRICE} ... on CustomizableProductInterface { options { __typename title
      ... on CustomizableFieldOption { value { price } }
      ... on CustomizableDropDownOption { values: value { title price } }
      ... on CustomizableMultipleOption { values: value { title price } } } }`,
  );
  const field = options.find(({ __typename }) => __typename === 'CustomizableFieldOption');
  const several = options.find(({ __typename }) => __typename === 'CustomizableMultipleOption');
  const one = options.find(({ __typename }) => __typename === 'CustomizableDropDownOption');
  if (!field?.value || !several?.values || !one?.values?.[0]) throw new Error('The seed’s options have changed');

  await page.goto(path);
  await form(page).getByRole('textbox', { name: field.title }).fill('Ann');
  await expect(total(page)).toContainText(pounds(amount(product) + field.value.price));
  for (const { title, price } of several.values)
    await form(page)
      .getByRole('group', { name: several.title })
      .getByRole('checkbox', { name: `${title} + ${pounds(price)}` })
      .check();
  const extras = several.values.reduce((all, { price }) => all + price, 0);
  await expect(total(page)).toContainText(pounds(amount(product) + field.value.price + extras));
  await expect(form(page).getByRole('combobox', { name: one.title })).toHaveAttribute('required');
  expect(page.url(), 'what is written stays out of the address').not.toContain('Ann');
});

test('[CAT-5] a download: links are chosen one by one', async ({ page, shop }) => {
  const {
    path,
    downloadable_product_links: links,
    ...product
  } = await readProduct<Priced & { downloadable_product_links: { title: string; price: number }[] }>(
    shop.backendUrl,
    DOWNLOADABLE,
    `${PRICE} ... on DownloadableProduct { downloadable_product_links { title price } }`,
  );
  await page.goto(path);
  let sum = amount(product);
  for (const { title, price } of links) {
    await form(page).getByRole('checkbox', { name: title }).check();
    sum += price;
    await expect(total(page)).toContainText(pounds(sum));
  }
});
