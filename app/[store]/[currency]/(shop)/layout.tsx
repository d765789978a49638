import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Footer } from '@/components/shell/footer/footer';
import { Header } from '@/components/shell/header/header';
import { PageTransition } from '@/components/shell/navigation/page-transition';
import { getPageScope } from '@/lib/routing/page-scope';

export default async function ShopLayout({ children }: { children: ReactNode }) {
  const scope = await getPageScope();
  if (!scope) notFound();
  const t = await getTranslations('shell');
  return (
    <>
      <Header scope={scope} />
      <main id="main">
        <PageTransition loadingLabel={t('fetchingData')}>{children}</PageTransition>
      </main>
      <Footer scope={scope} />
    </>
  );
}
