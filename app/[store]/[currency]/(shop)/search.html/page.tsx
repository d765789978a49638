import type { Metadata } from 'next';
import { PageFacts } from '@/components/analytics/page-facts';
import { SearchPage } from '@/components/catalog/search/search-page';
import { ReachUs } from '@/components/contact/reach';
import { SEARCH_FACTS } from '@/lib/analytics/get-page-facts';
import { getTradeRules } from '@/lib/pharmacy/get-trade-rules';
import { type SearchParams, toUrlSearchParams } from '@/lib/routing/get-page-route';
import { getSearchMetadata } from '@/lib/seo/metadata/get-metadata';
import { requireStore } from '@/lib/store/store-context';

// Without a segment of its own the layout's static parameters would make the page a cached one.
export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const storeContext = await requireStore();
  const { cardRules } = await getTradeRules(storeContext);
  return getSearchMetadata(storeContext, toUrlSearchParams(await searchParams), cardRules);
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
