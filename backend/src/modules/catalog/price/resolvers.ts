import type { Context } from '../../../context';
import { dayText } from '../../../dates';
import { perRequest } from '../../../request-batch';
import type { Product } from '../product/product-queries';
import type { PriceSpan } from './composite-rules';
import { priceSpanOf, tiersOf } from './queries';
import { convert, discount, type PricePair, roundMoney, tierAmount, visibleTiers } from './rules';

/** How Magento calls all customer groups, and all websites, where a price is for everyone. */
const ALL_GROUPS = '32000';
const ALL_WEBSITES = 0;

/** An amount of the base currency as Magento's `Money`, in the request's currency. */
function money(ctx: Context, amount: number) {
  return { value: convert(amount, ctx.rate), currency: ctx.currency };
}

const spans = perRequest(() => new Map<number, Promise<PriceSpan>>());

function spanOf(ctx: Context, product: Product): Promise<PriceSpan> {
  const known = spans(ctx).get(product.id);
  if (known) return known;
  const span = priceSpanOf(ctx, product);
  spans(ctx).set(product.id, span);
  return span;
}

// The discount is that of the prices shown: both rounded in the shopper's currency first.
function productPrice(ctx: Context, { regular, final }: PricePair) {
  const shown = { regular: convert(regular, ctx.rate), final: convert(final, ctx.rate) };
  return {
    regular_price: { value: shown.regular, currency: ctx.currency },
    final_price: { value: shown.final, currency: ctx.currency },
    discount: discount(shown),
    fixed_product_taxes: [],
  };
}

function legacyPrice(ctx: Context, amount: number) {
  return { amount: money(ctx, amount), adjustments: [] };
}

export const priceFields = {
  price_range: async (parent: Product, _: unknown, ctx: Context) => {
    const { minimum, maximum } = await spanOf(ctx, parent);
    return { minimum_price: productPrice(ctx, minimum), maximum_price: productPrice(ctx, maximum) };
  },
  price: async (parent: Product, _: unknown, ctx: Context) => {
    const { minimum, maximum } = await spanOf(ctx, parent);
    return {
      minimalPrice: legacyPrice(ctx, minimum.final),
      maximalPrice: legacyPrice(ctx, maximum.final),
      regularPrice: legacyPrice(ctx, minimum.regular),
    };
  },
  price_tiers: async (parent: Product, _: unknown, ctx: Context) => {
    const regular = parent.price ?? 0;
    return visibleTiers(await tiersOf(ctx, parent.id), regular).map(({ quantity, final }) => ({
      quantity,
      final_price: money(ctx, final),
      discount: discount({ regular: convert(regular, ctx.rate), final: convert(final, ctx.rate) }),
    }));
  },
  // The attribute as it was entered: base currency, whatever its dates say.
  special_price: (parent: Product) => parent.specialPrice,
  special_from_date: ({ specialFrom }: Product) => dayText(specialFrom),
  special_to_date: ({ specialTo }: Product) => dayText(specialTo),
  // All of them as they were entered, in the base currency; `price_tiers` has those worth showing.
  tier_prices: async (parent: Product, _: unknown, ctx: Context) =>
    (await tiersOf(ctx, parent.id)).map((tier) => ({
      customer_group_id: ALL_GROUPS,
      website_id: ALL_WEBSITES,
      qty: tier.quantity,
      value: roundMoney(tierAmount(tier, parent.price ?? 0)),
      percentage_value: tier.percent,
    })),
};
