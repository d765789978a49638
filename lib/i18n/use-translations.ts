import { useContext, useMemo } from 'react';
import { reportError } from '@/lib/errors/report-error';
import { formatMessage, type Message, type Values } from './format-message';
import { PageTextsContext } from './messages-provider';

// What the build, and unit tests, have in the place of next-intl in the browser (next.config.mjs, vitest.config.ts): the
// part of it that islands use. Types are next-intl's own.

/** Texts of the provider's messages by their keys below `namespace`; a key without a text is reported, and shown. */
export function useTranslations(namespace = ''): (key: string, values?: Values) => string {
  const { locale, messages } = usePageTexts();
  return useMemo(
    () => (key, values) => {
      const path = namespace ? `${namespace}.${key}` : key;
      const message = path.split('.').reduce<unknown>((branch, name) => (branch as Tree | undefined)?.[name], messages);
      if (message !== undefined) return formatMessage(message as Message, locale, values);
      reportError('Translating', path);
      return path;
    },
    [locale, messages, namespace],
  );
}

/** The page's language, BCP 47. */
export function useLocale(): string {
  return usePageTexts().locale;
}

type Tree = Record<string, unknown>;

function usePageTexts() {
  const texts = useContext(PageTextsContext);
  if (!texts) throw new Error('No messages around: a MessagesProvider is missing');
  return texts;
}
