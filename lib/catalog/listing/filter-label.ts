import type { getTranslations } from 'next-intl/server';
import { formatMoney, formatWhole, isWhole, toMoney } from '@/lib/format/money';
import type { StoreContext } from '@/lib/store/store-view';
import type { Facet } from './facets';
import { type ListingFilter, rangeEnds } from './listing-params';

interface LabelContext {
  t: Awaited<ReturnType<typeof getTranslations<'catalog'>>>;
  storeContext: StoreContext;
}

/** A value of a facet as shoppers read it: prices in the page's currency. */
export function valueLabel(
  { code, type }: Pick<Facet, 'code' | 'type'>,
  { value, step = value, label }: { value: string; step?: string; label: string },
  { t, storeContext }: LabelContext,
): string {
  if (type === 'yes-no') return value === '1' ? t('yes') : t('no');
  if (type !== 'range' || code !== 'price') return label;
  const { from, to } = rangeEnds(step);
  const toEnd = (amount: string) => toMoney({ value: Number(amount) }, storeContext.currency);
  const ends = [from, to].flatMap((end) => (end === null ? [] : toEnd(end)));
  // Both ends are written alike.
  const format = ends.every(isWhole) ? formatWhole : formatMoney;
  const price = (amount: string) => format(toEnd(amount), storeContext.storeView.locale);
  if (to === null) return from === null ? label : t('priceAbove', { from: price(from) });
  return from === null || Number(from) === 0
    ? t('priceBelow', { to: price(to) })
    : t('priceBetween', { from: price(from), to: price(to) });
}

/** The label of a selected filter: the backend's own before the URL's, which may call it anything. */
export function filterLabel(filter: ListingFilter, facets: readonly Facet[], context: LabelContext): string {
  const facet = facets.find(({ code }) => code === filter.code);
  if (!facet) {
    const type = filter.code === 'price' ? 'range' : 'options';
    return valueLabel({ code: filter.code, type }, filter, context);
  }
  const value = valueLabel(facet, facet.options.find((option) => option.value === filter.value) ?? filter, context);
  return facet.type === 'yes-no' ? context.t('filterIs', { name: facet.label, value }) : value;
}
