import { ruledProductFragment } from '@/lib/catalog/card/ruled-product';
import { graphql, type ResultOf } from '@/lib/magento/graphql';

/** The unit-price attributes are added to it by `withAttributes`. */
const simpleProductFragment = graphql(
  `
  fragment SimpleProductFields on ProductInterface {
    ...RuledProduct
    uid
    sku
    name
    stock_status
    only_x_left_in_stock
    small_image {
      url
      label
    }
    price_range {
      minimum_price {
        final_price {
          value
        }
        regular_price {
          value
        }
      }
    }
    price_tiers {
      quantity
      final_price {
        value
      }
    }
  }
`,
  [ruledProductFragment],
);

/** What one writes has one price, what one picks from has a price each: two shapes of `value`, hence the alias. */
const customOptionsFragment = graphql(`
  fragment CustomOptions on CustomizableProductInterface {
    options {
      __typename
      uid
      title
      required
      sort_order
      ... on CustomizableFieldOption {
        value {
          price
          price_type
          max_characters
        }
      }
      ... on CustomizableAreaOption {
        value {
          sku
          price
          price_type
          max_characters
        }
      }
      ... on CustomizableDateOption {
        value {
          sku
          price
          price_type
          type
        }
      }
      ... on CustomizableDropDownOption {
        values: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
      ... on CustomizableRadioOption {
        values: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
      ... on CustomizableCheckboxOption {
        values: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
      ... on CustomizableMultipleOption {
        values: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
    }
  }
`);

/** What a configurable product can be chosen by. */
export const configurableFragment = graphql(
  `
  fragment ConfigurableFields on ConfigurableProduct {
    ...RuledProduct
    configurable_options {
      attribute_code
      label
      position
      values {
        uid
        label
        swatch_data {
          __typename
          value
          ... on ImageSwatchData {
            thumbnail
          }
        }
      }
    }
    variants {
      attributes {
        code
        uid
      }
      product {
        ...SimpleProductFields
      }
    }
  }
`,
  [ruledProductFragment, simpleProductFragment],
);

/** Found by address, so that what is out of stock can be seen as well. */
export const productOptionsDocument = graphql(
  `
  query productChoices($url: String!) {
    route(url: $url) {
      __typename
      ... on CustomizableProductInterface {
        ...CustomOptions
      }
      ...ConfigurableFields
      ... on BundleProduct {
        dynamic_price
        price_range {
          minimum_price {
            final_price {
              value
            }
            regular_price {
              value
            }
          }
        }
        items {
          uid
          title
          type
          required
          position
          options {
            uid
            label
            quantity
            position
            can_change_quantity
            is_default
            price
            price_type
            product {
              ...RuledProduct
              uid
              sku
              stock_status
              price_range {
                minimum_price {
                  final_price {
                    value
                  }
                  regular_price {
                    value
                  }
                }
              }
            }
          }
        }
      }
      ... on GroupedProduct {
        items {
          position
          qty
          # Never by a fragment's name: Magento 2.4.4 would answer without names and prices.
          product {
            uid
            sku
            name
            url_key
            url_suffix
            url_rewrites {
              url
            }
            stock_status
            only_x_left_in_stock
            price_range {
              minimum_price {
                final_price {
                  value
                }
                regular_price {
                  value
                }
              }
            }
            price_tiers {
              quantity
              final_price {
                value
              }
            }
          }
        }
      }
      ... on DownloadableProduct {
        links_title
        links_purchased_separately
        downloadable_product_links {
          uid
          title
          price
          sort_order
          sample_url
        }
        downloadable_product_samples {
          title
          sort_order
          sample_url
        }
      }
    }
  }
`,
  [ruledProductFragment, simpleProductFragment, customOptionsFragment, configurableFragment],
);

export type SimpleProductAnswer = ResultOf<typeof simpleProductFragment>;

export type CustomOptionAnswer = NonNullable<NonNullable<ResultOf<typeof customOptionsFragment>['options']>[number]>;

type RouteAnswer = NonNullable<ResultOf<typeof productOptionsDocument>['route']>;

export type ProductOptionsAnswer<Type extends RouteAnswer['__typename']> = Extract<RouteAnswer, { __typename: Type }>;
