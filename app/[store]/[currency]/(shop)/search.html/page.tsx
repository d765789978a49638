import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageFacts } from '@/components/analytics/page-facts';
import { SearchPage } from '@/components/catalog/search/search-page';
import { ReachUs } from '@/components/contact/reach';
import { SEARCH_FACTS } from '@/lib/analytics/get-page-facts';
import { readSearchTerm } from '@/lib/catalog/search/search-term';
import { getTradeRules } from '@/lib/pharmacy/get-trade-rules';
import { type SearchParams, toUrlSearchParams } from '@/lib/routing/get-page-route';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';

// Without a segment of its own the layout's static parameters would make the page a cached one.
export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<SearchParams>;
}

/** Search results are as many as there are terms: crawlers follow their products only. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('search');
  const term = readSearchTerm(toUrlSearchParams(await searchParams));
  const title = term ? t('resultsFor', { term }) : t('search');
  return {
    ...pageMetadata({ title, description: null }, await getStoreConfig(storeContext)),
    robots: { index: false, follow: true },
  };
}

export default async function Page({ searchParams }: Props) {
  const storeContext = await requireStore();
  const { cardRules } = await getTradeRules(storeContext);
  return (
    <>
      <SearchPage
        storeContext={storeContext}
        params={toUrlSearchParams(await searchParams)}
        cardRules={cardRules}
        help={<ReachUs storeContext={storeContext} />}
      />
      <PageFacts storeContext={storeContext} facts={() => SEARCH_FACTS} />
    </>
  );
}
