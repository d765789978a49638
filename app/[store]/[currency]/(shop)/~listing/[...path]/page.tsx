import type { Metadata } from 'next';
import { CategoryPage } from '@/components/catalog/category-page';
import { StructuredData } from '@/components/structured-data/structured-data';
import { getCategoryMetadata } from '@/lib/page-metadata/get-category-metadata';
import { getPageRoute } from '@/lib/routing/get-page-route';
import { type SearchParams, toUrlSearchParams } from '@/lib/routing/search-params';
import { getCategoryData } from '@/lib/structured-data/get-category-data';

interface Props {
  params: Promise<{ path: string[] }>;
  searchParams: Promise<SearchParams>;
}

/** The category page's twin for page, sort and filters: rendered per request, on cached reads. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { scope, route } = await getPageRoute('category', params);
  return getCategoryMetadata(scope, route.uid, toUrlSearchParams(await searchParams));
}

export default async function Page({ params, searchParams }: Props) {
  const { scope, route, path } = await getPageRoute('category', params);
  return (
    <>
      <CategoryPage scope={scope} uid={route.uid} path={path} params={toUrlSearchParams(await searchParams)} />
      <StructuredData data={getCategoryData(scope, route.uid)} />
    </>
  );
}
