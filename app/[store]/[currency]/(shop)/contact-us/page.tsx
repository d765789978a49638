import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactPage } from '@/components/contact/contact-page';
import { StructuredData } from '@/components/shell/structured-data';
import { CONTACT_PATH } from '@/lib/config/paths';
import { siteUrl } from '@/lib/config/site-origin';
import { getContactData } from '@/lib/seo/json-ld/get-json-ld';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';
import { viewPath } from '@/lib/store/store-view';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('contact');
  const { storeView } = storeContext;
  // Of all addresses at which it stands search engines need one.
  const address = { locale: storeView.locale, canonical: siteUrl(viewPath(storeView, CONTACT_PATH)), languages: {} };
  return pageMetadata({ title: t('title'), description: null, address }, await getStoreConfig(storeContext));
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
