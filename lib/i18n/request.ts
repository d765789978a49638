import { locale as localeParam, store } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_LOCALE } from '@/lib/config/constants';
import { getStoreView } from '@/lib/store/get-store-views';
import { getTrade } from '@/lib/store/get-trade';
import { getViewMessages } from './get-view-messages';
import { loadMessages } from './load-messages';

export default getRequestConfig(async () => {
  const code = await store();
  const storeView = code ? await getStoreView(code) : null;
  if (storeView) return { locale: storeView.locale, messages: await getViewMessages(storeView), timeZone: 'UTC' };
  // The failure page carries its own locale and reads nothing.
  const locale = (code ? null : await localeParam()) ?? DEFAULT_LOCALE;
  return { locale, messages: await loadMessages(locale, code ? await getTrade() : 'neutral'), timeZone: 'UTC' };
});
