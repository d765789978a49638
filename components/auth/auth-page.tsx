import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { WithoutScript } from '@/components/contact/without-script';
import { Container } from '@/components/ui/container';
import { type ClientMessages, getClientMessages } from '@/lib/i18n/client-messages';
import type { Messages } from '@/lib/i18n/load-messages';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import type { StoreContext } from '@/lib/store/store-view';

interface AuthPageProps {
  storeContext: StoreContext;
  /** Whose `title`, `text` and `noScript` the page has; its island translates with it too. */
  namespace: 'signIn' | 'signOut' | 'createAccount' | 'forgotPassword' | 'resetPassword';
  children: ReactNode;
}

/** A narrow page with one form: signing in, and what belongs to it. It works by JavaScript alone, and says so. */
export async function AuthPage({ storeContext, namespace, children }: AuthPageProps) {
  const [t, messages] = await Promise.all([
    getTranslations(namespace),
    getClientMessages([namespace, 'validation', 'errors', 'accountErrors']) as Promise<ClientMessages<keyof Messages>>,
  ]);
  // Signing out is not asked for: its island says what becomes of it.
  const isOutcome = namespace === 'signOut';
  const heading = <h1 className="mb-2 text-2xl md:text-3xl">{t('title')}</h1>;
  return (
    <Container className="pt-6 pb-16 md:pt-10">
      <div className="mx-auto sm:max-w-140">
        {isOutcome ? null : (
          <>
            {heading}
            <p className="mb-6 text-ink-soft">{t('text')}</p>
          </>
        )}
        {isOutcome ? <noscript>{heading}</noscript> : null}
        <WithoutScript storeContext={storeContext} text={t('noScript')} />
        <div className="noscript:hidden">
          <MessagesProvider locale={storeContext.storeView.locale} messages={messages}>
            {children}
          </MessagesProvider>
        </div>
      </div>
    </Container>
  );
}
