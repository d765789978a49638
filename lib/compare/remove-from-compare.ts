import { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { clearCompare, duringCompare, readCompareId, useCompareStore } from './compare-store';
import { isLostList, NO_LIST } from './create-compare-list';

const removeDocument = graphql(`
  mutation removeFromCompare($uid: ID!, $products: [ID!]!) {
    removeProductsFromCompareList(input: { uid: $uid, products: $products }) {
      uid
      item_count
    }
  }
`);

/** Takes products off the list, and out of what is shown; without `ids` all of them [CMP-2]. Throws AppError. */
export async function removeFromCompare(ids?: readonly string[]): Promise<void> {
  await duringCompare({ flag: 'isDeleting', failure: 'error' }, async () => {
    const uid = readCompareId();
    if (uid === null) throw new AppError('input', NO_LIST);
    const products = ids ?? useCompareStore.getState().compareItems.map(({ id }) => id);
    try {
      await mutate(removeDocument, { uid, products: [...products] });
    } catch (error) {
      // A list that is gone has none of them.
      if (!isLostList(error)) throw error;
      return clearCompare();
    }
    useCompareStore.setState(({ compareItems }) => ({
      compareItems: compareItems.filter(({ id }) => !products.includes(id)),
    }));
  });
}
