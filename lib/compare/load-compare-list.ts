import { loadSession, useUserStore } from '@/lib/customer/user-store';
import { AppError } from '@/lib/errors/app-error';
import { browserQuery } from '@/lib/magento/browser/browser-query';
import type { ResultOf, VariablesOf } from '@/lib/magento/graphql';
import type { QueryText } from '@/lib/magento/graphql-call';
import { LIST_NOT_AUTHORIZED } from '@/lib/magento/magento-messages';
import { assignCompareList, NOT_ASSIGNED } from './assign-compare-list';
import { clearCompare, duringCompare, readCompareId, setCompareList } from './compare-store';
import type { compareListDocument, customerCompareListDocument } from './documents';

type Text<Document> = QueryText<ResultOf<Document>, VariablesOf<Document>>;

/** The queries as this backend understands them. */
export interface CompareQueries {
  list: Text<typeof compareListDocument>;
  own: Text<typeof customerCompareListDocument>;
}

/** The read under way, for those who ask for the same list meanwhile: any page's outlet, and the comparison's own page. */
let reading: { of: string; done: Promise<void> } | null = null;

/** Reads the list past every cache [CMP-1], after a guest's has joined the customer's [CMP-4]. Throws AppError. */
export function loadCompareList(queries: CompareQueries): Promise<void> {
  loadSession();
  const { token } = useUserStore.getState();
  const uid = readCompareId();
  const of = `${token} ${uid}`;
  if (reading?.of === of) return reading.done;
  const done = readList(queries, token, uid).finally(() => {
    if (reading?.done === done) reading = null;
  });
  reading = { of, done };
  return done;
}

async function readList({ list, own }: CompareQueries, token: string | null, uid: string | null): Promise<void> {
  if (uid === null && token === null) return;
  await duringCompare({ flag: 'isLoading', failure: 'getDetailsError' }, async () => {
    if (token === null) return take(uid && (await readGuestList(list, uid)));
    const { customer } = await browserQuery(own, {});
    // Who has signed out meanwhile leaves nothing behind.
    if (useUserStore.getState().token !== token) return;
    const known = customer?.compare_list ?? null;
    if (uid === null || uid === known?.uid) return take(known);
    try {
      await assignCompareList();
    } catch (error) {
      // A list that cannot become theirs, any more or at all, hides none that is.
      const { message } = error as AppError;
      if (message === NOT_ASSIGNED || message === LIST_NOT_AUTHORIZED) take(known);
      if (message !== LIST_NOT_AUTHORIZED) throw error;
    }
  });
}

async function readGuestList(query: CompareQueries['list'], uid: string) {
  try {
    return (await browserQuery(query, { uid })).compareList;
  } catch (error) {
    // It became a customer's, in this browser or another.
    if (error instanceof AppError && error.message === LIST_NOT_AUTHORIZED) return null;
    throw error;
  }
}

function take(list: Parameters<typeof setCompareList>[0] | '' | null): void {
  if (list) setCompareList(list);
  else clearCompare();
}
