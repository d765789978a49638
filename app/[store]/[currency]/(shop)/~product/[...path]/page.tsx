import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProductPage } from '@/components/catalog/product-page';
import { getProduct } from '@/lib/catalog/get-product';
import { pageMetadata } from '@/lib/page-metadata/page-metadata';
import { getPageRoute } from '@/lib/routing/get-page-route';
import { getStoreConfig } from '@/lib/store-config/get-store-config';

export const dynamic = 'force-static';
export const revalidate = 300;

interface Props {
  params: Promise<{ path: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { scope, route } = await getPageRoute('product', params);
  const product = await getProduct(scope, route);
  if (!product) notFound();
  return pageMetadata(product.meta, await getStoreConfig(scope));
}

export default async function Page({ params }: Props) {
  const { scope, route, path } = await getPageRoute('product', params);
  return <ProductPage scope={scope} product={route} path={path} />;
}
