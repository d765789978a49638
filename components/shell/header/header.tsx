import { getTranslations } from 'next-intl/server';
import { HeaderCart } from '@/components/cart/header/header-cart';
import { CompareLink } from '@/components/compare/header/compare-link';
import { AccountLink } from '@/components/shell/account/account-link';
import { getDrawerAccount } from '@/components/shell/account/drawer-account';
import { CategoryMenu } from '@/components/shell/navigation/category-menu';
import { MenuButton } from '@/components/shell/navigation/menu-button';
import { HeaderSearch } from '@/components/shell/search/header-search';
import { SearchToggle } from '@/components/shell/search/search-row';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/controls/link';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { getMenu } from '@/lib/catalog/category/get-menu';
import { CONTACT_PATH, ORDER_TRACKING_PATH } from '@/lib/config/paths';
import { getMenuTiles } from '@/lib/content/get-menu-tiles';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { Logo } from './logo';
import { SkipLink } from './skip-link';
import { TrustBar } from './trust-bar';

/** The id of the search form's row, which the toggle on phones and tablets shows. */
const SEARCH_ROW = 'search-row';

/** The head of every page: trust bar, logo, search, account and basket, categories [SHELL-1]. Throws AppError. */
export async function Header({ storeContext, cardRules }: { storeContext: StoreContext; cardRules?: CardRules }) {
  const [config, menu, account, t] = await Promise.all([
    getStoreConfig(storeContext),
    getMenu(storeContext),
    getDrawerAccount(storeContext),
    getTranslations('shell'),
  ]);
  const tiles = await getMenuTiles(storeContext, menu);
  // The islands put each category's name in.
  const all = t('all', { name: '{name}' });
  const contact = viewPath(storeContext.storeView, CONTACT_PATH);
  const drawerLinks = [
    { icon: 'phone', label: t('contact'), href: contact } as const,
    { icon: 'parcel', label: t('orderTracking'), href: viewPath(storeContext.storeView, ORDER_TRACKING_PATH) } as const,
  ];
  const menuLabels = {
    menu: t('menu'),
    title: t('mainMenu'),
    close: t('close'),
    back: t('back'),
    all,
    account: t('account'),
    loading: t('fetchingData'),
  };
  return (
    <header data-print="never" className="border-b border-line bg-surface lg:border-b-0">
      <SkipLink label={t('skipToContent')} />
      <TrustBar storeContext={storeContext} />
      <Container className="s-head-row">
        <MenuButton links={drawerLinks} account={account} labels={menuLabels} />
        <Link
          href={viewPath(storeContext.storeView, '/')}
          data-page="CMS_PAGE"
          aria-label={t('homeLink', { name: config.storeName })}
          className="s-home"
        >
          <Logo logo={config.logo} storeName={config.storeName} />
        </Link>
        <SearchToggle controls={SEARCH_ROW} label={t('search')} />
        <HeaderSearch storeContext={storeContext} id={SEARCH_ROW} cardRules={cardRules} />
        <AccountLink storeContext={storeContext} />
        <CompareLink storeContext={storeContext} />
        <HeaderCart storeContext={storeContext} />
      </Container>
      <CategoryMenu
        storeView={storeContext.storeView.code}
        menu={menu}
        tiles={tiles}
        labels={{ label: t('categories'), more: t('more', { name: '{name}' }), all, advice: t('advice') }}
        contact={contact}
      />
    </header>
  );
}
