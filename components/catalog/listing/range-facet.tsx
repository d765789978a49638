import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/controls/button';
import { Link } from '@/components/ui/controls/link';
import type { Facet, FacetOption } from '@/lib/catalog/listing/facets';
import { type ListingParams, listingHref, rangeEnds } from '@/lib/catalog/listing/listing-params';
import { currencySymbol } from '@/lib/format/format-money';
import type { StoreContext } from '@/lib/store/store-view';
import { valueLabel } from './facet-labels';

interface RangeFacetProps {
  storeContext: StoreContext;
  facet: Facet;
  params: ListingParams;
  href: string;
}

/** A range: its usual steps as links, and two fields for any other one, in the page's currency. */
export async function RangeFacet({ storeContext, facet, params, href }: RangeFacetProps) {
  const t = await getTranslations('catalog');
  const { code } = facet;
  const others = params.filters.filter((filter) => filter.code !== code);
  const ends = rangeEnds(params.filters.find((filter) => filter.code === code)?.value ?? '');
  const toStep = ({ value, label, isSelected }: FacetOption) =>
    listingHref(href, { ...params, page: 1, filters: isSelected ? others : [...others, { code, label, value }] });
  const unit = code === 'price' ? currencySymbol(storeContext.currency, storeContext.storeView.locale) : '';
  return (
    <>
      {facet.options.length > 1 ? (
        <ul className="mb-3">
          {facet.options.map((option) => (
            <li key={option.value}>
              <Link
                href={toStep(option)}
                aria-current={option.isSelected ? 'true' : undefined}
                className="flex min-h-9 items-center justify-between gap-2 rounded-sm tabular-nums touch:min-h-11 hover:text-evergreen-strong hover:underline aria-[current]:font-semibold aria-[current]:text-evergreen"
              >
                <span>{valueLabel(facet, option, { t, storeContext })}</span>
                <span className="font-normal text-ink-soft text-sm">{option.count}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex items-end gap-2">
        <End name={`${code}[from]`} label={t('rangeFrom')} unit={unit} value={ends.from} />
        <End name={`${code}[to]`} label={t('rangeTo')} unit={unit} value={ends.to} />
        <Button type="submit" look="secondary" className="px-4">
          {t('rangeSubmit')}
        </Button>
      </div>
    </>
  );
}

function End({ name, label, unit, value }: { name: string; label: string; unit: string; value: string | null }) {
  return (
    <label className="min-w-0 flex-1 text-sm">
      <span className="text-ink-soft">
        {label} {unit}
      </span>
      <input
        name={name}
        defaultValue={value ?? ''}
        inputMode="decimal"
        maxLength={12}
        className="target mt-1 block w-full rounded-input border border-line-strong bg-surface px-2 tabular-nums"
      />
    </label>
  );
}
