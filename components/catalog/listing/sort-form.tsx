import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/controls/button';
import { Select } from '@/components/ui/controls/select';
import type { Listing } from '@/lib/catalog/listing/get-listing';
import { formTarget } from '@/lib/catalog/listing/listing-form';
import { isSameSort, sortValue } from '@/lib/catalog/listing/listing-params';
import { filterFields, HiddenFields } from './hidden-fields';

/** The id of the list of orders; a page has one listing. */
const SORT = 'sort-by';

/** The order of a listing: a form of its own, which `ListingFrame` sends at once where scripts run. */
export async function SortForm({ listing, href }: { listing: Listing; href: string }) {
  const t = await getTranslations('catalog');
  const { params, sortOptions, defaultSort: usualSort } = listing;
  const { action, fields } = formTarget(href);
  const current = params.sort ? sortValue(params.sort) : '';
  const options = sortOptions.map((option) => {
    const key = `sorts.${sortValue(option)}` as 'sorts.price-asc';
    const generic = t(option.direction === 'asc' ? 'sortAscending' : 'sortDescending', { field: option.label });
    return {
      value: isSameSort(option, usualSort) ? '' : sortValue(option),
      label: t.has(key) ? t(key) : generic,
    };
  });
  if (options.length < 2) return null;
  return (
    <form action={action} autoComplete="off" className="flex items-center gap-2">
      <HiddenFields fields={[...fields, ...filterFields(params.filters)]} />
      <label htmlFor={SORT} className="text-sm text-ink-soft max-sm:sr-only">
        {t('sortBy')}
      </label>
      <Select id={SORT} name="sort" defaultValue={current} data-current={current} className="text-sm">
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <span className="hidden noscript:block">
        <Button type="submit" look="secondary">
          {t('sortSubmit')}
        </Button>
      </span>
    </form>
  );
}
