import type { Metadata } from 'next';
import type { StoreConfig } from '@/lib/store/store-config';
import type { SharePicture } from './share-picture';

/** The document title: prefix, then the page's title or the shop's name, then suffix [STORE-5]. */
export function pageTitle(title: string | null, { titlePrefix, titleSuffix, storeName }: TitleConfig): string {
  return [titlePrefix, title || storeName, titleSuffix]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}

type TitleConfig = Pick<StoreConfig, 'titlePrefix' | 'titleSuffix' | 'storeName'>;

/** What a page says of itself; where it has an address of its own, that as well. */
interface PageFacts {
  title: string | null;
  description: string | null;
  address?: PageAddress;
  picture?: SharePicture | null;
  /** False keeps the page out of search engines; its links are still followed. */
  isIndexed?: boolean;
}

interface PageAddress {
  /** BCP 47. */
  locale: string;
  /** The URL that stands for the page, whatever address led to it. */
  canonical: string;
  /** URLs of the same page by language. */
  languages: Record<string, string>;
}

/** What a page tells crawlers of itself; the description falls back to the shop's own. */
export function pageMetadata(
  { title, description, address, picture = null, isIndexed = true }: PageFacts,
  config: TitleConfig & Pick<StoreConfig, 'defaultDescription'>,
): Metadata {
  const text = description || config.defaultDescription || undefined;
  return {
    title: pageTitle(title, config),
    description: text,
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
    ...(address ? { alternates: { canonical: address.canonical, languages: address.languages } } : {}),
    ...(address && isIndexed ? sharing(title || config.storeName, text, { ...address, picture }, config) : {}),
  };
}

/** Open Graph, from which the card of X is filled as well. */
function sharing(
  title: string,
  description: string | undefined,
  { canonical, locale, languages, picture }: PageAddress & { picture: SharePicture | null },
  { storeName }: Pick<StoreConfig, 'storeName'>,
): Metadata {
  const others = Object.keys(languages).filter((language) => language !== locale && language !== 'x-default');
  return {
    openGraph: {
      type: 'website',
      title,
      description,
      siteName: storeName,
      // It must be absolute: without the shop's origin it is left out.
      url: canonical.startsWith('/') ? undefined : canonical,
      locale: underscored(locale),
      alternateLocale: others.map(underscored),
      ...(picture ? { images: [picture] } : {}),
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary' },
  };
}

/** Open Graph spells locales as `en_GB`. */
function underscored(locale: string): string {
  return locale.replaceAll('-', '_');
}
