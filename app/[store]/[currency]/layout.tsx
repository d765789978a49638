import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import '@/app/globals.css';
import { DOCUMENT_SCRIPT } from '@/app/inline-scripts';
import { fontVariables } from '@/components/shell/fonts';
import { ToastOutlet } from '@/components/shell/notices/toast-outlet';
import { RememberView } from '@/components/shell/remember-store-view';
import { SiteIcons } from '@/components/shell/site-icons';
import { IconSprite } from '@/components/ui/image/icon-sprite';
import { AMOUNT_SPACES } from '@/lib/format/unbroken';
import { getCapabilities, hasField, hasLineErrors } from '@/lib/magento/capabilities/capabilities';
import { getGuardCodes, getUnsoldRule } from '@/lib/pharmacy/get-trade-rules';
import { getCurrencies } from '@/lib/store/get-store-views';
import { getTrade } from '@/lib/store/get-trade';
import { requireStore } from '@/lib/store/store-context';
import { viewPath } from '@/lib/store/store-view';

/** Pages are rendered when they are first asked for, and cached; the build needs no backend. */
export function generateStaticParams(): [] {
  return [];
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const storeContext = await requireStore();
  const [t, unsold, facts, capabilities] = await Promise.all([
    getTranslations('failure'),
    getUnsoldRule(storeContext),
    getGuardCodes(),
    getCapabilities(),
  ]);
  return (
    <html
      lang={storeContext.storeView.locale}
      className={fontVariables}
      data-store={storeContext.storeView.code}
      data-root={viewPath(storeContext.storeView, '/')}
      // A currency that is not the store view's own is one that the visitor has chosen [NET-3].
      data-currency={storeContext.currency === storeContext.storeView.currency ? undefined : storeContext.currency}
      data-unsold={unsold ? JSON.stringify(unsold) : undefined}
      data-facts={facts.join() || undefined}
      data-orders={hasField(capabilities, 'ScopeTypeEnum', 'GLOBAL') ? 'all' : undefined}
      data-lines={hasLineErrors(capabilities) ? 'errors' : undefined}
      data-amounts={AMOUNT_SPACES}
    >
      <body
        data-failure-title={t('title')}
        data-failure-hint={t('hint')}
        data-failure-try-again={t('tryAgain')}
        data-unexpected={t('unexpected')}
        data-debug={t('debug', { id: '{id}', type: '{type}' })}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this shop */}
        <script dangerouslySetInnerHTML={{ __html: DOCUMENT_SCRIPT }} />
        <SiteIcons trade={await getTrade()} store={storeContext.storeView.code} />
        <IconSprite />
        <RememberView
          code={storeContext.storeView.code}
          currency={storeContext.currency}
          currencies={await getCurrencies(storeContext.storeView)}
        />
        {children}
        <ToastOutlet storeContext={storeContext} />
      </body>
    </html>
  );
}
