import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { CheckoutFooter } from '@/components/shell/footer/checkout-footer';
import { CheckoutHeader } from '@/components/shell/header/checkout-header';
import { getPageScope } from '@/lib/routing/page-scope';

/**
 * Paying wants quiet: no menu, no search, one way back. Its links are the browser's own: whoever leaves loads another
 * document, and nobody who pays loads the code of links.
 */
export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  const scope = await getPageScope();
  if (!scope) notFound();
  return (
    <div className="flex min-h-dvh flex-col">
      <CheckoutHeader scope={scope} />
      <main id="main" className="flex-1">
        {children}
      </main>
      <CheckoutFooter scope={scope} />
    </div>
  );
}
