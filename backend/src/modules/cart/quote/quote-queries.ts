import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { tableRate, taxRate } from '../../../database/schema/sales';
import type { CartRow } from '../cart-queries';
import { unavailability } from '../lines/availability';
import { loadLines } from '../lines/line-queries';
import { type CartLine, isVirtualLine, weightOf } from '../lines/line-rules';
import { toCents } from '../totals/money-rules';
import { type Tax, taxAt } from '../totals/tax';
import { type PricedLine, type Totals, totalsOf } from '../totals/totals';
import { applicable, discountRule, type RuleRow, rulesOf } from './cart-price-rules';
import { defaultCountry, settingsOf } from './settings';
import { type DeliveryMethod, deliveryMethods } from './shipping-rules';

export interface QuotedDelivery extends DeliveryMethod {
  excludingTax: number;
  includingTax: number;
}

/** A cart as it stands now, in the view and currency of the request. Amounts are whole cents. */
export interface Quote {
  row: CartRow;
  lines: CartLine[];
  isVirtual: boolean;
  /** Why it cannot be bought as it stands; Magento's words. */
  problem: string | null;
  weight: number;
  /** Rules that take part, the coupon's among them. */
  rules: RuleRow[];
  totals: Totals;
  /** Ways of delivery to the cart's address; none without one. */
  deliveries: QuotedDelivery[];
  /** The one chosen, while it is still on offer. */
  delivery: QuotedDelivery | null;
  payments: { code: string; title: string }[];
}

/** Reckons a cart. Nothing of it is kept: prices, taxes, rules and stock are those of this moment. */
export async function quoteOf(ctx: Context, row: CartRow): Promise<Quote> {
  const settings = await settingsOf(ctx);
  const lines = await loadLines(ctx, row.id);
  const taxes = await taxesFor(ctx, row);
  const { pricesIncludeTax } = settings;
  const priced = lines.map((line) => pricedLine(line, ctx.rate, taxes));
  const before = totalsOf({ lines: priced, pricesIncludeTax, rules: [], shipping: null });
  const entered = pricesIncludeTax ? before.subtotalIncludingTax : before.subtotalExcludingTax;
  const rules = applicable(await rulesOf(ctx, row.couponCode), entered, ctx.rate);
  const goods = { lines: priced, pricesIncludeTax, rules: rules.map((rule) => discountRule(rule, ctx)) };
  const discounted = totalsOf({ ...goods, shipping: null });

  const isVirtual = lines.length > 0 && lines.every(isVirtualLine);
  const weight = weightOf(lines);
  const shippingTax = settings.shippingTaxClass === 'none' ? null : taxes(settings.shippingTaxClass);
  const facts = {
    weight,
    subtotal: entered - discounted.discount,
    isFree: rules.some((rule) => rule.givesFreeShipping),
    rate: ctx.rate,
  };
  const deliveries = isVirtual ? [] : await deliveriesFor(ctx, row, facts, shippingTax);
  const delivery =
    deliveries.find((one) => one.carrierCode === row.carrierCode && one.methodCode === row.methodCode) ?? null;
  const totals = totalsOf({ ...goods, shipping: delivery && { amount: delivery.amount, tax: shippingTax } });
  return {
    row,
    lines,
    isVirtual,
    problem: await unavailability(ctx, lines),
    weight,
    rules,
    totals,
    deliveries,
    delivery,
    payments: settings.payments.filter(({ code }) => code !== 'free' || totals.grandTotal === 0),
  };
}

type TaxOf = (taxClass: string) => Tax | null;

// Goods are taxed where they go; what is not delivered, where it is billed to.
async function taxesFor(ctx: Context, row: CartRow): Promise<TaxOf> {
  const to = row.shippingAddress ?? row.billingAddress;
  const countryId = to?.countryId ?? defaultCountry(ctx, await settingsOf(ctx));
  const rates = await ctx.db.select().from(taxRate).where(eq(taxRate.countryId, countryId));
  return (taxClass) => taxAt(rates, taxClass, { countryId, regionCode: to?.region.code ?? null });
}

function pricedLine({ id, quantity, parts }: CartLine, rate: number, taxes: TaxOf): PricedLine {
  return {
    id,
    quantity,
    parts: parts.map(({ unit, each, taxClass }) => ({ unit: toCents(unit, rate), each, tax: taxes(taxClass) })),
  };
}

interface Facts {
  weight: number;
  subtotal: number;
  isFree: boolean;
  rate: number;
}

async function deliveriesFor(ctx: Context, row: CartRow, facts: Facts, tax: Tax | null): Promise<QuotedDelivery[]> {
  const { carriers, countries, pricesIncludeTax } = await settingsOf(ctx);
  const countryId = row.shippingAddress?.countryId;
  if (!countryId || !countries.includes(countryId)) return [];
  const rows = await ctx.db.select().from(tableRate).where(eq(tableRate.storeId, ctx.store.id));
  return deliveryMethods(carriers, rows, { ...facts, countryId }).map((method) => {
    const { shippingExcludingTax, shippingIncludingTax } = totalsOf({
      lines: [],
      pricesIncludeTax,
      rules: [],
      shipping: { amount: method.amount, tax },
    });
    return { ...method, excludingTax: shippingExcludingTax, includingTax: shippingIncludingTax };
  });
}
