import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Footer } from '@/components/shell/footer/footer';
import { Header } from '@/components/shell/header/header';
import { PageTransition } from '@/components/shell/navigation/page-transition';
import { getTradeRules } from '@/lib/pharmacy/get-trade-rules';
import { requireStore } from '@/lib/store/store-context';

export default async function ShopLayout({ children }: { children: ReactNode }) {
  const storeContext = await requireStore();
  const [t, { cardRules }] = await Promise.all([getTranslations('shell'), getTradeRules(storeContext)]);
  return (
    <>
      <Header storeContext={storeContext} cardRules={cardRules} />
      {/* As high as the screen: what is read later does not push the footer about. */}
      <main id="main" className="flow-root min-h-[85dvh] outline-none print:min-h-0">
        <PageTransition loadingLabel={t('fetchingData')}>{children}</PageTransition>
      </main>
      <Footer storeContext={storeContext} />
    </>
  );
}
