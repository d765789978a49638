import type { Metadata } from 'next';
import { CmsPage } from '@/components/content/cms-page';
import { StructuredData } from '@/components/structured-data/structured-data';
import { getCmsMetadata } from '@/lib/page-metadata/get-cms-metadata';
import { getPageRoute } from '@/lib/routing/get-page-route';
import { getCmsData } from '@/lib/structured-data/get-cms-data';

export const dynamic = 'force-static';
export const revalidate = 300;

interface Props {
  params: Promise<{ path?: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { scope, route } = await getPageRoute('cms-page', params);
  return getCmsMetadata(scope, route.identifier);
}

export default async function Page({ params }: Props) {
  const { scope, route } = await getPageRoute('cms-page', params);
  return (
    <>
      <CmsPage scope={scope} identifier={route.identifier} />
      <StructuredData data={getCmsData(scope, route.identifier)} />
    </>
  );
}
