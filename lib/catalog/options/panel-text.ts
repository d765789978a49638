import { formatMoney } from '@/lib/format/format-money';
import { roundMinor } from '@/lib/format/money';
import type { ChosenPrice } from './choice-price';
import type { Piece } from './configurable';

/** The sentences of a price panel; `{price}` and the like stand for what changes. */
export interface PanelWords {
  from: string;
  fromWord: string;
  reduced: string;
  saving: string;
  unitPrice: string;
  withoutTax: string;
  tier: string;
  tierSaving: string;
  inStock: string;
  onlyLeft: string;
  outOfStock: string;
  notWith: string;
}

/** How prices are written, and what holds whatever is chosen. */
export interface PanelContext {
  words: PanelWords;
  currency: string;
  locale: string;
  /** Whether the price is the lowest one of several. */
  isFrom: boolean;
  /** What part of a price is left without tax, where both are shown. */
  netShare: number | null;
}

/** A price panel, ready to be read. */
export interface PanelText {
  /** One sentence for those who listen. */
  spoken: string;
  from: string | null;
  final: string;
  regular: string | null;
  saving: string | null;
  withoutTax: string | null;
  unitPrice: string | null;
  tiers: string[];
  stock: { kind: 'in' | 'low' | 'out'; text: string };
  total: string;
}

/** Puts what a choice costs into words. */
export function panelText({ piece, price, total }: ChosenPrice, context: PanelContext): PanelText {
  const { words, isFrom, netShare } = context;
  const money = (minor: number) => priceText(minor, context);
  const final = money(price.final);
  const regular = price.regular > price.final ? money(price.regular) : null;
  const percent = Math.round(((price.regular - price.final) / price.regular) * 100);
  const lowest = isFrom ? fill(words.from, { price: final }) : final;
  return {
    spoken: regular ? fill(words.reduced, { price: lowest, regular }) : lowest,
    from: isFrom ? words.fromWord : null,
    final,
    regular,
    saving: regular && percent > 0 ? fill(words.saving, { percent }) : null,
    withoutTax: netShare === null ? null : fill(words.withoutTax, { price: money(roundMinor(price.final * netShare)) }),
    unitPrice:
      piece.unit && !isFrom
        ? fill(words.unitPrice, {
            price: money(roundMinor(piece.price.final * piece.unit.factor)),
            unit: piece.unit.unit,
          })
        : null,
    tiers: piece.tiers.map((tier) => tierText(tier, piece, words, money(tier.final))),
    stock: stockText(piece, words),
    total: money(total),
  };
}

function tierText(tier: Piece['tiers'][number], { price }: Piece, words: PanelWords, each: string): string {
  const percent = Math.round((1 - tier.final / price.regular) * 100);
  const text = fill(words.tier, { quantity: tier.quantity, price: each });
  return percent > 0 ? `${text} ${fill(words.tierSaving, { percent })}` : text;
}

function stockText({ inStock, onlyLeft }: Piece, words: PanelWords): PanelText['stock'] {
  if (!inStock) return { kind: 'out', text: words.outOfStock };
  if (onlyLeft !== null) return { kind: 'low', text: fill(words.onlyLeft, { count: onlyLeft }) };
  return { kind: 'in', text: words.inStock };
}

/** Minor units as shoppers read them. */
export function priceText(minor: number, { currency, locale }: Pick<PanelContext, 'currency' | 'locale'>): string {
  return formatMoney({ minor, currency }, locale);
}

/** A sentence with its `{names}` replaced. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
