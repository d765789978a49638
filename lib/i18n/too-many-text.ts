import { DEFAULT_LOCALE } from '@/lib/config/constants';
import { knownStoreViews } from '@/lib/store/store-views';
import { loadMessages } from './load-messages';

/** What a shopper is told who asked too often, in the language of a store view; of the default one for an unknown code. */
export async function tooManyText(storeCode: string | null): Promise<string> {
  const storeViews = await knownStoreViews().catch(() => []);
  const storeView = storeViews.find(({ code }) => code === storeCode) ?? storeViews[0];
  return (await loadMessages(storeView?.locale ?? DEFAULT_LOCALE, 'neutral')).failure.tooMany;
}
