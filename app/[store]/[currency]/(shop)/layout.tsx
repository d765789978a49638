import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Footer } from '@/components/shell/footer/footer';
import { Header } from '@/components/shell/header/header';
import { PageTransition } from '@/components/shell/navigation/page-transition';
import { requireStore } from '@/lib/store/store-context';

export default async function ShopLayout({ children }: { children: ReactNode }) {
  const storeContext = await requireStore();
  const t = await getTranslations('shell');
  return (
    <>
      <Header storeContext={storeContext} />
      <main id="main" className="outline-none">
        <PageTransition loadingLabel={t('fetchingData')}>{children}</PageTransition>
      </main>
      <Footer storeContext={storeContext} />
    </>
  );
}
