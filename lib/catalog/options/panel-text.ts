import { formatMoney, roundMinor } from '@/lib/format/money';
import { type Configurable, isPossible, type Selection, type SimpleProduct, variantOf } from './configurable';
import type { SelectedPrice } from './selected-price';

/** The sentences of a price panel; `{price}` and the like stand for what changes. */
export interface PanelLabels {
  from: string;
  fromWord: string;
  /** What follows such a price; mostly nothing. */
  afterWord?: string;
  reduced: string;
  saving: string;
  unitPrice: string;
  withoutTax: string;
  tier: string;
  tierSaving: string;
  inStock: string;
  onlyLeft: string;
  outOfStock: string;
  notSold: string;
  /** Of what the shop does not understand how it may be sold. */
  unclear: string;
  notWith: string;
  /** What stands for every price: that nothing costs anything, or an empty text where no price is known. */
  everyPrice?: string;
}

/** How prices are written, and what holds whatever is chosen. */
export interface PanelContext {
  labels: PanelLabels;
  currency: string;
  locale: string;
  isFrom: boolean;
  /** Nothing is offered: no earlier price, no saving, no lower price for more. */
  isPlain?: boolean;
  /** What part of a price is left without tax, where both are shown. */
  netShare: number | null;
}

/** A price panel, ready to be read. */
export interface PanelText {
  /** One sentence for those who listen. */
  spoken: string;
  from: string | null;
  final: string;
  after: string | null;
  regular: string | null;
  saving: string | null;
  withoutTax: string | null;
  unitPrice: string | null;
  tiers: string[];
  stock: { kind: 'in' | 'low' | 'out'; text: string };
  /** Empty until there is one. */
  total: string;
}

/** Puts what a selection costs into words. */
export function panelText({ simple, price, total }: SelectedPrice, context: PanelContext): PanelText {
  const { labels, isPlain, netShare } = context;
  const isFrom = context.isFrom || (total === null && labels.everyPrice === undefined);
  const money = (minor: number) => shownPrice(minor, context);
  const final = money(price.final);
  const regular = !isPlain && price.regular > price.final ? priceText(price.regular, context) : null;
  const percent = Math.round(((price.regular - price.final) / price.regular) * 100);
  const lowest = isFrom ? fill(labels.from, { price: final }) : final;
  return {
    spoken: regular ? fill(labels.reduced, { price: lowest, regular }) : lowest,
    from: isFrom ? labels.fromWord : null,
    final,
    after: (isFrom && labels.afterWord) || null,
    regular,
    saving: regular && percent > 0 ? fill(labels.saving, { percent }) : null,
    withoutTax:
      netShare === null || labels.everyPrice !== undefined
        ? null
        : fill(labels.withoutTax, { price: money(roundMinor(price.final * netShare)) }),
    unitPrice:
      simple.unit && !isFrom
        ? fill(labels.unitPrice, {
            price: money(roundMinor(simple.price.final * simple.unit.factor)),
            unit: simple.unit.unit,
          })
        : null,
    tiers: (isPlain ? [] : simple.tiers).map((tier) => tierText(tier, simple, labels, money(tier.final))),
    stock: stockText(simple, labels),
    total: total === null ? '' : money(total),
  };
}

function tierText(
  tier: SimpleProduct['tiers'][number],
  { price }: SimpleProduct,
  labels: PanelLabels,
  each: string,
): string {
  const percent = Math.round((1 - tier.final / price.regular) * 100);
  const text = fill(labels.tier, { quantity: tier.quantity, price: each });
  return percent > 0 ? `${text} ${fill(labels.tierSaving, { percent })}` : text;
}

function stockText(simple: SimpleProduct, labels: PanelLabels): PanelText['stock'] {
  const { inStock, isRefused, onlyLeft } = simple;
  if (isRefused) return { kind: 'out', text: refusedText(simple, labels) };
  if (!inStock) return { kind: 'out', text: labels.outOfStock };
  if (onlyLeft !== null) return { kind: 'low', text: fill(labels.onlyLeft, { count: onlyLeft }) };
  return { kind: 'in', text: labels.inStock };
}

/** Minor units as shoppers read them. */
export function priceText(minor: number, { currency, locale }: Pick<PanelContext, 'currency' | 'locale'>): string {
  return formatMoney({ minor, currency }, locale);
}

/** What something costs, as far as it may be told. */
export function shownPrice(minor: number, context: PanelContext): string {
  return context.labels.everyPrice ?? priceText(minor, context);
}

/** A sentence with its `{names}` replaced. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export interface TileHint {
  isPossible: boolean;
  /** Why it cannot be chosen, that it is out of stock, or what it costs. */
  text: string;
}

export interface TileMessages {
  notWith: string;
  outOfStock: string;
  notSold: string;
  unclear: string;
}

/** Why the cart does not take a piece. */
export function refusedText(
  { isUnclear }: Pick<SimpleProduct, 'isUnclear'>,
  { notSold, unclear }: Pick<TileMessages, 'notSold' | 'unclear'>,
): string {
  return isUnclear ? unclear : notSold;
}

/** What is said beside each configurable value; prices on the last option only, where a value is one variant, if they differ. */
export function tileHints(
  configurable: Configurable,
  selection: Selection,
  labels: TileMessages,
  money: (minor: number) => string,
): TileHint[][] {
  const [first] = configurable.variants;
  const isOnePrice = configurable.variants.every(({ price }) => price.final === first?.price.final);
  return configurable.options.map(({ values }, optionIndex) =>
    values.map((_, value) => {
      if (!isPossible(configurable, selection, optionIndex, value)) {
        return {
          isPossible: false,
          text: fill(labels.notWith, { choice: choiceBefore(configurable, selection, optionIndex) }),
        };
      }
      const isLast = optionIndex === configurable.options.length - 1;
      const variant = isLast ? variantOf(configurable, [...selection.slice(0, optionIndex), value]) : null;
      if (!variant) return { isPossible: true, text: '' };
      if (variant.isRefused) return { isPossible: true, text: refusedText(variant, labels) };
      if (!variant.inStock) return { isPossible: true, text: labels.outOfStock };
      return { isPossible: true, text: isOnePrice ? '' : money(variant.price.final) };
    }),
  );
}

function choiceBefore({ options }: Configurable, selection: Selection, optionIndex: number): string {
  return options
    .slice(0, optionIndex)
    .flatMap(({ values }, before) => values[selection[before] ?? -1]?.label ?? [])
    .join(', ');
}
