import { productCardFragment } from '@/lib/catalog/card/documents';
import { graphql } from '@/lib/magento/graphql';

/** What buttons and the header need of a list. Magento knows products of a list by their plain number. */
export const compareListFragment = graphql(`
  fragment CompareListItems on CompareList {
    uid
    item_count
    items {
      uid
      product {
        __typename
        uid
        id
        name
      }
    }
  }
`);

/** A guest's list by its uid. */
export const compareListDocument = graphql(
  `
  query compareList($uid: ID!) {
    compareList(uid: $uid) {
      ...CompareListItems
    }
  }
`,
  [compareListFragment],
);

/** The list of who is signed in. */
export const customerCompareListDocument = graphql(
  `
  query customerCompareList {
    customer {
      compare_list {
        ...CompareListItems
      }
    }
  }
`,
  [compareListFragment],
);

/** A compared product: the specification's fields [CMP-6] by Magento's names, aliased where a card asks for a part. */
const comparedProductFragment = graphql(`
  fragment ComparedProduct on ProductInterface {
    id
    type_id
    meta_description
    description {
      html
    }
    short_description {
      html
    }
    url_rewrites {
      url
    }
    categories {
      __typename
      uid
      breadcrumbs {
        category_uid
        category_name
      }
    }
    media_gallery_entries {
      uid
      label
      position
      disabled
      file
    }
    taxes: price_range {
      minimum_price {
        fixed_product_taxes {
          label
        }
      }
    }
    tiers: price_tiers {
      quantity
      discount {
        percent_off
      }
      final_price {
        value
        currency
      }
    }
    ... on CustomizableProductInterface {
      custom_options: options {
        title
        required
      }
    }
    ... on ConfigurableProduct {
      choices: configurable_options {
        attribute_code
        attribute_uid
        uid
        label
        values {
          uid
          label
          swatch_data {
            __typename
            value
          }
        }
      }
      variants {
        attributes {
          uid
          code
        }
        product {
          __typename
          uid
          sku
          stock_status
        }
      }
    }
  }
`);

/** A list with all that its page shows. */
export const comparisonDocument = graphql(
  `
  query comparison($uid: ID!) {
    compareList(uid: $uid) {
      uid
      item_count
      attributes {
        code
        label
      }
      items {
        uid
        attributes {
          code
          value
        }
        product {
          ...ProductCardFields
          ...ComparedProduct
        }
      }
    }
  }
`,
  [comparedProductFragment, productCardFragment],
);
