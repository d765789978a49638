import { graphql } from '@/lib/magento/graphql';

/** Of Magento 2.4.5 and later. */
const addressRulesFragment = graphql(`
  fragment AddressRulesAdditions on StoreConfig {
    default_country
    countries_with_required_region
    display_state_if_optional
    optional_zip_countries
  }
`);

export const addressRulesDocument = graphql(
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

export const agreementsDocument = graphql(`
  query checkoutAgreements {
    checkoutAgreements {
      agreement_id
      name
      checkbox_text
      content
      is_html
      mode
    }
  }
`);
