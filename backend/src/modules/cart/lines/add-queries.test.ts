import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customOption } from '../../../database/schema/products';
import { cartItem } from '../../../database/schema/sales';
import { applyMigration } from '../../../testing/apply-migration';
import { openShop, type Shop } from '../../../testing/shop';
import { uid } from '../../../uid';
import { sampleShop } from '../../catalog/testing/sample-shop';
import { cartCalls } from '../testing/cart-calls';

let shop: Shop;
let calls: ReturnType<typeof cartCalls>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  calls = cartCalls(shop);
});
afterAll(() => shop.close());

const ENGRAVING = 1;
const NOTE = 2;
const engraved = (note?: string) => ({
  sku: 'OPTIONS',
  quantity: 1,
  entered_options: [
    { uid: uid('custom-option', ENGRAVING), value: 'Grüße' },
    ...(note ? [{ uid: uid('custom-option', NOTE), value: note }] : []),
  ],
});

describe('[BACK-1] a line is known by how it was chosen', () => {
  it('by a text of any length, and two long ones that begin alike are two', async () => {
    await shop.db.update(customOption).set({ maxCharacters: null }).where(eq(customOption.id, NOTE));
    // Nothing that an index could store in less.
    const long = randomBytes(6000).toString('base64');
    const { cart, user_errors } = await calls.add(await calls.newCart(), [
      engraved(`${long}a`),
      engraved(`${long}b`),
      engraved(`${long}a`),
    ]);
    expect(user_errors).toEqual([]);
    expect(cart).toMatchObject({ items: [{ quantity: 2 }, { quantity: 1 }] });
  });

  it('also where it was put in before keys were digests', async () => {
    const lozenges = {
      sku: 'LOZ',
      quantity: 1,
      selected_options: [uid('configurable', 202, 320), uid('configurable', 201, 310)],
    };
    const id = await calls.newCart();
    const { cart } = await calls.add(id, [engraved(), lozenges]);
    const plain = [`[null,[],[],[[${ENGRAVING},["Grüße"]]]]`, `[${await variantOf(cart.items[1]?.id)},[],[],[]]`];
    for (const [index, choiceKey] of plain.entries()) {
      await shop.db
        .update(cartItem)
        .set({ choiceKey })
        .where(eq(cartItem.id, Number(cart.items[index]?.id)));
    }
    await applyMigration(shop.db, '0002_choice_digests');
    const again = await calls.add(id, [engraved(), lozenges]);
    expect(again.cart).toMatchObject({ items: [{ quantity: 2 }, { quantity: 2 }] });
  });
});

async function variantOf(item: string | undefined): Promise<number | undefined> {
  const [row] = await shop.db
    .select()
    .from(cartItem)
    .where(eq(cartItem.id, Number(item)));
  return row?.choice.variant;
}
