import { getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import { inAppPage, SIGN_IN_PATH } from '@/lib/config/paths';
import { getClientMessages } from '@/lib/i18n/client-messages';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { CreateAccountForm } from './create-account-form';

/** Where a shopper opens an account [ROUTE-7]. */
export async function CreateAccountPage({ storeContext }: { storeContext: StoreContext }) {
  const [t, messages] = await Promise.all([
    getTranslations('createAccount'),
    getClientMessages(['createAccount', 'validation', 'errors']),
  ]);
  const signInHref = inAppPage(SIGN_IN_PATH) ? viewPath(storeContext.storeView, SIGN_IN_PATH) : null;
  return (
    <Container className="pt-6 pb-16 md:pt-10">
      <div className="mx-auto max-w-xl">
        <h1 className="mb-2 text-2xl md:text-3xl">{t('title')}</h1>
        <p className="mb-6 text-ink-soft">{t('text')}</p>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <div className="noscript:hidden">
          <MessagesProvider locale={storeContext.storeView.locale} messages={messages}>
            <CreateAccountForm homeHref={viewPath(storeContext.storeView, '/')} signInHref={signInHref} />
          </MessagesProvider>
        </div>
      </div>
    </Container>
  );
}
