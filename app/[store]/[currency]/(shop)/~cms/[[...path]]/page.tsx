import type { Metadata } from 'next';
import { PageFacts } from '@/components/analytics/page-facts';
import { ShopWindow } from '@/components/catalog/category/shop-window';
import { contentCards } from '@/components/catalog/listing/content-cards';
import { PeopleList } from '@/components/contact/people-list';
import { CmsPage } from '@/components/content/cms-page';
import { DeliveryTable } from '@/components/delivery/delivery-table';
import { RecentlyViewed } from '@/components/recent/recently-viewed';
import { StructuredData } from '@/components/shell/structured-data';
import { contentFacts } from '@/lib/analytics/get-page-facts';
import { getTradeRules } from '@/lib/pharmacy/get-trade-rules';
import { getPageRoute } from '@/lib/routing/get-page-route';
import { getCmsData } from '@/lib/seo/json-ld/get-json-ld';
import { getCmsMetadata } from '@/lib/seo/metadata/get-metadata';

export const dynamic = 'force-static';
export const revalidate = 300;

interface Props {
  params: Promise<{ path?: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { storeContext, route } = await getPageRoute('cms-page', params);
  return getCmsMetadata(storeContext, route.identifier);
}

export default async function Page({ params }: Props) {
  const { storeContext, route, path } = await getPageRoute('cms-page', params);
  const { cardRules } = await getTradeRules(storeContext);
  return (
    <>
      <CmsPage
        storeContext={storeContext}
        identifier={route.identifier}
        cards={contentCards(storeContext, cardRules)}
        lead={
          <>
            <DeliveryTable storeContext={storeContext} identifier={route.identifier} />
            <PeopleList storeContext={storeContext} identifier={route.identifier} />
          </>
        }
        shopWindow={<ShopWindow storeContext={storeContext} cardRules={cardRules} />}
        recent={<RecentlyViewed storeContext={storeContext} cardRules={cardRules} />}
      />
      <PageFacts storeContext={storeContext} facts={() => contentFacts(path, route.identifier)} />
      <StructuredData data={getCmsData(storeContext, route.identifier)} />
    </>
  );
}
