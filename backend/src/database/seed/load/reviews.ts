import type { Database } from '../../connect';
import { rating, review } from '../../schema/products';
import { storeId, storeIds } from '../localised';
import type { ProductSeed } from '../types';
import type { CatalogueKeys } from './catalogue-keys';
import { numbered } from './composites';
import { insertRows } from './insert-rows';

/** What a review rates with one to five stars; the products' seeds name them by these ids. */
const RATINGS = [
  { id: 1, labels: { default: 'Effectiveness', mmstr_th: 'ประสิทธิผล' }, position: 1 },
  { id: 2, labels: { default: 'Value', mmstr_th: 'ความคุ้มค่า' }, position: 2 },
  { id: 3, labels: { default: 'Ease of use', mmstr_th: 'ความสะดวกในการใช้' }, position: 3 },
];

/** Writes the ratings and the approved reviews. */
export async function loadReviews(db: Database, seeds: ProductSeed[], keys: CatalogueKeys): Promise<void> {
  await insertRows(db, rating, RATINGS);
  const reviews = seeds.flatMap((seed) =>
    (seed.reviews ?? []).map(({ nickname, summary, text, ratings, createdAt, views = [] }) => ({
      productId: keys.product(seed.sku),
      storeId: storeId(views[0] ?? 'mmstr_en'),
      storeIds: storeIds(views),
      nickname,
      summary,
      text,
      ratings,
      status: 'approved' as const,
      createdAt: new Date(createdAt),
    })),
  );
  await insertRows(db, review, numbered(reviews));
}
