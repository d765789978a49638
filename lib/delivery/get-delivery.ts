import 'server-only';
import { cache } from 'react';
import { STORE_TAG } from '@/lib/cache/tags.mjs';
import { getBlocks } from '@/lib/content/get-blocks';
import { reportError } from '@/lib/errors/report-error';
import { factLines } from '@/lib/format/fact-lines';
import { type Money, toMinorUnits } from '@/lib/format/money';
import { graphql } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import { getCurrencyRate } from '@/lib/store/get-currency-rate';
import type { StoreContext } from '@/lib/store/store-view';
import type { Schedule } from './arrival';
import { type DeliveryTerms, type TermsMethod, toDeliveryTerms } from './delivery-terms';

const BLOCK = 'shop-delivery';

const deliveryPlaceDocument = graphql(`
  query deliveryPlace {
    storeConfig {
      store_code
      timezone
    }
  }
`);

export interface DeliveryMethod extends Omit<TermsMethod, 'price' | 'from'> {
  /** In the page's currency; null where it depends, or the rate is not known. */
  price: Money | null;
  /** The least that it costs, where the price goes by weight. */
  from: Money | null;
}

/** How the shop delivers, as the page of a store view and currency tells it. */
export interface Delivery {
  schedule: Schedule | null;
  freeFrom: Money | null;
  /** The fastest first. */
  methods: DeliveryMethod[];
  /** Identifier of the content page about delivery. */
  page: string | null;
}

/** The merchant's terms of delivery in the page's currency; null where there are none. Throws AppError. */
export const getDelivery = cache(async (storeContext: StoreContext): Promise<Delivery | null> => {
  const [block] = await getBlocks(storeContext, [BLOCK]);
  if (!block) return null;
  const [{ storeConfig }, rate] = await Promise.all([
    query(deliveryPlaceDocument, {}, { storeContext, tags: [STORE_TAG] }),
    getCurrencyRate(storeContext),
  ]);
  const { terms, wrong } = toDeliveryTerms(factLines(block.html), storeConfig?.timezone ?? null);
  for (const line of wrong) {
    reportError(`The block ${BLOCK} of ${storeContext.storeView.code}`, `does not say what delivery is: ${line}`);
  }
  return inCurrency(terms, storeContext.currency, rate);
});

/** Amounts of the base currency in the page's own, by the backend's rate, as Magento counts them itself. */
function inCurrency(
  { schedule, freeFrom, methods, page }: DeliveryTerms,
  currency: string,
  rate: number | null,
): Delivery {
  const money = (amount: number | null) =>
    amount === null || !rate ? null : { minor: toMinorUnits(amount * rate, currency), currency };
  return {
    schedule,
    page,
    freeFrom: money(freeFrom),
    methods: methods
      .map((method) => ({ ...method, price: money(method.price), from: money(method.from) }))
      .sort((a, b) => a.days[1] - b.days[1] || a.days[0] - b.days[0]),
  };
}
