import { getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { ProductListing } from '@/components/catalog/listing/product-listing';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/controls/link';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { getListing, type Listing } from '@/lib/catalog/listing/get-listing';
import { parseListingParams } from '@/lib/catalog/listing/listing-params';
import { getSearchTitle } from '@/lib/catalog/search/get-search-title';
import { readSearchTerm, searchHref } from '@/lib/catalog/search/search-term';
import { SEARCH_PATH } from '@/lib/config/paths';
import { getCrumbs } from '@/lib/shell/get-crumbs';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { SearchHelp } from './search-help';

interface SearchPageProps {
  storeContext: StoreContext;
  params: URLSearchParams;
  cardRules?: CardRules;
  /** Whom to ask where nothing is found. */
  help?: ReactNode;
}

/** The results of a search, or the ways on where there is no term or no result [CAT-6, ROUTE-10]. Throws AppError. */
export async function SearchPage({ storeContext, params, cardRules, help }: SearchPageProps) {
  const [t, common] = await Promise.all([getTranslations('search'), getTranslations('common')]);
  const path = viewPath(storeContext.storeView, SEARCH_PATH);
  const term = readSearchTerm(params);
  const source = { type: 'search', term } as const;
  const [crumbs, listing] = await Promise.all([
    getCrumbs(storeContext, { name: t('search'), href: null }),
    term ? getListing(storeContext, source, parseListingParams(params), cardRules) : null,
  ]);
  return (
    <Container className="pb-16">
      <Breadcrumbs label={common('breadcrumb')} locale={storeContext.storeView.locale} crumbs={crumbs} />
      <h1 className="mt-2 text-2xl wrap-anywhere md:text-3xl">{await getSearchTitle(term, listing)}</h1>
      {listing ? (
        <Results
          storeContext={storeContext}
          path={path}
          term={term}
          listing={listing}
          cardRules={cardRules}
          help={help}
        />
      ) : (
        <>
          <p className="mt-3 text-ink-soft">{t('prompt')}</p>
          <SearchHelp storeContext={storeContext} path={path} term="" help={help} cardRules={cardRules} />
        </>
      )}
    </Container>
  );
}

function Results({
  storeContext,
  path,
  term,
  listing,
  cardRules,
  help,
}: ComponentProps<typeof SearchHelp> & { listing: Listing }) {
  const others = listing.suggestions.filter((other) => other.toLowerCase() !== term.toLowerCase());
  return (
    <>
      <SearchSuggestions path={path} terms={others} />
      <ProductListing
        storeContext={storeContext}
        listing={listing}
        href={searchHref(path, term)}
        empty={<NoResults {...{ storeContext, path, term, help, cardRules }} />}
      />
    </>
  );
}

async function NoResults(props: ComponentProps<typeof SearchHelp>) {
  const t = await getTranslations('search');
  return (
    <>
      <p className="mt-3 max-w-measure text-ink-soft">{t('nothing')}</p>
      <SearchHelp {...props} />
    </>
  );
}

async function SearchSuggestions({ path, terms }: { path: string; terms: readonly string[] }) {
  if (terms.length === 0) return null;
  const t = await getTranslations('search');
  return (
    <p className="mt-3">
      {t('didYouMean')}{' '}
      {terms.map((term, index) => (
        <span key={term}>
          {index > 0 ? ', ' : ''}
          <Link
            href={searchHref(path, term)}
            data-page="SEARCH"
            className="inline-block py-1 font-semibold text-evergreen underline underline-offset-4 hover:text-evergreen-strong"
          >
            {term}
          </Link>
        </span>
      ))}
    </p>
  );
}
