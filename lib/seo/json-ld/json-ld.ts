import { SEARCH_PATH } from '@/lib/config/paths';
import { siteUrl } from '@/lib/config/site-origin';
import type { StoreConfig } from '@/lib/store/store-config';
import { type StoreView, viewPath } from '@/lib/store/store-view';

/** A schema.org thing; what is undefined is left out. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** Things as the text of a JSON-LD script: nothing in it can end the script or open a comment. */
export function jsonLdText(things: readonly Thing[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // A less-than sign stands in strings only; JSON spells it either way.
  return text.replaceAll('<', '\\u003c');
}

/** The way to a page, the page itself last; a step without an address cannot stand in it. */
export function breadcrumbList(crumbs: readonly { name: string; href: string | null }[]): Thing {
  const steps = crumbs.filter((crumb, index) => crumb.href !== null || index === crumbs.length - 1);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href === null ? undefined : siteUrl(encodeURI(href)),
    })),
  };
}

type View = Pick<StoreView, 'code' | 'isDefault' | 'locale'>;

/** Who sells: one and the same in every store view, under the name that the store view gives it. */
export function organization({ storeName, logo }: Pick<StoreConfig, 'storeName' | 'logo'>): Thing {
  return {
    '@type': 'Organization',
    '@id': siteUrl('/#organization'),
    name: storeName,
    url: siteUrl('/'),
    logo: logo.src ? siteUrl(`/media/logo/${logo.src}`) : undefined,
  };
}

/** The shop in this store view, and how it is searched [ROUTE-10]. */
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
