import { SEARCH_PATH } from '@/lib/config/paths';
import { siteUrl } from '@/lib/config/site-origin';
import type { Hours, People } from '@/lib/contact/people';
import type { StoreConfig } from '@/lib/store/get-store-config';
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

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The organisation as far as the merchant has said who is there: a place, which has opening hours, where its address is known. */
export function placeOfBusiness(
  shop: Thing,
  { telephone, hours, registration, superintendent, address }: People,
  { type, jobTitle }: { type: 'Pharmacy' | 'Store'; jobTitle?: string },
): Thing {
  return {
    ...shop,
    '@type': address ? type : shop['@type'],
    telephone: telephone ?? undefined,
    address: address ?? undefined,
    openingHoursSpecification: address ? hours.map(openingHours) : undefined,
    identifier: registration
      ? {
          '@type': 'PropertyValue',
          propertyID: registration.register ?? undefined,
          value: registration.number,
          url: registration.href ?? undefined,
        }
      : undefined,
    employee: superintendent ? { '@type': 'Person', name: superintendent, jobTitle } : undefined,
  };
}

function openingHours({ days, opens, closes }: Hours): Thing {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => DAYS[day]),
    opens: clock(opens),
    closes: clock(closes),
  };
}

/** 510 minutes are 08:30; the end of the day is its last minute. */
function clock(minutes: number): string {
  const shown = Math.min(minutes, 24 * 60 - 1);
  return [Math.floor(shown / 60), shown % 60].map((part) => String(part).padStart(2, '0')).join(':');
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
