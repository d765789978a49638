import type { ReactNode } from 'react';
import { CheckoutFooter } from '@/components/shell/footer/checkout-footer';
import { CheckoutHeader } from '@/components/shell/header/checkout-header';
import { requireStore } from '@/lib/store/store-context';

/** Paying wants quiet: one way back, by plain links, so that nobody who pays loads the code of links. */
export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  const storeContext = await requireStore();
  return (
    <>
      <CheckoutHeader storeContext={storeContext} />
      {/* As high as the screen: what is read later does not push the footer about. */}
      <main id="main" className="min-h-dvh outline-none print:min-h-0">
        {children}
      </main>
      <CheckoutFooter storeContext={storeContext} />
    </>
  );
}
