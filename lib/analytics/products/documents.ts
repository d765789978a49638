import { ruledProductFragment } from '@/lib/catalog/card/ruled-product';
import { categoryPlaceFragment } from '@/lib/catalog/category/documents';
import { graphql } from '@/lib/magento/graphql';

/** Products as statistics name them; the merchant's attributes are added by `withAttributes`. */
export const countedProductsDocument = graphql(
  `
  query countedProducts($skus: [String], $pageSize: Int, $isRuled: Boolean!) {
    products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
      items {
        ...CountedProductFields
      }
    }
  }

  fragment CountedProductFields on ProductInterface {
    uid
    sku
    name
    categories {
      ...CategoryPlace
    }
    price_range {
      minimum_price {
        final_price {
          value
          currency
        }
        discount {
          amount_off
        }
      }
    }
    ... on ConfigurableProduct @include(if: $isRuled) {
      variants {
        product {
          ...RuledProduct
        }
      }
    }
    ... on BundleProduct @include(if: $isRuled) {
      bundled: items {
        options {
          product {
            ...RuledProduct
          }
        }
      }
    }
    ... on GroupedProduct @include(if: $isRuled) {
      grouped: items {
        product {
          uid
        }
      }
    }
  }
`,
  [categoryPlaceFragment, ruledProductFragment],
);
