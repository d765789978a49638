import { getTranslations } from 'next-intl/server';
import { CmsHtml } from '@/components/content/cms-html';
import { Container } from '@/components/ui/container';
import { getContact } from '@/lib/contact/get-contact';
import { getClientMessages } from '@/lib/i18n/client-messages';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import type { StoreContext } from '@/lib/store/store-view';
import { ContactForm } from './contact-form';
import { PeopleList } from './people-list';

/** How the shop can be reached: in the merchant's words, and by a form where the backend takes messages [ROUTE-11]. */
export async function ContactPage({ storeContext }: { storeContext: StoreContext }) {
  const [t, { html, heading, takesMessages }] = await Promise.all([
    getTranslations('contact'),
    getContact(storeContext),
  ]);
  return (
    <Container className="pt-6 pb-16 md:pt-10">
      <h1 className="mb-6 text-2xl md:text-3xl">{heading ?? t('title')}</h1>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
        <div className="empty:hidden">
          {html ? <CmsHtml storeContext={storeContext} html={html} /> : null}
          <PeopleList storeContext={storeContext} />
        </div>
        {takesMessages ? (
          <section>
            <h2 className="mb-2 text-xl">{t('write')}</h2>
            <p className="mb-4 text-ink-soft">{t('text')}</p>
            <noscript>
              <p>{t('noScript')}</p>
            </noscript>
            <div className="noscript:hidden">
              <Form storeContext={storeContext} />
            </div>
          </section>
        ) : null}
        {takesMessages || html ? null : <p className="max-w-measure">{t('noForm')}</p>}
      </div>
    </Container>
  );
}

async function Form({ storeContext }: { storeContext: StoreContext }) {
  const messages = await getClientMessages(['contact', 'validation', 'errors']);
  return (
    <MessagesProvider locale={storeContext.storeView.locale} messages={messages}>
      <ContactForm />
    </MessagesProvider>
  );
}
