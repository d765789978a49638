import { graphql } from '@/lib/magento/graphql';

export const REVIEWS_PER_PAGE = 5;

const reviewPageFragment = graphql(`
  fragment ReviewPage on ProductReviews {
    items {
      nickname
      summary
      text
      created_at
      average_rating
      ratings_breakdown {
        name
        value
      }
    }
    page_info {
      total_pages
    }
  }
`);

/** The first page, and the stars of all: Magento has no sum of them, but a hundred are one small answer. */
export const firstReviewsDocument = graphql(
  `
  query productReviews($url: String!, $pageSize: Int!) {
    route(url: $url) {
      ... on ProductInterface {
        uid
        reviews(pageSize: $pageSize) {
          ...ReviewPage
        }
        stars: reviews(pageSize: 100) {
          items {
            average_rating
            ratings_breakdown {
              name
              value
            }
          }
          page_info {
            total_pages
          }
        }
      }
    }
  }
`,
  [reviewPageFragment],
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
