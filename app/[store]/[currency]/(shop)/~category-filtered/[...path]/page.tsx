import type { Metadata } from 'next';
import { PageFacts } from '@/components/analytics/page-facts';
import { CategoryPage } from '@/components/catalog/category/category-page';
import { StructuredData } from '@/components/shell/structured-data';
import { getCategoryFacts } from '@/lib/analytics/get-page-facts';
import { getTradeRules } from '@/lib/pharmacy/get-trade-rules';
import { getPageRoute, type SearchParams, toUrlSearchParams } from '@/lib/routing/get-page-route';
import { getCategoryData } from '@/lib/seo/json-ld/get-json-ld';
import { getCategoryMetadata } from '@/lib/seo/metadata/get-metadata';

interface Props {
  params: Promise<{ path: string[] }>;
  searchParams: Promise<SearchParams>;
}

/** The category page's dynamic twin for page, order and filters: rendered per request, on cached reads. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { storeContext, route, path } = await getPageRoute('category', params);
  const { cardRules } = await getTradeRules(storeContext);
  const visit = { path, params: toUrlSearchParams(await searchParams) };
  return getCategoryMetadata(storeContext, route.uid, visit, cardRules);
}

export default async function Page({ params, searchParams }: Props) {
  const { storeContext, route, path } = await getPageRoute('category', params);
  const { cardRules } = await getTradeRules(storeContext);
  return (
    <>
      <CategoryPage
        storeContext={storeContext}
        uid={route.uid}
        path={path}
        params={toUrlSearchParams(await searchParams)}
        cardRules={cardRules}
      />
      <PageFacts storeContext={storeContext} facts={() => getCategoryFacts(storeContext, route.uid, path)} />
      <StructuredData data={getCategoryData(storeContext, route.uid, path)} />
    </>
  );
}
