import { getAnalytics } from '@/lib/analytics/get-analytics';
import { FACTS_ATTRIBUTE, type PageFacts as Facts } from '@/lib/analytics/settings';
import type { StoreContext } from '@/lib/store/store-view';

interface PageFactsProps {
  storeContext: StoreContext;
  facts: () => Facts | Promise<Facts>;
}

/** What a page of the catalogue tells the code that counts, which is not there before it rests; nothing where nothing is counted. */
export async function PageFacts({ storeContext, facts }: PageFactsProps) {
  if (!(await getAnalytics(storeContext))) return null;
  return <span hidden {...{ [FACTS_ATTRIBUTE]: JSON.stringify(await facts()) }} />;
}
