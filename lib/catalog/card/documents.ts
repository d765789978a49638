import { graphql } from '@/lib/magento/graphql';

/** A shop whose reviews are switched off as a module lacks them. */
const ratingFragment = graphql(`
  fragment RatingAdditions on ProductInterface {
    rating_summary
    review_count
  }
`);

/** The merchant's attributes that a card shows are added to it by `withAttributes`. */
export const productCardFragment = graphql(
  `
  fragment ProductCardFields on ProductInterface {
    __typename
    uid
    id
    sku
    name
    url_key
    url_suffix
    stock_status
    ...RatingAdditions
    small_image {
      url
    }
    media_gallery {
      url
      position
      disabled
    }
    price_range {
      minimum_price {
        final_price {
          value
          currency
        }
        regular_price {
          value
          currency
        }
        discount {
          amount_off
          percent_off
        }
      }
      maximum_price {
        final_price {
          value
          currency
        }
      }
    }
    price_tiers {
      quantity
      final_price {
        value
        currency
      }
    }
    ... on CustomizableProductInterface {
      options {
        __typename
        required
        ... on CustomizableDateOption {
          value {
            sku
            type
          }
        }
      }
    }
    ... on DownloadableProduct {
      links_purchased_separately
    }
    ... on ConfigurableProduct {
      configurable_options {
        attribute_code
        values {
          uid
          label
          swatch_data {
            __typename
            value
          }
        }
      }
    }
  }
`,
  [ratingFragment],
);

/** What keeps cross-sells apart is added to it by `withAttributes`. */
const crossSellingProductFragment = graphql(`
  fragment CrossSellingProductFields on ProductInterface {
    sku
  }
`);

/** What the merchant shows beside a cart with these products. */
export const crossSellsDocument = graphql(
  `
  query crossSells($skus: [String], $pageSize: Int) {
    products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
      items {
        ...CrossSellingProductFields
        crosssell_products {
          ...ProductCardFields
        }
      }
    }
  }
`,
  [productCardFragment, crossSellingProductFragment],
);

/** Cards of products that a merchant's text names by their addresses. */
export const namedProductsDocument = graphql(
  `
  query namedProducts($urlKeys: [String], $pageSize: Int) {
    products(filter: { url_key: { in: $urlKeys } }, pageSize: $pageSize) {
      items {
        url_key
        ...ProductCardFields
      }
    }
  }
`,
  [productCardFragment],
);
