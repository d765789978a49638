import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import '@/app/globals.css';
import { fontVariables } from '@/components/shell/fonts';
import { ToastOutlet } from '@/components/shell/notices/toast-outlet';
import { RememberView } from '@/components/shell/remember-view';
import { SiteIcons } from '@/components/shell/site-icons';
import { IconSprite } from '@/components/ui/image/icon-sprite';
import { getPageScope } from '@/lib/routing/page-scope';
import { getCurrencies } from '@/lib/store/get-store-views';
import { viewPath } from '@/lib/store/store-view';

/** Pages are rendered on their first visit and kept; the build needs no backend. */
export function generateStaticParams(): [] {
  return [];
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const scope = await getPageScope();
  if (!scope) notFound();
  const t = await getTranslations('failure');
  return (
    <html
      lang={scope.view.locale}
      className={fontVariables}
      data-store={scope.view.code}
      data-root={viewPath(scope.view, '/')}
      data-currency={scope.currency}
    >
      <body
        data-failure-title={t('title')}
        data-failure-hint={t('hint')}
        data-failure-try-again={t('tryAgain')}
        data-unexpected={t('unexpected')}
        data-debug={t('debug', { id: '{id}', type: '{type}' })}
      >
        <SiteIcons />
        <IconSprite />
        <RememberView code={scope.view.code} currency={scope.currency} currencies={await getCurrencies(scope.view)} />
        {children}
        <ToastOutlet />
      </body>
    </html>
  );
}
