import type { AddressForm } from './address-form';

/** A form's values with what a draft from storage has of them; storage is anybody's to write. */
export function withAddressDraft(values: AddressForm, draft: unknown): AddressForm {
  if (typeof draft !== 'object' || draft === null) return values;
  const kept = draft as Record<string, unknown>;
  const text = (name: string, otherwise: string) => {
    const value = kept[name];
    return typeof value === 'string' ? value : otherwise;
  };
  const [first, second] = Array.isArray(kept.street) ? kept.street : [];
  return {
    country_id: text('country_id', values.country_id) || values.country_id,
    firstname: text('firstname', values.firstname),
    lastname: text('lastname', values.lastname),
    company: text('company', values.company),
    street: [
      typeof first === 'string' ? first : values.street[0],
      typeof second === 'string' ? second : values.street[1],
    ],
    city: text('city', values.city),
    region_code: text('region_code', values.region_code),
    region: text('region', values.region),
    postcode: text('postcode', values.postcode),
    telephone: text('telephone', values.telephone),
  };
}
