import type { Metadata } from 'next';
import { CategoryPage } from '@/components/catalog/category/category-page';
import { StructuredData } from '@/components/shell/structured-data';
import { getPageRoute } from '@/lib/routing/get-page-route';
import { type SearchParams, toUrlSearchParams } from '@/lib/routing/search-params';
import { getCategoryData } from '@/lib/seo/json-ld/get-category-data';
import { getCategoryMetadata } from '@/lib/seo/metadata/get-category-metadata';

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
