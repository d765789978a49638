import { siteUrl } from '@/lib/config/site-origin';
import type { Thing } from './json-ld';

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
