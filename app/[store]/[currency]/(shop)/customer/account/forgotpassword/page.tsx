import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ForgotPasswordPage } from '@/components/auth/password/forgot-password-page';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('forgotPassword');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(storeContext));
}

export default async function Page() {
  const storeContext = await requireStore();
  return <ForgotPasswordPage storeContext={storeContext} />;
}
