import { writeStored } from '@/lib/browser/local-storage';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql, type VariablesOf } from '@/lib/magento/graphql';
import type { CartShippingMethod, CartTotals } from './cart';
import { cartPricesFragment, shippingMethodFragment } from './cart-fragment';
import { NO_CART_CURRENCY } from './session/cart-store';
import { askOfCart } from './session/with-cart';
import { toShippingMethods, toTotals } from './to-cart';

// Magento 2.4.7 and later: callers check the capabilities for `Mutation.estimateTotals`.
const estimateDocument = graphql(
  `
  mutation estimateTotals($input: EstimateTotalsInput!, $place: EstimateTotalsInput!) {
    estimateShippingMethods(input: $place) {
      ...ShippingMethodFields
    }
    estimateTotals(input: $input) {
      estimate: cart {
        prices {
          ...CartPricesFields
        }
      }
    }
  }
`,
  [cartPricesFragment, shippingMethodFragment],
);

type EstimateInput = Omit<VariablesOf<typeof estimateDocument>['input'], 'cart_id'>;

export type EstimateAddress = EstimateInput['address'];

interface EstimatedTotals {
  methods: CartShippingMethod[];
  totals: CartTotals;
}

/** Estimates shipping and tax for an address [CART-8]; Magento keeps a method that is given. Throws AppError. */
export async function estimateTotals(
  address: EstimateAddress,
  method?: { carrier_code: string; method_code: string },
): Promise<EstimatedTotals> {
  const { estimateShippingMethods, estimateTotals: totals } = await askOfCart((cart_id) => {
    if (method) writeStored('estimated_cart', cart_id);
    const place = { cart_id, address };
    const input = { ...place, ...(method ? { shipping_method: method } : {}) };
    return mutate(estimateDocument, { place, input }, { isRepeatable: true });
  });
  const prices = totals.estimate?.prices ?? null;
  const currency = prices?.grand_total?.currency ?? NO_CART_CURRENCY;
  const methods = toShippingMethods(estimateShippingMethods, currency);
  const chosen = methods.find(
    (one) => one.carrier_code === method?.carrier_code && one.method_code === method.method_code,
  );
  return { methods, totals: toTotals(prices, chosen ?? null, currency) };
}
