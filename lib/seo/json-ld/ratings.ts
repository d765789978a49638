import type { Product } from '@/lib/catalog/product/product';
import type { Review } from '@/lib/catalog/reviews/review';
import type { Thing } from './json-ld';

interface Ratings {
  aggregateRating?: Thing;
  review?: Thing[];
}

/** What shoppers think of a product, as its page shows it; nothing where nobody rated it: search engines refuse a zero. */
export function ratings({ rating }: Pick<Product, 'rating'>, reviews: readonly Review[]): Ratings {
  if (!rating) return {};
  const aggregateRating = { '@type': 'AggregateRating', ...stars(rating.percent), reviewCount: rating.count };
  return reviews.length > 0 ? { aggregateRating, review: reviews.map(reviewThing) } : { aggregateRating };
}

function reviewThing({ nickname, summary, text, createdAt, percent }: Review): Thing {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: nickname },
    datePublished: createdAt.slice(0, 10),
    name: summary,
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ...stars(percent) },
  };
}

/** Of five, with one decimal; Magento rates in percent. */
function stars(percent: number) {
  return { ratingValue: Math.round(percent / 2) / 10, bestRating: 5, worstRating: 1 };
}
