import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { OrderFailed } from '@/components/checkout/order-failed';
import { Container } from '@/components/ui/container';
import { getClientMessages } from '@/lib/i18n/client-messages';
import { pageMetadata } from '@/lib/page-metadata/page-metadata';
import { getPageScope } from '@/lib/routing/page-scope';
import { getStoreConfig } from '@/lib/store-config/get-store-config';

export const dynamic = 'force-static';
export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const scope = await getPageScope();
  if (!scope) notFound();
  const t = await getTranslations('orderFailed');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(scope));
}

export default async function Page() {
  return (
    <Container className="py-6">
      <NextIntlClientProvider messages={await getClientMessages(['orderFailed'])}>
        <OrderFailed />
      </NextIntlClientProvider>
    </Container>
  );
}
