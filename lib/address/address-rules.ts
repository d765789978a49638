import type { Region } from './directories-store';
import { postcodeExample } from './postcodes';

/** What the shop's configuration asks of addresses; plain data, given by the server. */
export interface AddressRules {
  defaultCountry: string;
  requiredRegionCountries: string[];
  /** Whether the region is asked for where it need not be named. */
  isOptionalRegionShown: boolean;
  optionalPostcodeCountries: string[];
  /** Where addresses can be found by their postcode; left out where nobody can be asked, so that pages carry nothing of it. */
  finderCountries?: readonly string[];
}

/** How a country's regions are asked for: from its own list [CHK-8], as free text where it has none, or not at all. */
export type RegionKind = 'list' | 'text' | 'none';

export interface CountryFields {
  countryId: string;
  regionKind: RegionKind;
  isRegionRequired: boolean;
  isPostcodeRequired: boolean;
  /** Whether the street's second line is the sub-district, without which no parcel arrives. */
  hasSubdistrict: boolean;
  hasFinder: boolean;
  /** How a postcode looks there; null where that is not known. */
  postcodeExample: string | null;
}

/** What to ask for in a country. `regions`: its own, as far as they are known. */
export function countryFields(countryId: string, regions: readonly Region[], rules: AddressRules): CountryFields {
  const isThai = countryId === 'TH';
  // Magento's own list leaves Thailand out, so few merchants have it on theirs.
  const isRegionRequired = isThai || rules.requiredRegionCountries.includes(countryId);
  const isAsked = isRegionRequired || rules.isOptionalRegionShown;
  return {
    countryId,
    regionKind: isAsked ? (regions.length > 0 ? 'list' : 'text') : 'none',
    isRegionRequired,
    isPostcodeRequired: !rules.optionalPostcodeCountries.includes(countryId),
    hasSubdistrict: isThai,
    hasFinder: rules.finderCountries?.includes(countryId) ?? false,
    postcodeExample: postcodeExample(countryId),
  };
}

/** Names of the form's fields that its schema can complain about: exactly they show an asterisk [FORM-3]. */
export function checkedFields({ regionKind, isRegionRequired, isPostcodeRequired, hasSubdistrict }: CountryFields) {
  const region = regionKind === 'list' ? 'region_code' : 'region';
  return [
    'country_id',
    'firstname',
    'lastname',
    'street.0',
    ...(hasSubdistrict ? (['street.1'] as const) : []),
    'city',
    ...(regionKind !== 'none' && isRegionRequired ? ([region] as const) : []),
    ...(isPostcodeRequired ? (['postcode'] as const) : []),
    'telephone',
  ] as const;
}
