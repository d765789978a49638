import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactPage } from '@/components/contact/contact-page';
import { StructuredData } from '@/components/shell/structured-data';
import { getContactData } from '@/lib/seo/json-ld/get-json-ld';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('contact');
  return pageMetadata({ title: t('title'), description: null, isIndexed: true }, await getStoreConfig(storeContext));
}

export default async function Page() {
  const storeContext = await requireStore();
  return (
    <>
      <ContactPage storeContext={storeContext} />
      <StructuredData data={getContactData(storeContext)} />
    </>
  );
}
