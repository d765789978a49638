import type { getTranslations } from 'next-intl/server';
import type { Facet } from '@/lib/catalog/listing/facets';
import { type ListingFilter, rangeEnds } from '@/lib/catalog/listing/listing-params';
import { formatMoney } from '@/lib/format/format-money';
import { toMoney } from '@/lib/format/money';
import type { StoreContext } from '@/lib/store/store-view';

interface Language {
  t: Awaited<ReturnType<typeof getTranslations<'catalog'>>>;
  storeContext: StoreContext;
}

/** A facet's value in words: a price range in the page's currency, yes or no, else the merchant's label. */
export function valueLabel(
  { code, type }: Pick<Facet, 'code' | 'type'>,
  { value, label }: { value: string; label: string },
  { t, storeContext }: Language,
): string {
  if (type === 'yes-no') return value === '1' ? t('yes') : t('no');
  if (type !== 'range' || code !== 'price') return label;
  const { from, to } = rangeEnds(value);
  const price = (amount: string) =>
    formatMoney(toMoney({ value: Number(amount) }, storeContext.currency), storeContext.storeView.locale);
  if (to === null) return from === null ? label : t('priceAbove', { from: price(from) });
  return from === null || Number(from) === 0
    ? t('priceBelow', { to: price(to) })
    : t('priceBetween', { from: price(from), to: price(to) });
}

/** A chosen filter in words; the address may call it anything, so the backend's own label goes first. */
export function filterLabel(filter: ListingFilter, facets: readonly Facet[], language: Language): string {
  const facet = facets.find(({ code }) => code === filter.code);
  if (!facet) {
    const type = filter.code === 'price' ? 'range' : 'options';
    return valueLabel({ code: filter.code, type }, filter, language);
  }
  const label = facet.options.find(({ value }) => value === filter.value)?.label ?? filter.label;
  const words = valueLabel(facet, { value: filter.value, label }, language);
  return facet.type === 'yes-no' ? language.t('filterIs', { name: facet.label, value: words }) : words;
}
