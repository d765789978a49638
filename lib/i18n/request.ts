import { locale as localeParam, store } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_LOCALE } from '@/lib/config/constants';
import { getStoreView } from '@/lib/store/get-store-views';
import { loadMessages } from './load-messages';

export default getRequestConfig(async () => {
  const locale = await pageLocale();
  return { locale, messages: await loadMessages(locale), timeZone: 'UTC' };
});

/** A shop page's locale is its store view's; the failure page carries its own and reads nothing. */
async function pageLocale(): Promise<string> {
  const code = await store();
  if (code) return (await getStoreView(code))?.locale ?? DEFAULT_LOCALE;
  return (await localeParam()) ?? DEFAULT_LOCALE;
}
