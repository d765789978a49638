import { getTranslations } from 'next-intl/server';
import { CmsHtml } from '@/components/content/cms-html';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/controls/link';
import { getContact } from '@/lib/contact/get-contact';
import { getPrivacyHref } from '@/lib/contact/get-privacy-href';
import { getClientMessages } from '@/lib/i18n/client-messages';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { getCrumbs } from '@/lib/shell/get-crumbs';
import type { StoreContext } from '@/lib/store/store-view';
import { ContactForm } from './contact-form';
import { PeopleList } from './people-list';

/** How the shop can be reached: in the merchant's words, which may tell what cannot wait, by telephone, and by a form where the backend takes messages [ROUTE-11]. */
export async function ContactPage({ storeContext }: { storeContext: StoreContext }) {
  const [t, common, account, privacyHref, { html, heading, takesMessages }] = await Promise.all([
    getTranslations('contact'),
    getTranslations('common'),
    getTranslations('createAccount'),
    getPrivacyHref(storeContext),
    getContact(storeContext),
  ]);
  const title = heading ?? t('title');
  return (
    <Container className="pb-16">
      <Breadcrumbs
        label={common('breadcrumb')}
        locale={storeContext.storeView.locale}
        crumbs={await getCrumbs(storeContext, { name: title, href: null })}
      />
      <h1 className="mt-4 mb-6 text-2xl md:text-3xl">{title}</h1>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
        <div className="empty:hidden">
          {html ? <CmsHtml storeContext={storeContext} html={html} /> : null}
          {/* As far from the merchant's words as their rows are from each other: margins that meet are one. */}
          <PeopleList storeContext={storeContext} className="not-first:mt-8" />
        </div>
        {takesMessages ? (
          <section className="max-w-140 lg:max-w-none">
            <h2 className="mb-2 text-xl lg:-mt-1">{t('write')}</h2>
            <p className="mb-4 text-ink-soft">{t('text')}</p>
            <noscript>
              <p>{t('noScript')}</p>
            </noscript>
            <div className="noscript:hidden">
              <Form storeContext={storeContext} />
              {privacyHref ? (
                <p className="mt-4 text-sm">
                  <Link href={privacyHref} data-page="CMS_PAGE" className="text-evergreen underline underline-offset-4">
                    {account('privacyLink')}
                  </Link>
                </p>
              ) : null}
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
