import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ComparePage } from '@/components/compare/compare-page';
import { getTradeRules } from '@/lib/pharmacy/get-trade-rules';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('compare');
  return pageMetadata(
    { title: t('printTitle'), description: null, isIndexed: false },
    await getStoreConfig(storeContext),
  );
}

export default async function Page() {
  const storeContext = await requireStore();
  const { cardRules } = await getTradeRules(storeContext);
  return <ComparePage storeContext={storeContext} cardRules={cardRules} isPrinted />;
}
