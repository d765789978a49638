import { locale as localeParam, store } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_LOCALE } from '@/lib/config/constants';
import { getStoreView } from '@/lib/store/get-store-views';
import { getStoppedTrade, getTrade } from '@/lib/store/get-trade';
import { loadMessages } from './load-messages';

export default getRequestConfig(async () => {
  const code = await store();
  const locale = await pageLocale(code);
  const storeView = code ? await getStoreView(code) : null;
  const isStopped = storeView !== null && (await getStoppedTrade({ storeView })) !== null;
  const messages = await loadMessages(locale, code ? await getTrade() : 'neutral', isStopped);
  return { locale, messages, timeZone: 'UTC' };
});

/** A shop page's locale is its store view's; the failure page carries its own and reads nothing. */
async function pageLocale(code: string | undefined): Promise<string> {
  if (code) return (await getStoreView(code))?.locale ?? DEFAULT_LOCALE;
  return (await localeParam()) ?? DEFAULT_LOCALE;
}
