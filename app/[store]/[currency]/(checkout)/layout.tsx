import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CheckoutFooter } from '@/components/shell/checkout-footer';
import { CheckoutHeader } from '@/components/shell/checkout-header';
import { PageTransition } from '@/components/shell/page-transition';
import { ToastOutlet } from '@/components/toasts/toast-outlet';
import { getPageScope } from '@/lib/routing/page-scope';

/** Paying wants quiet: no menu, no search, one way back. */
export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  const scope = await getPageScope();
  if (!scope) notFound();
  const t = await getTranslations('shell');
  return (
    <div className="flex min-h-dvh flex-col">
      <CheckoutHeader scope={scope} />
      <main id="main" className="flex-1">
        <PageTransition loadingLabel={t('fetchingData')}>{children}</PageTransition>
      </main>
      <CheckoutFooter scope={scope} />
      <ToastOutlet />
    </div>
  );
}
