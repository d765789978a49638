import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';
import { ACCOUNT_PATH } from '@/lib/config/paths';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { ACCOUNT_NAME, ACCOUNT_PANEL, ACCOUNT_TRIGGER } from './account-places';

/**
 * The header's link to the account; `AccountTrigger` later puts name and menu into its places, of one fixed width,
 * whose end lies in the gap to what follows: names are mostly shorter than they may be.
 */
export async function AccountLink({ storeContext }: { storeContext: StoreContext }) {
  const t = await getTranslations('shell');
  return (
    <div className="relative lg:-mr-6">
      <Link id={ACCOUNT_TRIGGER} href={viewPath(storeContext.storeView, ACCOUNT_PATH)} className="target s-account">
        <Icon name="account" className="size-6 shrink-0" />
        <span className="sr-only lg:not-sr-only">
          <span id={ACCOUNT_NAME} className="peer block truncate lg:max-w-24" />
          <span className="peer-[:not(:empty)]:hidden">{t('account')}</span>
        </span>
      </Link>
      <div id={ACCOUNT_PANEL} />
    </div>
  );
}
