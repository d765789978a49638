import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { salesOrder } from '../../../database/schema/sales';
import type { CartAddress } from '../../../database/schema/sales-types';
import { timeText } from '../../../dates';
import type { CartRow } from '../../cart/cart-queries';
import { type Quote, quoteOf } from '../../cart/quote/quote-queries';
import { customerById } from '../../customer/queries';
import { restCustomer } from '../../customer/rest-queries';

/** An address as carts show it by REST; one without anything in it where there is none. */
function restCartAddress({ customerId, email }: CartRow, address: CartAddress | null) {
  return {
    region: address?.region.label ?? null,
    region_id: address?.region.id ?? null,
    region_code: address?.region.code ?? null,
    country_id: address?.countryId ?? null,
    street: address?.street ?? [''],
    ...(address?.company ? { company: address.company } : {}),
    telephone: address?.telephone ?? null,
    postcode: address?.postcode ?? null,
    city: address?.city ?? null,
    firstname: address?.firstname ?? null,
    lastname: address?.lastname ?? null,
    ...(customerId === null ? {} : { customer_id: customerId }),
    ...(address?.customerAddressId ? { customer_address_id: address.customerAddressId } : {}),
    email,
    same_as_billing: 0,
    save_in_address_book: address?.isToBeSaved ? 1 : 0,
  };
}

function itemsOf({ lines, totals, row }: Quote) {
  return lines.flatMap(({ id, quantity, product, variant }) => {
    const own = totals.lines.find((line) => line.id === id);
    if (!own) return [];
    return [
      {
        item_id: id,
        sku: (variant ?? product).sku,
        qty: quantity,
        name: product.name,
        price: own.unit / 100,
        product_type: product.typeId,
        quote_id: row.customerId === null ? row.maskedId : String(row.id),
      },
    ];
  });
}

function assignments(quote: Quote, items: ReturnType<typeof itemsOf>) {
  const { row, isVirtual, shippingMethod } = quote;
  if (items.length === 0 || isVirtual) return [];
  const method = shippingMethod && `${shippingMethod.carrierCode}_${shippingMethod.methodCode}`;
  return [{ shipping: { address: restCartAddress(row, row.shippingAddress), method }, items }];
}

async function customerPart(ctx: Context, { customerId, email }: CartRow) {
  if (customerId !== null) return restCustomer(ctx, await customerById(ctx, customerId));
  return { email, firstname: null, lastname: null };
}

async function orderNumberOf({ db }: Context, { id }: CartRow): Promise<string | undefined> {
  const [order] = await db
    .select({ incrementId: salesOrder.incrementId })
    .from(salesOrder)
    .where(eq(salesOrder.cartId, id));
  return order?.incrementId;
}

/** A cart as Magento's `CartInterface`. One that became an order carries its number as `reserved_order_id`. */
export async function restCart(ctx: Context, row: CartRow) {
  const quote = await quoteOf(ctx, row);
  const items = itemsOf(quote);
  const number = await orderNumberOf(ctx, row);
  const { baseCurrency } = ctx.store;
  return {
    id: row.id,
    created_at: timeText(row.createdAt),
    updated_at: timeText(row.updatedAt),
    is_active: row.isActive,
    is_virtual: quote.isVirtual,
    items,
    items_count: items.length,
    items_qty: items.reduce((sum, { qty }) => sum + qty, 0),
    customer: await customerPart(ctx, row),
    billing_address: restCartAddress(row, row.billingAddress),
    ...(number ? { reserved_order_id: number } : {}),
    orig_order_id: 0,
    currency: {
      global_currency_code: baseCurrency,
      base_currency_code: baseCurrency,
      store_currency_code: baseCurrency,
      quote_currency_code: ctx.currency,
      store_to_base_rate: 0,
      store_to_quote_rate: 0,
      base_to_global_rate: 1,
      base_to_quote_rate: ctx.rate,
    },
    customer_is_guest: row.customerId === null,
    customer_note_notify: true,
    customer_tax_class_id: 3,
    store_id: row.storeId,
    extension_attributes: { shipping_assignments: assignments(quote, items) },
  };
}
