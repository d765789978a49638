'use client';

import { createPortal } from 'react-dom';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { Questions } from './questions';
import type { QuestionsProps } from './questions-props';

/** The questions about a product in the page's language, one a screen: a sheet on phones, else a dialog. */
export function QuestionsDialog(props: QuestionsProps) {
  const { locale, messages } = props.source;
  // Apart from the product's form: a form in a form would submit that one.
  return createPortal(
    <MessagesProvider locale={locale} messages={messages}>
      <Questions {...props} />
    </MessagesProvider>,
    document.body,
  );
}
