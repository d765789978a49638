import { and, eq, lt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product, stockItem } from '../../database/schema/products';
import { openShop, type Shop } from '../../testing/shop';
import { cartCalls } from './testing/cart-calls';

let shop: Shop;
let calls: ReturnType<typeof cartCalls>;
beforeAll(async () => {
  shop = await openShop();
  calls = cartCalls(shop);
});
afterAll(() => shop.close());

describe('[CART-8] the medicines of the shop', () => {
  it('are sold in safe numbers only: what may be sold twice is refused a third time', async () => {
    const isSimple = and(eq(product.typeId, 'simple'), product.isEnabled, eq(product.hasRequiredOptions, false));
    const limited = await shop.db
      .select({ sku: product.sku, most: stockItem.maxSaleQuantity })
      .from(stockItem)
      .innerJoin(product, eq(product.id, stockItem.productId))
      .where(and(isSimple, stockItem.isInStock, lt(stockItem.maxSaleQuantity, 5)))
      .limit(5);
    expect(limited.length).toBeGreaterThan(0);
    for (const { sku, most } of limited) {
      const id = await calls.newCart();
      const full = await calls.add(id, [{ sku, quantity: most }]);
      expect(full).toMatchObject({ user_errors: [], cart: { total_quantity: most } });
      const { cart, user_errors } = await calls.add(id, [{ sku, quantity: 1 }]);
      expect(user_errors).toEqual([
        { code: 'UNDEFINED', message: 'The requested qty exceeds the maximum qty allowed in shopping cart' },
      ]);
      expect(cart.total_quantity).toBe(most);
    }
  });

  it('bear VAT or none by their tax class, in one cart', async () => {
    const ofClass = async (taxClass: 'standard' | 'zero') => {
      const [found] = await shop.db
        .select({ sku: product.sku })
        .from(product)
        .innerJoin(stockItem, eq(stockItem.productId, product.id))
        .where(
          and(
            eq(product.typeId, 'simple'),
            product.isEnabled,
            eq(product.hasRequiredOptions, false),
            stockItem.isInStock,
            eq(product.taxClass, taxClass),
          ),
        )
        .limit(1);
      return found?.sku;
    };
    const skus = [await ofClass('standard'), await ofClass('zero')];
    const { cart, user_errors } = await calls.add(
      await calls.newCart(),
      skus.map((sku) => ({ sku, quantity: 1 })),
    );
    expect(user_errors).toEqual([]);
    const [taxed, free] = cart.items as unknown as { prices: Record<string, { value: number }> }[];
    expect(taxed?.prices.row_total?.value).toBeLessThan(taxed?.prices.row_total_including_tax?.value ?? 0);
    expect(free?.prices.row_total?.value).toBe(free?.prices.row_total_including_tax?.value);
  });
});
