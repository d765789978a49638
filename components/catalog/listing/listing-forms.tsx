import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Select } from '@/components/ui/controls/select';
import { Icon } from '@/components/ui/image/icon';
import type { Listing } from '@/lib/catalog/listing/get-listing';
import { formTarget, isSameSort, listingHref, sortValue } from '@/lib/catalog/listing/listing-params';
import type { StoreContext } from '@/lib/store/store-view';
import { OptionFields, RangeFields } from './facet-fields';

/** So many facets are open at first; one with a selected option always is. */
const OPEN_FACETS = 4;

interface FilterFormProps {
  storeContext: StoreContext;
  listing: Listing;
  href: string;
}

/** Everything that the listing can be filtered by. */
export async function FilterForm({ storeContext, listing, href }: FilterFormProps) {
  const t = await getTranslations('catalog');
  const { facets, params } = listing;
  const withoutField = params.filters.filter((filter) => facets.every(({ code }) => code !== filter.code));
  return (
    <ListingForm href={listingHref(href, { page: 1, sort: params.sort, filters: withoutField })}>
      {facets.map((facet, index) => {
        const selected = params.filters.filter(({ code }) => code === facet.code).length;
        return (
          <FacetGroup
            key={facet.code}
            label={facet.label}
            selected={selected > 0 ? t('chosen', { count: selected }) : null}
            isOpen={selected > 0 || index < OPEN_FACETS}
          >
            {facet.type === 'range' ? (
              <RangeFields storeContext={storeContext} facet={facet} params={params} href={href} />
            ) : (
              <OptionFields storeContext={storeContext} facet={facet} products={listing.products} />
            )}
          </FacetGroup>
        );
      })}
      <div className="mt-4 hidden noscript:block">
        <Button type="submit" className="w-full">
          {t('applyFilters')}
        </Button>
      </div>
    </ListingForm>
  );
}

interface FacetGroupProps {
  label: string;
  /** How many of its options are selected, as text. */
  selected: string | null;
  isOpen: boolean;
  children: ReactNode;
}

/** The browser folds and unfolds it. */
function FacetGroup({ label, selected, isOpen, children }: FacetGroupProps) {
  return (
    <details open={isOpen} className="s-facet">
      <summary>
        <span>
          {label}
          {selected ? <span className="ml-2 font-normal text-sm text-evergreen">{selected}</span> : null}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <fieldset>
        <legend>{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}

interface SortFormProps extends Omit<FilterFormProps, 'storeContext'> {
  /** Of the list of orders: it may stand beside the count and in the drawer. */
  id: string;
  labelClass?: string;
  className?: string;
}

/** The sort order of a listing. */
export async function SortForm({ listing, href, id, labelClass = '', className = '' }: SortFormProps) {
  const t = await getTranslations('catalog');
  const { params, sortOptions, defaultSort } = listing;
  const current = params.sort ? sortValue(params.sort) : '';
  const options = sortOptions.map((option) => {
    const key = `sorts.${sortValue(option)}` as 'sorts.price-asc';
    const generic = t(option.direction === 'asc' ? 'sortAscending' : 'sortDescending', { field: option.label });
    return {
      value: isSameSort(option, defaultSort) ? '' : sortValue(option),
      label: t.has(key) ? t(key) : generic,
    };
  });
  if (options.length < 2) return null;
  return (
    <ListingForm
      href={listingHref(href, { ...params, page: 1, sort: null })}
      // Not of the list itself, whose letters are larger under a finger.
      className={`flex items-center gap-2 text-sm *:min-w-0 ${className}`.trimEnd()}
    >
      <label htmlFor={id} className={`text-ink-soft ${labelClass}`.trimEnd()}>
        {t('sortBy')}
      </label>
      <Select id={id} name="sort" defaultValue={current} data-current={current} className="max-w-full">
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
    </ListingForm>
  );
}

interface ListingFormProps {
  /** The URL that the form's controls add to. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** A GET form of a listing: sent by its button without JavaScript, and at once by `ListingFrame` with it [CAT-1]. */
function ListingForm({ href, className, children }: ListingFormProps) {
  const { action, fields } = formTarget(href);
  return (
    <form action={action} autoComplete="off" className={className}>
      {fields.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
