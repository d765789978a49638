import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Seller } from '@/components/contact/seller';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';
import { BusyCards } from '@/components/ui/skeleton';
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
  title: string | null;
  /** In the place of the title where what the page shows brings its own, until that comes. */
  head?: ReactNode;
  /** Messages that its islands need besides `account`, `validation`, `errors` and `accountErrors`. */
  namespaces?: readonly (keyof Messages)[];
  children: ReactNode;
}

/** The account area's one layout [SESS-12]; private data is read in the browser, in the guard [ROUTE-12, ROUTE-13]. */
export async function AccountPage({ storeContext, current, title, head, namespaces = [], children }: AccountPageProps) {
  const { storeView } = storeContext;
  const [t, messages] = await Promise.all([
    getTranslations('account'),
    getClientMessages(['account', 'validation', 'errors', 'accountErrors', ...namespaces]) as Promise<
      ClientMessages<keyof Messages>
    >,
  ]);
  const list = (
    <ul className="grid gap-1">
      {ACCOUNT_LINKS.map(({ name, path }) => (
        <li key={name}>
          <AccountNavLink href={viewPath(storeView, path)} isCurrent={name === current} isDocument={name === 'signOut'}>
            {t(name)}
          </AccountNavLink>
        </li>
      ))}
    </ul>
  );
  return (
    <Container className="pt-6 pb-16 md:pt-10">
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <div className="gap-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] noscript:hidden">
        <nav aria-label={t('menu')} data-print="never" className="mb-6 lg:mb-0">
          <details className="group/menu sm:max-w-80 lg:hidden">
            <summary className="flex min-h-12 items-center justify-between gap-3 rounded-input border border-line-strong bg-surface px-3 py-2 font-medium">
              <span>
                <span className="font-normal text-ink-soft">{t('menu')}: </span>
                {t(current)}
              </span>
              <Icon name="chevron-down" className="size-4 group-open/menu:rotate-180" />
            </summary>
            <div className="mt-1 rounded-card border border-line bg-surface p-2">{list}</div>
          </details>
          <div className="hidden lg:block">{list}</div>
        </nav>
        <div className="min-w-0">
          <Seller storeContext={storeContext} />
          {title === null ? null : <h1 className="mb-6 text-2xl md:text-3xl">{title}</h1>}
          <MessagesProvider locale={storeView.locale} messages={messages}>
            <Guard
              skeleton={
                <>
                  {head}
                  <BusyCards label={t('loading')} />
                </>
              }
            >
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
  const className = `flex min-h-11 items-center rounded-input px-3 hover:bg-sunken ${isCurrent ? 'bg-sunken font-semibold text-evergreen' : ''}`;
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
