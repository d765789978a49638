import type { addressRulesDocument } from '@/lib/checkout/submit/documents';
import type { ResultOf } from '@/lib/magento/graphql';
import type { AddressRules } from './address-rules';

/** Magento's own settings, for a backend that does not tell its. */
const REQUIRED_REGION_COUNTRIES =
  'AL,AR,AU,BG,BO,BR,BY,CA,CH,CL,CN,CO,DK,EC,EE,ES,GR,GY,HR,IN,IS,IT,LT,LV,MX,PE,PL,PT,PY,RO,SE,SR,US,UY,VE';
const OPTIONAL_POSTCODE_COUNTRIES = 'HK,IE,MO,PA';

type Answer = NonNullable<ResultOf<typeof addressRulesDocument>['storeConfig']>;

/** Maps the backend's answer; what it lacks is as Magento sets it. `locale` is the view's, such as `en-GB`. */
export function toAddressRules(answer: Partial<Answer>, locale: string): AddressRules {
  return {
    defaultCountry: answer.default_country || regionOfLocale(locale) || 'US',
    requiredRegionCountries: codes(answer.countries_with_required_region ?? REQUIRED_REGION_COUNTRIES),
    isOptionalRegionShown: answer.display_state_if_optional ?? true,
    optionalPostcodeCountries: codes(answer.optional_zip_countries ?? OPTIONAL_POSTCODE_COUNTRIES),
  };
}

function codes(list: string): string[] {
  return list.split(',').flatMap((code) => code.trim() || []);
}

function regionOfLocale(locale: string): string | undefined {
  return new Intl.Locale(locale.replace('_', '-')).region;
}
