import 'server-only';
import { getCmsPage } from '@/lib/content/get-cms-page';
import { type StoreContext, viewPath } from '@/lib/store/store-view';

/** Where merchants write what becomes of data: a plain address, or that of the page which Magento installs. */
const PAGES = ['privacy-policy', 'privacy-policy-cookie-restriction-mode'];

/** The store view's page on privacy; null where the merchant wrote none. Throws AppError. */
export async function getPrivacyHref(storeContext: StoreContext): Promise<string | null> {
  const pages = await Promise.all(PAGES.map((identifier) => getCmsPage(storeContext, identifier)));
  const page = pages.find((one) => one && !one.isBlank);
  return page ? viewPath(storeContext.storeView, `/${page.identifier}`) : null;
}
