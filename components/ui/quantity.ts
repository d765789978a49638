export interface QuantityLimits {
  /** 1 where nothing else is said. */
  min?: number;
  max?: number | null;
  /** Sold in multiples of this; 1 where nothing else is said. */
  step?: number;
}

/** The quantity nearest to what was asked for that can be sold; `fallback` for what is no number. */
export function nearestQuantity(asked: number, fallback: number, { min = 1, max, step = 1 }: QuantityLimits): number {
  if (!Number.isFinite(asked)) return fallback;
  const least = Math.ceil(min / step);
  const most = max === undefined || max === null ? Number.POSITIVE_INFINITY : Math.max(Math.floor(max / step), least);
  const steps = Math.min(Math.max(Math.round(asked / step), least), most);
  // 3 × 0.1 is not 0.3 for a computer.
  return Number((steps * step).toFixed(4));
}
