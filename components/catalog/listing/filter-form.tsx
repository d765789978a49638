import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/controls/button';
import type { Listing } from '@/lib/catalog/listing/get-listing';
import { formTarget } from '@/lib/catalog/listing/listing-form';
import { sortValue } from '@/lib/catalog/listing/listing-params';
import type { StoreContext } from '@/lib/store/store-view';
import { OptionsFacet } from './facet-fields';
import { FacetGroup } from './facet-group';
import { filterFields, HiddenFields } from './hidden-fields';
import { RangeFacet } from './range-facet';

/** So many facets stand open at first; one that is in use does always. */
const OPEN_FACETS = 4;

interface FilterFormProps {
  storeContext: StoreContext;
  listing: Listing;
  href: string;
}

/**
 * Everything that the listing can be narrowed by: one GET form, sent by its button without JavaScript and
 * at once by `ListingFrame` with it [CAT-1].
 */
export async function FilterForm({ storeContext, listing, href }: FilterFormProps) {
  const t = await getTranslations('catalog');
  const { facets, params } = listing;
  const { action, fields } = formTarget(href);
  const sort = params.sort ? [{ name: 'sort', value: sortValue(params.sort) }] : [];
  const unseen = params.filters.filter((filter) => facets.every(({ code }) => code !== filter.code));
  return (
    <form action={action} autoComplete="off">
      <HiddenFields fields={[...fields, ...sort, ...filterFields(unseen)]} />
      {facets.map((facet, index) => {
        const chosen = params.filters.filter(({ code }) => code === facet.code).length;
        return (
          <FacetGroup
            key={facet.code}
            label={facet.label}
            chosen={chosen > 0 ? t('chosen', { count: chosen }) : null}
            isOpen={chosen > 0 || index < OPEN_FACETS}
          >
            {facet.type === 'range' ? (
              <RangeFacet storeContext={storeContext} facet={facet} params={params} href={href} />
            ) : (
              <OptionsFacet storeContext={storeContext} facet={facet} products={listing.products} />
            )}
          </FacetGroup>
        );
      })}
      <div className="mt-4 hidden noscript:block">
        <Button type="submit" className="w-full">
          {t('applyFilters')}
        </Button>
      </div>
    </form>
  );
}
