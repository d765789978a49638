import type { Metadata } from 'next';
import type { StoreConfig } from '@/lib/store-config/store-config';

/** The document title: prefix, then the page's title or the shop's name, then suffix [STORE-5]. */
export function pageTitle(title: string | null, { titlePrefix, titleSuffix, storeName }: TitleConfig): string {
  return [titlePrefix, title || storeName, titleSuffix].filter(Boolean).join(' ');
}

type TitleConfig = Pick<StoreConfig, 'titlePrefix' | 'titleSuffix' | 'storeName'>;

/** What a page tells crawlers of itself; the description falls back to the shop's own. */
export function pageMetadata(
  meta: { title: string | null; description: string | null },
  config: TitleConfig & Pick<StoreConfig, 'defaultDescription'>,
): Metadata {
  return {
    title: pageTitle(meta.title, config),
    description: meta.description || config.defaultDescription,
  };
}
