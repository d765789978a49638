import type { Metadata } from 'next';
import { CategoryPage } from '@/components/catalog/category/category-page';
import { StructuredData } from '@/components/shell/structured-data';
import { getPageRoute } from '@/lib/routing/get-page-route';
import { getCategoryData } from '@/lib/seo/json-ld/get-category-data';
import { getCategoryMetadata } from '@/lib/seo/metadata/get-category-metadata';

export const dynamic = 'force-static';
export const revalidate = 300;

interface Props {
  params: Promise<{ path: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { scope, route } = await getPageRoute('category', params);
  return getCategoryMetadata(scope, route.uid);
}

export default async function Page({ params }: Props) {
  const { scope, route, path } = await getPageRoute('category', params);
  return (
    <>
      <CategoryPage scope={scope} uid={route.uid} path={path} params={new URLSearchParams()} />
      <StructuredData data={getCategoryData(scope, route.uid)} />
    </>
  );
}
