import { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import {
  type ComparedItem,
  clearCompare,
  duringCompare,
  MAX_COMPARED,
  readCompareId,
  setCompareList,
  useCompareStore,
} from './compare-store';
import { createCompareList, isLostList, NO_LIST } from './create-compare-list';
import { compareListFragment } from './documents';

const addDocument = graphql(
  `
  mutation addToCompare($uid: ID!, $products: [ID!]!) {
    addProductsToCompareList(input: { uid: $uid, products: $products }) {
      ...CompareListItems
    }
  }
`,
  [compareListFragment],
);

/** The list has all that it takes [CMP-2]; the screens say it in the shopper's language. */
export const LIST_FULL = `You have already added ${MAX_COMPARED} items into the comparison list.`;

/** Adds a product; the list is what the backend answers [CMP-2]. It begins with the first one. Throws AppError. */
export async function addToCompare(product: ComparedItem | null): Promise<void> {
  await duringCompare({ flag: 'isLoading', failure: 'addItemError' }, async () => {
    if (!product) throw new AppError('input', NO_LIST);
    if (useCompareStore.getState().compareItems.length >= MAX_COMPARED) throw new AppError('input', LIST_FULL);
    const uid = readCompareId();
    if (uid === null) return add(await createCompareList(), product);
    try {
      await add(uid, product);
    } catch (error) {
      if (!isLostList(error)) throw error;
      clearCompare();
      await add(await createCompareList(), product);
    }
  });
}

async function add(uid: string, { id }: ComparedItem): Promise<void> {
  const { addProductsToCompareList: list } = await mutate(addDocument, { uid, products: [id] });
  if (!list) throw new AppError('input', NO_LIST);
  setCompareList(list);
}
