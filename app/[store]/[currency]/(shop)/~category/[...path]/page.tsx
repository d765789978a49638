import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CategoryPage } from '@/components/catalog/category-page';
import { getCategory } from '@/lib/catalog/get-category';
import { pageMetadata } from '@/lib/page-metadata/page-metadata';
import { getPageRoute } from '@/lib/routing/get-page-route';
import { getStoreConfig } from '@/lib/store-config/get-store-config';

export const dynamic = 'force-static';
export const revalidate = 300;

interface Props {
  params: Promise<{ path: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { scope, route } = await getPageRoute('category', params);
  const category = await getCategory(scope, route.uid);
  if (!category) notFound();
  return pageMetadata(category.meta, await getStoreConfig(scope));
}

export default async function Page({ params }: Props) {
  const { scope, route, path } = await getPageRoute('category', params);
  return <CategoryPage scope={scope} uid={route.uid} path={path} params={new URLSearchParams()} />;
}
