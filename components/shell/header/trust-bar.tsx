import { getTranslations } from 'next-intl/server';
import { CmsHtml } from '@/components/content/cms-html';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';
import { ORDER_TRACKING_PATH } from '@/lib/config/paths';
import { getShellBlocks } from '@/lib/content/get-blocks';
import { currentOption, groupViews } from '@/lib/shell/group-views';
import { getCurrencies, getStoreViewOptions } from '@/lib/store/get-store-views';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { CurrencySwitcher, StoreSwitcher } from './switchers';

export async function TrustBar({ storeContext }: { storeContext: StoreContext }) {
  const { storeView } = storeContext;
  const [{ promo }, storeViews, currencies, t] = await Promise.all([
    getShellBlocks(storeContext),
    getStoreViewOptions(storeContext),
    getCurrencies(storeView),
    getTranslations('shell'),
  ]);
  const groups = groupViews(storeViews);
  const language = currentOption(groups)?.label ?? storeView.name;
  const currencyNames = new Intl.DisplayNames(storeView.locale, { type: 'currency' });
  const options = currencies.available.map((code) => ({ code, name: currencyNames.of(code) ?? code }));
  return (
    <div className="bg-evergreen-tint text-sm text-evergreen-strong">
      <Container className="flex min-h-10 flex-wrap items-center justify-end gap-x-2 md:gap-x-4">
        {/* On small phones it takes two small lines, not the bar. */}
        <div className="promo-header flex-1 basis-24 max-sm:text-xs max-sm:leading-snug">
          {promo ? <CmsHtml storeContext={storeContext} html={promo} /> : null}
        </div>
        <Link
          href={viewPath(storeView, ORDER_TRACKING_PATH)}
          className="hidden min-h-9 items-center gap-1.5 rounded-input px-1 font-medium touch:min-h-11 hover:underline md:flex noscript:flex"
        >
          <Icon name="parcel" className="size-4" />
          {t('orderTracking')}
        </Link>
        {storeViews.length > 1 ? (
          <StoreSwitcher groups={groups} label={t('storeSwitcher', { name: language })} />
        ) : null}
        {options.length > 1 ? (
          <CurrencySwitcher
            options={options}
            current={storeContext.currency}
            label={t('currencySwitcher', { code: storeContext.currency })}
          />
        ) : null}
      </Container>
    </div>
  );
}
