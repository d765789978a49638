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
 * Words for the islands inside it, for `useTranslations` of next-intl, whose own provider is left out of the build
 * (next.config.mjs says why).
 */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
