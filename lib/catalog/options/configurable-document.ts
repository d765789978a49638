import { graphql } from '@/lib/magento/graphql';
import { configurableFragment } from './documents';

/** What a configurable product can be chosen by, for who knows its SKU. */
export const configurableDocument = graphql(
  `
  query configurableChoices($sku: String!) {
    products(filter: { sku: { eq: $sku } }, pageSize: 1) {
      items {
        __typename
        uid
        ...ConfigurableFields
      }
    }
  }
`,
  [configurableFragment],
);
