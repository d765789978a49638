import { productCardFragment } from '@/lib/catalog/card/documents';
import { categoryPlaceFragment } from '@/lib/catalog/category/documents';
import { graphql, type ResultOf } from '@/lib/magento/graphql';

/** The merchant's attributes are added to it by `withAttributes`. */
const productPageFragment = graphql(
  `
  fragment ProductPageFields on ProductInterface {
    ...ProductCardFields
    meta_title
    meta_description
    only_x_left_in_stock
    description {
      html
    }
    short_description {
      html
    }
    image {
      url
      label
    }
    media_gallery {
      __typename
      url
      label
      position
      disabled
      ... on ProductVideo {
        video_content {
          video_url
          video_title
        }
      }
    }
    price_tiers {
      quantity
      final_price {
        value
        currency
      }
      discount {
        percent_off
      }
    }
    categories {
      ...CategoryPlace
    }
  }
`,
  [productCardFragment, categoryPlaceFragment],
);

export type ProductPageAnswer = ResultOf<typeof productPageFragment>;

/** The aggregations of one product carry the merchant's labels of its filterable attributes. */
export const productDocument = graphql(
  `
  query product($filter: ProductAttributeFilterInput!) {
    products(filter: $filter, pageSize: 1) {
      items {
        ...ProductPageFields
      }
      aggregations {
        attribute_code
        label
      }
    }
  }
`,
  [productPageFragment],
);

/** Finds what `products` leaves out: a product that is out of stock still has its page. */
export const productByRouteDocument = graphql(
  `
  query productByRoute($url: String!) {
    route(url: $url) {
      ... on ProductInterface {
        ...ProductPageFields
      }
    }
  }
`,
  [productPageFragment],
);

/** What one read has no room for is added to it by `withAttributes`. */
const furtherAttributesFragment = graphql(`
  fragment FurtherAttributes on ProductInterface {
    uid
  }
`);

export const furtherAttributesDocument = graphql(
  `
  query furtherAttributes($url: String!) {
    route(url: $url) {
      ... on ProductInterface {
        ...FurtherAttributes
      }
    }
  }
`,
  [furtherAttributesFragment],
);

/** What keeps linked products apart is added to it by `withAttributes`. */
const linkingProductFragment = graphql(`
  fragment LinkingProductFields on ProductInterface {
    uid
  }
`);

/** What the merchant links to a product, found by its address as the product itself may be. */
export const linkedProductsDocument = graphql(
  `
  query linkedProducts($url: String!) {
    route(url: $url) {
      ... on ProductInterface {
        ...LinkingProductFields
        ... on GroupedProduct {
          members: items {
            # Never by a fragment's name: Magento 2.4.4 answers nothing of members that are read so.
            product {
              uid
            }
          }
        }
        ... on BundleProduct {
          parts: items {
            options {
              product {
                ...LinkingProductFields
              }
            }
          }
        }
        related_products {
          ...ProductCardFields
        }
        upsell_products {
          ...ProductCardFields
        }
      }
    }
  }
`,
  [productCardFragment, linkingProductFragment],
);

export const attributeMetadataDocument = graphql(`
  query attributeMetadata($attributes: [AttributeInput!]!) {
    customAttributeMetadata(attributes: $attributes) {
      items {
        attribute_code
        input_type
        attribute_options {
          label
          value
        }
        storefront_properties {
          position
          visible_on_catalog_pages
        }
      }
    }
  }
`);
