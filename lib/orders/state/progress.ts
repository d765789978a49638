/** How far an ordered item is. */
export interface ItemProgress {
  quantity: Record<'ordered' | 'shipped' | 'invoiced' | 'canceled' | 'refunded', number>;
  /** SKUs of a bundle's parts. */
  parts: string[];
  /** Whether a parcel brings it. */
  isSent: boolean;
}

interface ItemAnswer {
  product_type: string | null;
  quantity_ordered: number | null;
  quantity_shipped: number | null;
  quantity_invoiced: number | null;
  quantity_canceled: number | null;
  quantity_refunded: number | null;
  /** Of a bundle alone. */
  bundle_options?: readonly ({ values: readonly ({ product_sku: string } | null)[] | null } | null)[] | null;
}

/** What no parcel brings, by Magento's types of products. */
const NEVER_SENT: readonly (string | null)[] = ['virtual', 'downloadable'];

/** Ways to pay for which a shop waits, by Magento's codes. */
const PAID_LATER: readonly string[] = ['checkmo', 'banktransfer'];

export function itemProgress(answer: ItemAnswer): ItemProgress {
  return {
    quantity: {
      ordered: answer.quantity_ordered ?? 0,
      shipped: answer.quantity_shipped ?? 0,
      invoiced: answer.quantity_invoiced ?? 0,
      canceled: answer.quantity_canceled ?? 0,
      refunded: answer.quantity_refunded ?? 0,
    },
    parts: (answer.bundle_options ?? [])
      .flatMap((option) => option?.values ?? [])
      .flatMap((part) => part?.product_sku ?? []),
    isSent: !NEVER_SENT.includes(answer.product_type),
  };
}

/** Whether an order is paid by what arrives after it. */
export function isPaidLater(methods: readonly ({ type: string } | null)[] | null): boolean {
  return (methods ?? []).some((method) => method !== null && PAID_LATER.includes(method.type));
}
