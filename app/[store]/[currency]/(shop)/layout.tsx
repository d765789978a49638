import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { getPageScope } from '@/lib/routing/page-scope';

export default async function ShopLayout({ children }: { children: ReactNode }) {
  const scope = await getPageScope();
  if (!scope) notFound();
  return (
    <>
      <Header scope={scope} />
      <main id="main">{children}</main>
      <Footer scope={scope} />
    </>
  );
}
