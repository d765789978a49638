import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CreateAccountPage } from '@/components/auth/create-account-page';
import { getPageScope } from '@/lib/routing/page-scope';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';

export async function generateMetadata(): Promise<Metadata> {
  const scope = await getPageScope();
  if (!scope) notFound();
  const t = await getTranslations('createAccount');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(scope));
}

export default async function Page() {
  const scope = await getPageScope();
  if (!scope) notFound();
  return <CreateAccountPage scope={scope} />;
}
