import { and, arrayOverlaps, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { cartRule, tableRate, taxRate } from '../../../database/schema/sales';
import { ALL_STORES } from '../../../database/schema/stores';
import { today } from '../../../dates';
import { salesSettingsOf } from '../../store/queries';
import { defaultCountry } from '../../store/rules';
import { type CartRow, findCart } from '../cart-queries';
import { type Unavailability, unavailability } from '../lines/availability';
import { loadLines } from '../lines/line-queries';
import { type CartLine, isVirtualLine, weightOf } from '../lines/line-rules';
import { toMinorUnits } from '../totals/money-rules';
import { type Tax, taxAt } from '../totals/tax';
import { type PricedLine, type Totals, totalsOf } from '../totals/totals';
import { applicable, discountRule, isValid, type RuleRow } from './cart-price-rules';
import { offeredShippingMethods, type QuotedShippingMethod } from './shipping-rules';

/** A cart as it stands now, in the store view and currency of the request. Amounts are minor units. */
export interface Quote extends Unavailability {
  row: CartRow;
  lines: CartLine[];
  isVirtual: boolean;
  weight: number;
  /** Rules that take part, the coupon's among them. */
  rules: RuleRow[];
  totals: Totals;
  /** Shipping methods to the cart's address; none without one. */
  shippingMethods: QuotedShippingMethod[];
  /** The one chosen, while it is still on offer. */
  shippingMethod: QuotedShippingMethod | null;
  payments: { code: string; title: string }[];
}

/** Reckons a cart. Nothing of it is kept: prices, taxes, rules and stock are those of this moment. */
export async function quoteOf(ctx: Context, row: CartRow): Promise<Quote> {
  const settings = await salesSettingsOf(ctx);
  const lines = await loadLines(ctx, row.id);
  const isVirtual = lines.length > 0 && lines.every(isVirtualLine);
  const taxes = await taxesFor(ctx, row, isVirtual);
  const { pricesIncludeTax } = settings;
  const priced = lines.map((line) => pricedLine(line, ctx.rate, taxes));
  const before = totalsOf({ lines: priced, pricesIncludeTax, rules: [], shipping: null });
  const entered = pricesIncludeTax ? before.subtotalIncludingTax : before.subtotalExcludingTax;
  const rules = applicable(await rulesOf(ctx, row.couponCode), entered, ctx.rate);
  const goods = { lines: priced, pricesIncludeTax, rules: rules.map((rule) => discountRule(rule, ctx)) };
  const discounted = totalsOf({ ...goods, shipping: null });

  const weight = weightOf(lines);
  const shippingTax = settings.shippingTaxClass === 'none' ? null : taxes(settings.shippingTaxClass);
  const facts = {
    weight,
    subtotal: entered - discounted.discount,
    isFree: rules.some((rule) => rule.givesFreeShipping),
    rate: ctx.rate,
  };
  const shippingMethods = isVirtual ? [] : await shippingMethodsFor(ctx, row, facts, shippingTax);
  const shippingMethod =
    shippingMethods.find((one) => one.carrierCode === row.carrierCode && one.methodCode === row.methodCode) ?? null;
  const totals = totalsOf({
    ...goods,
    shipping: shippingMethod && { amount: shippingMethod.amount, tax: shippingTax },
  });
  return {
    row,
    lines,
    isVirtual,
    ...(await unavailability(ctx, lines)),
    weight,
    rules,
    totals,
    shippingMethods,
    shippingMethod,
    payments: settings.payments.filter(({ code }) => code !== 'free' || totals.grandTotal === 0),
  };
}

/** Rules that hold today in the store view of the request: those for every cart and that of the coupon, in their order. */
async function rulesOf(ctx: Context, couponCode: string | null): Promise<RuleRow[]> {
  const rows = await ctx.db
    .select()
    .from(cartRule)
    .where(
      and(
        cartRule.isActive,
        arrayOverlaps(cartRule.storeIds, [ALL_STORES, ctx.store.id]),
        couponCode === null ? isNull(cartRule.couponCode) : or(isNull(cartRule.couponCode), isCode(couponCode)),
      ),
    )
    .orderBy(asc(cartRule.sortOrder), asc(cartRule.id));
  return rows.filter((rule) => isValid(rule, today(ctx)));
}

// Coupon codes have no case.
function isCode(code: string) {
  return eq(sql`lower(${cartRule.couponCode})`, code.toLowerCase());
}

type TaxOf = (taxClass: string) => Tax | null;

// Goods are taxed where they go; a cart of nothing to deliver, where it is billed to, though it went somewhere before.
async function taxesFor(
  ctx: Context,
  { shippingAddress, billingAddress }: CartRow,
  isVirtual: boolean,
): Promise<TaxOf> {
  const to = (isVirtual ? null : shippingAddress) ?? billingAddress;
  const countryId = to?.countryId ?? defaultCountry(ctx.store, await salesSettingsOf(ctx));
  const rates = await ctx.db.select().from(taxRate).where(eq(taxRate.countryId, countryId));
  return (taxClass) => taxAt(rates, taxClass, { countryId, regionCode: to?.region.code ?? null });
}

function pricedLine({ id, quantity, parts }: CartLine, rate: number, taxes: TaxOf): PricedLine {
  return {
    id,
    quantity,
    parts: parts.map(({ unit, each, taxClass }) => ({ unit: toMinorUnits(unit, rate), each, tax: taxes(taxClass) })),
  };
}

interface Facts {
  weight: number;
  subtotal: number;
  isFree: boolean;
  rate: number;
}

async function shippingMethodsFor(
  ctx: Context,
  row: CartRow,
  facts: Facts,
  tax: Tax | null,
): Promise<QuotedShippingMethod[]> {
  const { carriers, countries, pricesIncludeTax } = await salesSettingsOf(ctx);
  const countryId = row.shippingAddress?.countryId;
  if (!countryId || !countries.includes(countryId)) return [];
  const rows = await ctx.db.select().from(tableRate).where(eq(tableRate.storeId, ctx.store.id));
  return offeredShippingMethods(carriers, rows, { ...facts, countryId }).map((method) => {
    const { shippingExcludingTax, shippingIncludingTax } = totalsOf({
      lines: [],
      pricesIncludeTax,
      rules: [],
      shipping: { amount: method.amount, tax },
    });
    return { ...method, excludingTax: shippingExcludingTax, includingTax: shippingIncludingTax };
  });
}

/** The parent object of `Cart`: its row, and its reckoning once a field asks for it. */
export interface CartParent {
  row: CartRow;
  quote: () => Promise<Quote>;
}

/** A cart to resolve. It is reckoned once, on a context of its own: what an earlier mutation read is outdated. */
export function cartOf(ctx: Context, row: CartRow): CartParent {
  let quote: Promise<Quote> | undefined;
  return {
    row,
    quote: () => {
      quote ??= quoteOf({ ...ctx }, row);
      return quote;
    },
  };
}

/** The cart that a mutation has changed, for its answer: also when another request has ordered it in the meantime. */
export async function cartAfter(ctx: Context, maskedId: string): Promise<{ cart: CartParent }> {
  const row = await findCart(ctx, maskedId);
  if (!row) throw new Error(`The cart ${maskedId} was changed, and is gone.`);
  return { cart: cartOf(ctx, row) };
}
