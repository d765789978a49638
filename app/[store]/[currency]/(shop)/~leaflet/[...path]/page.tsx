import type { Metadata } from 'next';
import { PageFacts } from '@/components/analytics/page-facts';
import { LeafletPage } from '@/components/pharmacy/leaflet-page';
import { StructuredData } from '@/components/shell/structured-data';
import { contentFacts } from '@/lib/analytics/get-page-facts';
import { getPageRoute } from '@/lib/routing/get-page-route';
import { getCmsData } from '@/lib/seo/json-ld/get-json-ld';
import { getCmsMetadata } from '@/lib/seo/metadata/get-metadata';

export const dynamic = 'force-static';
export const revalidate = 300;

interface Props {
  params: Promise<{ path: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { storeContext, route } = await getPageRoute('cms-page', params);
  return getCmsMetadata(storeContext, route.identifier);
}

export default async function Page({ params }: Props) {
  const { storeContext, route, path } = await getPageRoute('cms-page', params);
  return (
    <>
      <LeafletPage storeContext={storeContext} identifier={route.identifier} />
      <PageFacts storeContext={storeContext} facts={() => contentFacts(path, route.identifier)} />
      <StructuredData data={getCmsData(storeContext, route.identifier)} />
    </>
  );
}
