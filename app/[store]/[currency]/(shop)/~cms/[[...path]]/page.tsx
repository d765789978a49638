import type { Metadata } from 'next';
import { ShopWindow } from '@/components/catalog/category/shop-window';
import { CmsPage } from '@/components/content/cms-page';
import { StructuredData } from '@/components/shell/structured-data';
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
  const { storeContext, route } = await getPageRoute('cms-page', params);
  const { cardRules } = await getTradeRules();
  return (
    <>
      <CmsPage
        storeContext={storeContext}
        identifier={route.identifier}
        shopWindow={<ShopWindow storeContext={storeContext} cardRules={cardRules} />}
      />
      <StructuredData data={getCmsData(storeContext, route.identifier)} />
    </>
  );
}
