import { productCardFragment } from '@/lib/catalog/card/documents';
import { graphql, type ResultOf, type WithAdditions } from '@/lib/magento/graphql';

/** An attribute's values among the products, with their counts. */
export const aggregationFragment = graphql(`
  fragment AggregationFields on Aggregation {
    attribute_code
    label
    position
    options {
      label
      value
      count
    }
  }
`);

/** A backend older than Magento 2.4.5 suggests nothing. */
const suggestionsFragment = graphql(`
  fragment ProductsAdditions on Products {
    suggestions {
      search
    }
  }
`);

/** A page of a category, or of what a search finds. */
export const listingDocument = graphql(
  `
  query listing(
    $search: String
    $filter: ProductAttributeFilterInput
    $sort: ProductAttributeSortInput!
    $pageSize: Int!
    $currentPage: Int!
  ) {
    products(search: $search, filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $currentPage) {
      ...ProductsAdditions
      total_count
      page_info {
        current_page
        total_pages
      }
      sort_fields {
        options {
          label
          value
        }
      }
      aggregations {
        ...AggregationFields
      }
      items {
        ...ProductCardFields
      }
    }
  }
`,
  [productCardFragment, aggregationFragment, suggestionsFragment],
);

export type ListingAnswer = WithAdditions<
  NonNullable<ResultOf<typeof listingDocument>['products']>,
  ResultOf<typeof suggestionsFragment>
>;

/** What a listing can be filtered by, without its products. */
export const facetsDocument = graphql(
  `
  query facets($search: String, $filter: ProductAttributeFilterInput) {
    products(search: $search, filter: $filter, pageSize: 1) {
      aggregations {
        ...AggregationFields
      }
    }
  }
`,
  [aggregationFragment],
);

/** How many products each of six filters finds. */
export const stepCountsDocument = graphql(`
  query stepCounts(
    $search: String
    $a: ProductAttributeFilterInput
    $b: ProductAttributeFilterInput
    $c: ProductAttributeFilterInput
    $d: ProductAttributeFilterInput
    $e: ProductAttributeFilterInput
    $f: ProductAttributeFilterInput
  ) {
    a: products(search: $search, filter: $a, pageSize: 1) {
      total_count
    }
    b: products(search: $search, filter: $b, pageSize: 1) {
      total_count
    }
    c: products(search: $search, filter: $c, pageSize: 1) {
      total_count
    }
    d: products(search: $search, filter: $d, pageSize: 1) {
      total_count
    }
    e: products(search: $search, filter: $e, pageSize: 1) {
      total_count
    }
    f: products(search: $search, filter: $f, pageSize: 1) {
      total_count
    }
  }
`);
