import { graphql } from '@/lib/magento/graphql';

/** Reviews that a product page shows at first, and that each press adds. */
export const REVIEWS_PER_PAGE = 5;

/** Magento neither sums up, filters nor sorts reviews, but a hundred are one small answer. */
export const REVIEWS_PER_READ = 100;

/** What a review adds to the product's rating. */
export const reviewRatingFragment = graphql(`
  fragment ReviewRating on ProductReview {
    average_rating
    ratings_breakdown {
      name
      value
    }
  }
`);

/** A review as its product's page shows it. */
export const reviewFragment = graphql(
  `
  fragment Review on ProductReview {
    ...ReviewRating
    nickname
    summary
    text
    created_at
  }
`,
  [reviewRatingFragment],
);

const reviewPageFragment = graphql(
  `
  fragment ReviewPage on ProductReviews {
    items {
      ...Review
    }
    page_info {
      total_pages
    }
  }
`,
  [reviewFragment],
);

/** The first page, and the ratings of all reviews. */
export const firstReviewsDocument = graphql(
  `
  query productReviews($url: String!, $pageSize: Int!, $readSize: Int!) {
    route(url: $url) {
      ... on ProductInterface {
        uid
        reviews(pageSize: $pageSize) {
          ...ReviewPage
        }
        stars: reviews(pageSize: $readSize) {
          items {
            ...ReviewRating
          }
          page_info {
            total_pages
          }
        }
      }
    }
  }
`,
  [reviewPageFragment, reviewRatingFragment],
);

export const reviewPageDocument = graphql(
  `
  query reviewPage($url: String!, $pageSize: Int!, $currentPage: Int!) {
    route(url: $url) {
      ... on ProductInterface {
        uid
        reviews(pageSize: $pageSize, currentPage: $currentPage) {
          ...ReviewPage
        }
      }
    }
  }
`,
  [reviewPageFragment],
);

/** What a review rates, and the stars of each, by the ids that a new review names them by. */
export const ratingsDocument = graphql(`
  query reviewRatings {
    productReviewRatingsMetadata {
      items {
        id
        name
        values {
          value_id
          value
        }
      }
    }
  }
`);

/** A customer's own reviews, newest first; pages of one tell how many there are. */
export const ownReviewsDocument = graphql(
  `
  query ownReviews($page: Int!, $pageSize: Int!) {
    customer {
      all: reviews(pageSize: 1) {
        page_info {
          total_pages
        }
      }
      reviews(currentPage: $page, pageSize: $pageSize) {
        items {
          ...Review
        }
      }
    }
  }
`,
  [reviewFragment],
);

/**
 * What the same page of reviews is about: apart, because Magento answers null for a review whose product is sold out or
 * gone, as the product may not be null, and the browser's cache has one list for one field.
 */
export const reviewedProductsDocument = graphql(`
  query reviewedProducts($page: Int!, $pageSize: Int!) {
    customer {
      reviews(currentPage: $page, pageSize: $pageSize) {
        items {
          product {
            __typename
            uid
            name
            url_key
            url_suffix
          }
        }
      }
    }
  }
`);
