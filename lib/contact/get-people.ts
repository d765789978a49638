import 'server-only';
import { cache } from 'react';
import { env } from '@/lib/config/env';
import { getBlocks } from '@/lib/content/get-blocks';
import { reportError } from '@/lib/errors/report-error';
import { factLines } from '@/lib/format/fact-lines';
import type { StoreContext } from '@/lib/store/store-view';
import { type People, toPeople } from './people';

const BLOCK = 'shop-people';

/** Whom shoppers of the store view reach; null where the merchant names nobody. */
export const getPeople = cache(async (storeContext: StoreContext): Promise<People | null> => {
  const [block] = await getBlocks(storeContext, [BLOCK]);
  if (!block) return null;
  const { people, wrong } = toPeople(factLines(block.html));
  for (const line of wrong) {
    reportError(`The block ${BLOCK} of ${storeContext.storeView.code}`, `does not say who is there: ${line}`);
  }
  return people;
});

/** Whom shoppers reach while the backend, which knows, fails: the lines of its block as the environment has them. */
export function givenPeople(): People | null {
  const { people, wrong } = toPeople(factLines((env.SHOP_PEOPLE ?? '').replaceAll(/\s*;\s*/g, '\n')));
  for (const line of wrong) reportError('SHOP_PEOPLE', `does not say who is there: ${line}`);
  return people;
}
