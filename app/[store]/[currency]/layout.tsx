import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import '@/app/globals.css';
import { fontVariables } from '@/components/shell/fonts';
import { clientMessages } from '@/lib/i18n/client-messages';
import type { Messages } from '@/lib/i18n/load-messages';
import { getPageScope } from '@/lib/routing/page-scope';

/** Pages are rendered on their first visit and kept; the build needs no backend. */
export function generateStaticParams(): [] {
  return [];
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const scope = await getPageScope();
  if (!scope) notFound();
  const messages = clientMessages((await getMessages()) as Messages);
  return (
    <html lang={scope.view.locale} className={fontVariables}>
      <body>
        <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>
      </body>
    </html>
  );
}
