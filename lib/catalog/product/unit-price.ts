import type { Money } from '@/lib/format/money';

/** A price per comparable amount: `{ price: £0.08, unit: 'tablet' }`, `{ price: £2.10, unit: '100 ml' }`. */
export interface UnitPrice {
  price: Money;
  unit: string;
}

interface Quantity {
  amount: number;
  unit: string;
}

/** Metric units and what they are in the smallest one of their kind. */
const METRIC: Record<string, { kind: string; factor: number }> = {
  mg: { kind: 'mass', factor: 1 },
  'มก.': { kind: 'mass', factor: 1 },
  g: { kind: 'mass', factor: 1000 },
  กรัม: { kind: 'mass', factor: 1000 },
  kg: { kind: 'mass', factor: 1_000_000 },
  'กก.': { kind: 'mass', factor: 1_000_000 },
  ml: { kind: 'volume', factor: 1 },
  'มล.': { kind: 'volume', factor: 1 },
  cl: { kind: 'volume', factor: 10 },
  l: { kind: 'volume', factor: 1000 },
  ลิตร: { kind: 'volume', factor: 1000 },
};

/** The unit price is the price times `factor`: 1/16 per tablet. */
export interface UnitPricing {
  factor: number;
  unit: string;
}

/**
 * What part of its price the base amount costs when a pack holds `measure`, both as the merchant writes them:
 * `16 tablets` and `1 tablet`, `0.5 l` and `100 ml`. Null where they cannot be compared.
 */
export function unitPricing(measure: string | null, base: string | null): UnitPricing | null {
  const pack = parseQuantity(measure);
  const per = parseQuantity(base);
  if (!pack || !per) return null;
  const size = METRIC[pack.unit] ?? { kind: 'count', factor: 1 };
  const step = METRIC[per.unit] ?? { kind: 'count', factor: 1 };
  if (size.kind !== step.kind) return null;
  const factor = (per.amount * step.factor) / (pack.amount * size.factor);
  return { factor, unit: per.amount === 1 ? per.unit : (base ?? '').trim() };
}

function parseQuantity(text: string | null): Quantity | null {
  const match = text?.trim().match(/^(\d+(?:[.,]\d+)?)\s*(.+)$/);
  const amount = Number(match?.[1]?.replace(',', '.'));
  const unit = match?.[2]?.toLowerCase();
  return amount > 0 && unit ? { amount, unit } : null;
}
