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
      <main id="main" className="outline-none">
        <PageTransition loadingLabel={t('fetchingData')}>{children}</PageTransition>
      </main>
      <Footer storeContext={storeContext} />
    </>
  );
}
