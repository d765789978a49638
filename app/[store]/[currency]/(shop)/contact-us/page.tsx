import type { Metadata } from 'next';
import { ContactPage } from '@/components/contact/contact-page';
import { StructuredData } from '@/components/shell/structured-data';
import { getContactData } from '@/lib/seo/json-ld/get-json-ld';
import { getContactMetadata } from '@/lib/seo/metadata/get-metadata';
import { requireStore } from '@/lib/store/store-context';

export async function generateMetadata(): Promise<Metadata> {
  return getContactMetadata(await requireStore());
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
