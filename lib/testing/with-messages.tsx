import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/load-messages';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import british from '@/messages/en-GB.json';

interface WithMessagesProps {
  locale?: string;
  /** Only what the page hands to the browser, where a test is to notice that a namespace is missing. */
  messages?: Partial<Messages>;
  children: ReactNode;
}

/** Messages around what a test renders, by the provider that the build keeps; in British English unless it says so. */
export function WithMessages({ locale = 'en-GB', messages = british, children }: WithMessagesProps) {
  return (
    <MessagesProvider locale={locale} messages={messages}>
      {children}
    </MessagesProvider>
  );
}
