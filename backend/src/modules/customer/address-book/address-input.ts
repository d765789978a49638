import type { Context } from '../../../context';
import { salesSetting } from '../../../database/schema/sales';
import { inputError } from '../../../errors';
import { findRegionById } from '../../directory/queries';
import { configList } from '../../store/rules';
import { nameProblem } from '../name-rules';
import type { AddressRow } from './address-queries';

/** `CustomerAddressInput`. */
export interface AddressInput {
  city?: string | null;
  company?: string | null;
  country_code?: string | null;
  country_id?: string | null;
  default_billing?: boolean | null;
  default_shipping?: boolean | null;
  fax?: string | null;
  firstname?: string | null;
  lastname?: string | null;
  middlename?: string | null;
  postcode?: string | null;
  prefix?: string | null;
  region?: { region?: string | null; region_code?: string | null; region_id?: number | null } | null;
  street?: (string | null)[] | null;
  suffix?: string | null;
  telephone?: string | null;
  vat_id?: string | null;
}

export type AddressValues = Omit<AddressRow, 'id' | 'customerId'>;

const STREET_LINES = 2;

/** What an address must have, in Magento's order and by its names, and what it may not. */
function refuseUnfit(ctx: Context, values: AddressValues): void {
  const given: [name: string, value: unknown][] = [
    ['country_id', values.countryId],
    ['postcode', values.postcode || configList(ctx.store, 'optional_zip_countries').includes(values.countryId)],
    ['city', values.city],
    ['firstname', values.firstname],
    ['lastname', values.lastname],
    ['street', values.street[0]],
    ['telephone', values.telephone],
  ];
  const missing = given.flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0) throw inputError(`Required parameters are missing: ${missing.join(', ')}`);
  const problem = nameProblem(values);
  if (problem) throw inputError(problem);
  if (values.street.length > STREET_LINES) {
    throw inputError(`"Street Address" cannot contain more than ${STREET_LINES} lines.`);
  }
}

type RegionValues = Pick<AddressRow, 'region' | 'regionCode' | 'regionId'>;

async function regionOf(ctx: Context, countryId: string, given: AddressInput['region']): Promise<RegionValues> {
  const isNeeded = configList(ctx.store, 'countries_with_required_region').includes(countryId);
  if (!given?.region_id) {
    if (isNeeded) throw inputError('A region_id is required for the specified country code');
    return { region: given?.region || given?.region_code || null, regionCode: null, regionId: null };
  }
  const found = await findRegionById(ctx, countryId, given.region_id);
  if (!found || (given.region_code && given.region_code !== found.code)) {
    throw inputError('The region_id does not match the selected country or region');
  }
  return { region: found.name, regionCode: found.code, regionId: found.id };
}

// The book holds addresses of every store view; each store view then delivers to its own countries only.
async function refuseCountry({ db }: Context, countryId: string): Promise<void> {
  const storeViews = await db.select({ settings: salesSetting.settings }).from(salesSetting);
  if (storeViews.some(({ settings }) => settings.countries.includes(countryId))) return;
  throw inputError(`Invalid value of "${countryId}" provided for the countryId field.`);
}

function text(value: string | null | undefined, before: string | null): string | null {
  return value === undefined ? before : value?.trim() || null;
}

/** An address to keep: what the input leaves out stays as before. Throws Magento's errors, the first one found. */
export async function addressValues(
  ctx: Context,
  input: AddressInput,
  before: AddressRow | null,
): Promise<AddressValues> {
  const countryId = text(input.country_code ?? input.country_id ?? undefined, before?.countryId ?? null) ?? '';
  const values: AddressValues = {
    firstname: text(input.firstname, before?.firstname ?? null) ?? '',
    lastname: text(input.lastname, before?.lastname ?? null) ?? '',
    middlename: text(input.middlename, before?.middlename ?? null),
    prefix: text(input.prefix, before?.prefix ?? null),
    suffix: text(input.suffix, before?.suffix ?? null),
    company: text(input.company, before?.company ?? null),
    street: input.street?.map((line) => line?.trim() ?? '') ?? before?.street ?? [],
    city: text(input.city, before?.city ?? null) ?? '',
    countryId,
    region: before?.region ?? null,
    regionCode: before?.regionCode ?? null,
    regionId: before?.regionId ?? null,
    postcode: text(input.postcode, before?.postcode ?? null),
    telephone: text(input.telephone, before?.telephone ?? null),
    fax: text(input.fax, before?.fax ?? null),
    vatId: text(input.vat_id, before?.vatId ?? null),
  };
  refuseUnfit(ctx, values);
  // A region belongs to its country: with another country it must be told anew.
  const isKept = before?.countryId === countryId && !input.region;
  const placed = isKept ? values : { ...values, ...(await regionOf(ctx, countryId, input.region)) };
  await refuseCountry(ctx, countryId);
  return placed;
}
