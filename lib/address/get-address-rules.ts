import 'server-only';
import { STORE_TAG } from '@/lib/cache/tags.mjs';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { withAvailableFields } from '@/lib/magento/capabilities/optional-fields';
import { graphql, type ResultOf } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import type { AddressRules } from './address-rules';
import { getAddressFinder } from './finder/get-address-finder';

/** Of Magento 2.4.5 and later. */
const addressRulesFragment = graphql(`
  fragment AddressRulesAdditions on StoreConfig {
    default_country
    countries_with_required_region
    display_state_if_optional
    optional_zip_countries
  }
`);

const addressRulesDocument = graphql(
  `
    query addressRules {
      storeConfig {
        store_code
        ...AddressRulesAdditions
      }
    }
  `,
  [addressRulesFragment],
);

/** What the page's store view asks of addresses. Throws AppError. */
export async function getAddressRules({ storeView }: Pick<StoreContext, 'storeView'>): Promise<AddressRules> {
  const document = withAvailableFields(addressRulesDocument, await getCapabilities());
  const { storeConfig } = await query(document, {}, { storeContext: { storeView }, tags: [STORE_TAG] });
  const finder = getAddressFinder();
  return {
    ...toAddressRules(storeConfig ?? {}, storeView.locale),
    ...(finder ? { finderCountries: finder.countries } : {}),
  };
}

/** Magento's own settings, for a backend that does not tell its. */
const REQUIRED_REGION_COUNTRIES =
  'AL,AR,AU,BG,BO,BR,BY,CA,CH,CL,CN,CO,DK,EC,EE,ES,GR,GY,HR,IN,IS,IT,LT,LV,MX,PE,PL,PT,PY,RO,SE,SR,US,UY,VE';
const OPTIONAL_POSTCODE_COUNTRIES = 'HK,IE,MO,PA';

// What the answer lacks is as Magento sets it.
function toAddressRules(answer: Partial<ResultOf<typeof addressRulesFragment>>, locale: string): AddressRules {
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
