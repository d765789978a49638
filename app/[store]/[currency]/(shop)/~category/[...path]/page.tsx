import type { Metadata } from 'next';
import { PageFacts } from '@/components/analytics/page-facts';
import { CategoryPage } from '@/components/catalog/category/category-page';
import { StructuredData } from '@/components/shell/structured-data';
import { getCategoryFacts } from '@/lib/analytics/get-page-facts';
import { getTradeRules } from '@/lib/pharmacy/get-trade-rules';
import { getPageRoute } from '@/lib/routing/get-page-route';
import { getCategoryData } from '@/lib/seo/json-ld/get-json-ld';
import { getCategoryMetadata } from '@/lib/seo/metadata/get-metadata';

export const dynamic = 'force-static';
export const revalidate = 300;

interface Props {
  params: Promise<{ path: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { storeContext, route, path } = await getPageRoute('category', params);
  const { cardRules } = await getTradeRules(storeContext);
  return getCategoryMetadata(storeContext, route.uid, { path }, cardRules);
}

export default async function Page({ params }: Props) {
  const { storeContext, route, path } = await getPageRoute('category', params);
  const { cardRules } = await getTradeRules(storeContext);
  return (
    <>
      <CategoryPage
        storeContext={storeContext}
        uid={route.uid}
        path={path}
        params={new URLSearchParams()}
        cardRules={cardRules}
      />
      <PageFacts storeContext={storeContext} facts={() => getCategoryFacts(storeContext, route.uid, path)} />
      <StructuredData data={getCategoryData(storeContext, route.uid, path)} />
    </>
  );
}
