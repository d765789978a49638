import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/controls/link';
import { Busy } from '@/components/ui/spinner';
import { inAppPage } from '@/lib/config/paths';
import { type ClientMessages, getClientMessages } from '@/lib/i18n/client-messages';
import type { Messages } from '@/lib/i18n/load-messages';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { CommerceProvider } from '@/lib/magento/browser/commerce-provider';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { ACCOUNT_LINKS, type AccountLink } from './account-links';
import { Guard } from './guard';

interface AccountPageProps {
  storeContext: StoreContext;
  /** Which of the account's pages it is, or belongs to. */
  current: AccountLink;
  title: string;
  /** Messages that its islands need besides `account`, `validation` and `errors`. */
  namespaces?: readonly (keyof Messages)[];
  children: ReactNode;
}

/**
 * The one layout of the account area [SESS-12]: its menu beside the page. The document is the same for everybody; what is
 * private is read in the browser, inside the guard [ROUTE-12, ROUTE-13].
 */
export async function AccountPage({ storeContext, current, title, namespaces = [], children }: AccountPageProps) {
  const { storeView } = storeContext;
  const [t, messages] = await Promise.all([
    getTranslations('account'),
    getClientMessages(['account', 'validation', 'errors', ...namespaces]) as Promise<ClientMessages<keyof Messages>>,
  ]);
  const links = ACCOUNT_LINKS.filter(({ path }) => inAppPage(path));
  return (
    <Container className="pt-6 pb-16 md:pt-10">
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <div className="gap-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] noscript:hidden">
        <nav aria-label={t('menu')} data-print="never" className="mb-6 lg:mb-0">
          <ul className="-mx-4 flex gap-1 overflow-x-auto px-4 pb-2 lg:mx-0 lg:grid lg:overflow-visible lg:px-0">
            {links.map(({ name, path }) => (
              <li key={name} className="shrink-0">
                <AccountNavLink
                  href={viewPath(storeView, path)}
                  isCurrent={name === current}
                  isDocument={name === 'signOut'}
                >
                  {t(name)}
                </AccountNavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <h1 className="mb-6 text-2xl md:text-3xl">{title}</h1>
          <MessagesProvider locale={storeView.locale} messages={messages}>
            <Guard skeleton={<Busy label={t('loading')} />}>
              <CommerceProvider>{children}</CommerceProvider>
            </Guard>
          </MessagesProvider>
        </div>
      </div>
    </Container>
  );
}

interface AccountNavLinkProps {
  href: string;
  isCurrent: boolean;
  /** Signing out is a document of its own: nothing of the customer stays in memory. */
  isDocument: boolean;
  children: string;
}

function AccountNavLink({ href, isCurrent, isDocument, children }: AccountNavLinkProps) {
  const className = `flex min-h-11 items-center rounded-input px-3 whitespace-nowrap hover:bg-sunken ${isCurrent ? 'bg-sunken font-semibold text-evergreen' : ''}`;
  if (isDocument) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={className}>
      {children}
    </Link>
  );
}
