import type { ReactNode } from 'react';
import { OrderNotesProvider } from '@/lib/orders/order-notes';
import { APPENDED, DECISION } from '@/lib/pharmacy/check/line-check';
import type { StoreContext } from '@/lib/store/store-view';
import { getCheckTexts } from './get-check-texts';
import { LineCheckNote } from './line-check-note';

/** Has the orders of a page say how far the pharmacist is with each medicine. Throws AppError. */
export async function CheckedOrders({ storeContext, children }: { storeContext: StoreContext; children: ReactNode }) {
  const texts = await getCheckTexts(storeContext);
  if (!texts) return children;
  return (
    <OrderNotesProvider note={<LineCheckNote texts={texts} />} told={DECISION.source} appended={APPENDED.source}>
      {children}
    </OrderNotesProvider>
  );
}
