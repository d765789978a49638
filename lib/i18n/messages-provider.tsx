'use client';

import { createContext, type ReactNode, useMemo } from 'react';
import type { Messages } from 'use-intl';

interface PageTexts {
  locale: string;
  messages: Partial<Messages>;
}

export const PageTextsContext = createContext<PageTexts | null>(null);

interface MessagesProviderProps {
  /** BCP 47. */
  locale: string;
  messages: Partial<Messages>;
  children: ReactNode;
}

/**
 * The messages of the islands inside it, for `useTranslations`, in place of next-intl's provider (next.config.mjs says
 * why). Home, content and catalogue pages cannot spare even what translates them (`e2e/weight.spec.ts`): their texts come
 * as props from the server component that draws an island (`labels`, `*Labels`), or, where nothing else may work, as data
 * attributes of `<body>`. Neither takes a plural: the server gives the finished sentence.
 */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  const texts = useMemo(() => ({ locale, messages }), [locale, messages]);
  return <PageTextsContext value={texts}>{children}</PageTextsContext>;
}
