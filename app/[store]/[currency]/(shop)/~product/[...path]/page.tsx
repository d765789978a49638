import type { Metadata } from 'next';
import { PageFacts } from '@/components/analytics/page-facts';
import { ProductPage } from '@/components/catalog/product/product-page';
import { BuyingNotes } from '@/components/pharmacy/buying-notes';
import { getMedicineInformation } from '@/components/pharmacy/medicine-information';
import { getQuestionsWay } from '@/components/pharmacy/questions/get-questions-way';
import { RecentlyViewed } from '@/components/recent/recently-viewed';
import { StructuredData } from '@/components/shell/structured-data';
import { getProductFacts } from '@/lib/analytics/get-page-facts';
import { getTradeRules } from '@/lib/pharmacy/get-trade-rules';
import { getOrderLimits } from '@/lib/pharmacy/variants/get-order-limits';
import { getPageRoute } from '@/lib/routing/get-page-route';
import { getProductData } from '@/lib/seo/json-ld/get-json-ld';
import { getProductMetadata } from '@/lib/seo/metadata/get-metadata';

export const dynamic = 'force-static';
export const revalidate = 300;

interface Props {
  params: Promise<{ path: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { storeContext, route, path } = await getPageRoute('product', params);
  const { cardRules } = await getTradeRules(storeContext);
  return getProductMetadata(storeContext, route, path, cardRules);
}

export default async function Page({ params }: Props) {
  const { storeContext, route, path } = await getPageRoute('product', params);
  const { cardRules, warnings } = await getTradeRules(storeContext);
  return (
    <>
      <ProductPage
        storeContext={storeContext}
        product={route}
        path={path}
        cardRules={cardRules}
        warnings={warnings}
        limits={(product) => getOrderLimits(storeContext, product)}
        information={(product) => getMedicineInformation(storeContext, product)}
        otherWay={(product) => getQuestionsWay(storeContext, product)}
        notes={(product) => <BuyingNotes storeContext={storeContext} product={product} />}
      >
        <RecentlyViewed storeContext={storeContext} cardRules={cardRules} product={route} path={path} />
      </ProductPage>
      <PageFacts storeContext={storeContext} facts={() => getProductFacts(storeContext, route.sku, cardRules)} />
      <StructuredData data={getProductData(storeContext, route, path, cardRules)} />
    </>
  );
}
