'use client';

import type { ReactNode } from 'react';
import { IntlProvider, type Messages } from 'use-intl';

interface MessagesProviderProps {
  /** BCP 47. */
  locale: string;
  messages: Partial<Messages>;
  children: ReactNode;
}

/**
 * The messages of the islands inside it, for `useTranslations`, in place of next-intl's provider (next.config.mjs says
 * why). It costs a first load 3.6 kB of use-intl, which home, content and catalogue pages cannot spare
 * (`e2e/weight.spec.ts`): their texts come as props from the server component that draws an island (`labels`,
 * `*Labels`), or, where nothing else may work, as data attributes of `<body>`. Neither takes a plural: the server gives
 * the finished sentence.
 */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
