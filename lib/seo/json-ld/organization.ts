import { SEARCH_PATH } from '@/lib/config/paths';
import { siteUrl } from '@/lib/config/site-origin';
import type { StoreConfig } from '@/lib/store/store-config';
import { type StoreView, viewPath } from '@/lib/store/store-view';
import type { Thing } from './json-ld';

type View = Pick<StoreView, 'code' | 'isDefault' | 'locale'>;

/** Who sells: one and the same in every view, under the name that the view gives it. */
export function organization({ storeName, logo }: Pick<StoreConfig, 'storeName' | 'logo'>): Thing {
  return {
    '@type': 'Organization',
    '@id': siteUrl('/#organization'),
    name: storeName,
    url: siteUrl('/'),
    logo: logo.src ? siteUrl(`/media/logo/${logo.src}`) : undefined,
  };
}

/** The shop in this view, and how it is searched [ROUTE-10]. */
export function webSite({ storeName }: Pick<StoreConfig, 'storeName'>, view: View): Thing {
  return {
    '@type': 'WebSite',
    '@id': siteUrl(`${viewPath(view, '/')}#website`),
    name: storeName,
    url: siteUrl(viewPath(view, '/')),
    inLanguage: view.locale,
    publisher: { '@id': siteUrl('/#organization') },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteUrl(viewPath(view, SEARCH_PATH))}?query={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
