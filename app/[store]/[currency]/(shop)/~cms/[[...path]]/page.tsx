import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CmsPage } from '@/components/content/cms-page';
import { getCmsPage } from '@/lib/content/get-cms-page';
import { pageMetadata } from '@/lib/page-metadata/page-metadata';
import { getPageRoute } from '@/lib/routing/get-page-route';
import { getStoreConfig } from '@/lib/store-config/get-store-config';

export const dynamic = 'force-static';
export const revalidate = 300;

interface Props {
  params: Promise<{ path?: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { scope, route } = await getPageRoute('cms-page', params);
  const page = await getCmsPage(scope, route.identifier);
  if (!page) notFound();
  return pageMetadata(page.meta, await getStoreConfig(scope));
}

export default async function Page({ params }: Props) {
  const { scope, route } = await getPageRoute('cms-page', params);
  return <CmsPage scope={scope} identifier={route.identifier} />;
}
