import {
  addToBasket,
  cartLines,
  chooseDay,
  chooseFirstDownload,
  chooseLastMember,
  openCart,
  PATIENCE,
  storedCartId,
} from './fixtures/cart';
import { cartState } from './fixtures/cart-api';
import { Checkout } from './fixtures/checkout';
import { BUNDLE, CONFIGURABLE, DOWNLOADABLE, GROUP, readProduct, SIMPLE, VIRTUAL } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

interface Group {
  items: { product: { name: string } }[];
}

test('[CAT-5, CART-4, CHK-5, CHK-10] one of every kind of product in one cart becomes one order with a number', async ({
  page,
  shop,
}) => {
  test.setTimeout(300_000);
  const product = (sku: string) => readProduct<object>(shop.backendUrl, sku, '');
  const group = await readProduct<Group>(
    shop.backendUrl,
    GROUP,
    '... on GroupedProduct { items { product { name } } }',
  );
  const choices = [
    { sku: SIMPLE },
    { sku: CONFIGURABLE },
    { sku: BUNDLE },
    { sku: VIRTUAL, choose: chooseDay },
    { sku: DOWNLOADABLE, choose: chooseFirstDownload },
  ];
  const wanted = group.items.slice(-1).map(({ product: { name } }) => name);
  for (const { sku, ...options } of choices) {
    const { name, path } = await product(sku);
    await addToBasket(page, path, options);
    wanted.push(name);
  }
  await addToBasket(page, group.path, { choose: chooseLastMember });

  await openCart(page);
  await expect(cartLines(page)).toHaveCount(wanted.length, { timeout: PATIENCE });
  const held = await cartLines(page).getByRole('heading').allTextContents();
  // Amounts do not break.
  expect(held.map((name) => name.replaceAll('\u00a0', ' ')).toSorted()).toEqual(wanted.toSorted());

  const cartId = await storedCartId(page);
  const checkout = new Checkout(page, BRITON);
  await checkout.toReview();
  await checkout.placeOrder();
  const number = await checkout.orderNumber();
  expect(number).toMatch(/^\d{9}$/);
  expect(await cartState(shop.backendUrl, cartId ?? '')).toEqual({ isActive: false, orderNumber: number });
  expect(await storedCartId(page), 'the ordered cart is forgotten').not.toBe(cartId);
});
