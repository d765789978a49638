import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SearchPage } from '@/components/catalog/search/search-page';
import { readSearchTerm } from '@/lib/catalog/search/search-term';
import { getPageScope } from '@/lib/routing/page-scope';
import { type SearchParams, toUrlSearchParams } from '@/lib/routing/search-params';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';

// Without a segment of its own the layout's static parameters would make the page a cached one.
export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<SearchParams>;
}

/** Search results are as many as there are terms: crawlers follow their products only. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const scope = await getPageScope();
  if (!scope) notFound();
  const t = await getTranslations('search');
  const term = readSearchTerm(toUrlSearchParams(await searchParams));
  const title = term ? t('resultsFor', { term }) : t('search');
  return {
    ...pageMetadata({ title, description: null }, await getStoreConfig(scope)),
    robots: { index: false, follow: true },
  };
}

export default async function Page({ searchParams }: Props) {
  const scope = await getPageScope();
  if (!scope) notFound();
  return <SearchPage scope={scope} params={toUrlSearchParams(await searchParams)} />;
}
