/** Rounds half up to 2 decimals, for every currency alike, as Magento does; 1.005 gives 1.01. */
export function roundMoney(amount: number): number {
  return roundTo(amount, 2);
}

function roundTo(amount: number, digits: number): number {
  // Binary noise (4.4949999999999992) is cut first, so that halves are halves.
  const text = Number(amount.toPrecision(14)).toString();
  if (text.includes('e')) return Math.abs(amount) < 1 ? 0 : amount;
  const shifted = Math.round(Number(`${text.replace('-', '')}e${digits}`));
  const rounded = Number(`${shifted}e-${digits}`);
  return amount < 0 && rounded !== 0 ? -rounded : rounded;
}

/** What an amount in the base currency shows as, in display-currency units. */
export function convert(amount: number, rate: number): number {
  return roundMoney(amount * rate);
}

/** A price before and after what takes it down, both in one currency. */
export interface PricePair {
  regular: number;
  final: number;
}

export interface TierRow {
  quantity: number;
  price: number | null;
  percent: number | null;
}

export interface PriceFacts {
  price: number | null;
  specialPrice: number | null;
  specialFrom: string | null;
  specialTo: string | null;
}

/** Whether a special price holds on a day; all dates are `YYYY-MM-DD` in the store's time zone, ends included. */
export function isSpecialActive(facts: PriceFacts, today: string): boolean {
  if (facts.specialPrice === null) return false;
  return (!facts.specialFrom || facts.specialFrom <= today) && (!facts.specialTo || facts.specialTo >= today);
}

/** A tier's price for one piece: its own, or its percentage off the regular price. */
export function tierAmount(tier: TierRow, regular: number): number {
  return tier.price ?? regular * (1 - (tier.percent ?? 0) / 100);
}

/** Base-currency price of one piece when `quantity` are bought: the lowest of regular, special and tier prices. */
export function unitPrice(facts: PriceFacts, tiers: readonly TierRow[], today: string, quantity = 1): PricePair {
  const regular = facts.price ?? 0;
  const candidates = [regular];
  if (isSpecialActive(facts, today) && facts.specialPrice !== null) candidates.push(facts.specialPrice);
  for (const tier of tiers) if (tier.quantity <= quantity) candidates.push(tierAmount(tier, regular));
  return { regular, final: Math.min(...candidates) };
}

const THRESHOLD = 0.0001;

/** Magento's `discount` of a price: both parts rounded to 2 decimals, 0 where nothing is taken off. */
export function discount({ regular, final }: PricePair): { amount_off: number; percent_off: number } {
  const difference = regular - final;
  if (difference <= THRESHOLD || regular <= THRESHOLD) return { amount_off: 0, percent_off: 0 };
  return { amount_off: roundMoney(difference), percent_off: roundMoney((difference / regular) * 100) };
}

/**
 * Tier prices worth showing, by quantity: those for one piece are part of the final price, and one that is
 * no cheaper than a smaller quantity is left out.
 */
export function visibleTiers(tiers: readonly TierRow[], regular: number): { quantity: number; final: number }[] {
  const shown: { quantity: number; final: number }[] = [];
  let best = regular;
  for (const tier of [...tiers].sort((a, b) => a.quantity - b.quantity)) {
    const final = tierAmount(tier, regular);
    if (final >= best) continue;
    best = final;
    if (tier.quantity > 1) shown.push({ quantity: tier.quantity, final });
  }
  return shown;
}
