import type { Context } from '../../context';
import { timeText } from '../../dates';
import { isSubscribed } from '../newsletter/queries';
import { type AddressRow, addressesOf } from './address-book/address-queries';
import type { CustomerRow } from './queries';

/** An address of the book as Magento's REST shows it. */
export function restAddress(row: AddressRow, { defaultBillingId, defaultShippingId }: CustomerRow) {
  return {
    id: row.id,
    customer_id: row.customerId,
    region: { region_code: row.regionCode ?? row.region, region: row.region, region_id: row.regionId ?? 0 },
    region_id: row.regionId ?? 0,
    country_id: row.countryId,
    street: row.street,
    ...(row.company ? { company: row.company } : {}),
    telephone: row.telephone,
    postcode: row.postcode,
    city: row.city,
    firstname: row.firstname,
    lastname: row.lastname,
    ...(defaultShippingId === row.id ? { default_shipping: true } : {}),
    ...(defaultBillingId === row.id ? { default_billing: true } : {}),
  };
}

/** A customer as Magento's REST shows them: what is not set is absent. */
export async function restCustomer(ctx: Context, row: CustomerRow) {
  const addresses = await addressesOf(ctx, row.id);
  return {
    id: row.id,
    group_id: 1,
    ...(row.defaultBillingId === null ? {} : { default_billing: String(row.defaultBillingId) }),
    ...(row.defaultShippingId === null ? {} : { default_shipping: String(row.defaultShippingId) }),
    created_at: timeText(row.createdAt),
    updated_at: timeText(row.updatedAt),
    created_in: ctx.stores.find(({ id }) => id === row.storeId)?.name ?? '',
    ...(row.birthday ? { dob: row.birthday } : {}),
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    gender: row.gender ?? 0,
    store_id: row.storeId,
    ...(row.taxvat ? { taxvat: row.taxvat } : {}),
    website_id: 1,
    addresses: addresses.map((address) => restAddress(address, row)),
    disable_auto_group_change: 0,
    extension_attributes: { is_subscribed: await isSubscribed(ctx, row.email) },
  };
}
