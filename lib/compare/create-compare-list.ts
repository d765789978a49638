import { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { LIST_NOT_AUTHORIZED, LIST_UNKNOWN } from '@/lib/magento/magento-messages';
import { duringCompare, setCompareList } from './compare-store';
import { compareListFragment } from './documents';

const createDocument = graphql(
  `
  mutation createCompareList {
    createCompareList {
      ...CompareListItems
    }
  }
`,
  [compareListFragment],
);

/** Begins a list, and gives its uid; a customer gets the one they have [CMP-1]. Throws AppError. */
export async function createCompareList(): Promise<string> {
  return duringCompare({ flag: 'isCreating', failure: 'createCompareError' }, async () => {
    const { createCompareList: list } = await mutate(createDocument, {});
    if (!list?.uid) throw new AppError('input', NO_LIST);
    setCompareList(list);
    return list.uid;
  });
}

/** There is no list, or no product for it [CMP-3]; the screens say it in the shopper's language. */
export const NO_LIST = "Can't get compare list";

/** Whether the backend has no such list any more, or gave it to a customer. */
export function isLostList(error: unknown): boolean {
  return error instanceof AppError && (error.message === LIST_UNKNOWN || error.message === LIST_NOT_AUTHORIZED);
}
