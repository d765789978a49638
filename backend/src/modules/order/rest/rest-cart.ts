import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { salesOrder } from '../../../database/schema/sales';
import { timeText } from '../../../dates';
import type { CartRow } from '../../cart/cart-queries';
import { type Quote, quoteOf } from '../../cart/quote/quote-queries';
import { restItems } from '../../cart/rest/rest-item-queries';
import { customerById } from '../../customer/queries';
import { restCustomer } from '../../customer/rest-queries';

/** The numbers of a cart's two addresses, which every cart has, also empty ones. */
export function addressIds({ id }: CartRow): { billing: number; shipping: number } {
  return { billing: 2 * id - 1, shipping: 2 * id };
}

/** An address as carts show it by REST; one without anything in it where there is none. */
export function restCartAddress(row: CartRow, kind: 'billing' | 'shipping') {
  const { customerId, email } = row;
  const address = kind === 'billing' ? row.billingAddress : row.shippingAddress;
  return {
    id: addressIds(row)[kind],
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

function assignments(quote: Quote, items: Awaited<ReturnType<typeof restItems>>) {
  const { row, isVirtual, shippingMethod } = quote;
  if (items.length === 0 || isVirtual) return [];
  const method = shippingMethod && `${shippingMethod.carrierCode}_${shippingMethod.methodCode}`;
  return [{ shipping: { address: restCartAddress(row, 'shipping'), method }, items }];
}

async function customerPart(ctx: Context, { customerId, email, isActive }: CartRow) {
  if (customerId !== null) return restCustomer(ctx, await customerById(ctx, customerId));
  // As Magento's: an ended cart has no e-mail here, while its billing address goes on to be told.
  if (!isActive) return { email: null, firstname: null, lastname: null };
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
  const items = await restItems(ctx, quote);
  const number = await orderNumberOf(ctx, row);
  const { baseCurrency } = ctx.store;
  return {
    id: row.id,
    created_at: timeText(row.createdAt),
    updated_at: timeText(row.updatedAt),
    is_active: row.isActive,
    is_virtual: quote.isVirtual,
    ...(row.isActive ? { items } : {}),
    items_count: items.length,
    items_qty: items.reduce((sum, { qty }) => sum + qty, 0),
    customer: await customerPart(ctx, row),
    billing_address: restCartAddress(row, 'billing'),
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
    ...(row.isActive ? { extension_attributes: { shipping_assignments: assignments(quote, items) } } : {}),
  };
}
