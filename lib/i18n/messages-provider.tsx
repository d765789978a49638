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
 * The messages of the islands inside it, for `useTranslations`; next-intl's own provider is left out of the build
 * (next.config.mjs says why). This is the road of texts to the browser. Two others stand beside it, because it costs
 * the first load 3.6 kB of use-intl, which home, content and catalogue pages do not have to spare (`e2e/weight.spec.ts`):
 * labels as props, from the server component that draws an island (`labels`, `*Labels`: the shell, filters, gallery,
 * product options); and data attributes of `<body>`, for what is said when nothing else may work. Neither takes a
 * plural, which needs the whole formatter: the server gives the finished sentence, or the wording does without.
 */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
