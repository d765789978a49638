import type { StoreConfig } from './store-config';

/** Whether a content page is the view's home page. Magento may append the page's id: `home|2`. */
export function isHomePage(identifier: string, { cmsHomePage }: Pick<StoreConfig, 'cmsHomePage'>): boolean {
  return cmsHomePage?.split('|')[0] === identifier;
}
