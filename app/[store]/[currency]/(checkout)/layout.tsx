import type { ReactNode } from 'react';
import { CheckoutFooter } from '@/components/shell/footer/checkout-footer';
import { CheckoutHeader } from '@/components/shell/header/checkout-header';
import { requireStore } from '@/lib/store/store-context';

/** Paying wants quiet: one way back, by plain links, so that nobody who pays loads the code of links. */
export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  const storeContext = await requireStore();
  return (
    <div className="flex min-h-dvh flex-col">
      <CheckoutHeader storeContext={storeContext} />
      <main id="main" className="flex-1 outline-none">
        {children}
      </main>
      <CheckoutFooter storeContext={storeContext} />
    </div>
  );
}
