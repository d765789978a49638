import { arrayOverlaps, asc } from 'drizzle-orm';
import type { Context } from '../../context';
import { checkoutAgreement } from '../../database/schema/sales';
import { ALL_STORES } from '../../database/schema/stores';

/** What shoppers agree to with an order in the store view of the request. */
export function readAgreements({ db, store }: Context): Promise<(typeof checkoutAgreement.$inferSelect)[]> {
  return db
    .select()
    .from(checkoutAgreement)
    .where(arrayOverlaps(checkoutAgreement.storeIds, [ALL_STORES, store.id]))
    .orderBy(asc(checkoutAgreement.sortOrder), asc(checkoutAgreement.id));
}
