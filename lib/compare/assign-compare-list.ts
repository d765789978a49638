import { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { clearCompare, duringCompare, readCompareId, setCompareList } from './compare-store';
import { compareListFragment } from './documents';

const assignDocument = graphql(
  `
  mutation assignCompareList($uid: ID!) {
    assignCompareListToCustomer(uid: $uid) {
      result
      compare_list {
        ...CompareListItems
      }
    }
  }
`,
  [compareListFragment],
);

/** The list could not be given to the customer [CMP-4]; the screens say it in the shopper's language. */
export const NOT_ASSIGNED = "Can't assign compare list";

/** Puts the guest's list into the customer's own, which is shown from now on. Throws AppError, `NOT_ASSIGNED` too. */
export async function assignCompareList(): Promise<void> {
  await duringCompare({ flag: 'isLoading', failure: 'error' }, async () => {
    const uid = readCompareId();
    if (!uid) throw new AppError('input', NOT_ASSIGNED);
    const { assignCompareListToCustomer: answer } = await mutate(assignDocument, { uid });
    if (answer?.result && answer.compare_list) return setCompareList(answer.compare_list);
    // The backend knows no such list, so that nothing is lost.
    clearCompare();
    throw new AppError('input', NOT_ASSIGNED);
  });
}
