import type { Metadata } from 'next';
import { isOriginKnown, siteUrl } from '@/lib/config/site-origin';
import { mediaUrl } from '@/lib/images/media-url';
import type { StoreConfig } from '@/lib/store/get-store-config';

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
  image?: ShareImage | null;
  /** False excludes the page from search engines; its links are still followed. */
  isIndexed?: boolean;
}

interface PageAddress {
  /** BCP 47. */
  locale: string;
  /** The URL that stands for the page, whatever address led to it. */
  canonical: string;
  languages: Record<string, string>;
}

/** What a page tells crawlers of itself; the description falls back to the shop's own. */
export function pageMetadata(
  { title, description, address, image = null, isIndexed = true }: PageFacts,
  config: TitleConfig & Pick<StoreConfig, 'defaultDescription'>,
): Metadata {
  const text = description || config.defaultDescription || undefined;
  return {
    title: pageTitle(title, config),
    description: text,
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
    ...(address ? { alternates: { canonical: address.canonical, languages: address.languages } } : {}),
    ...(address && isIndexed ? sharing(title || config.storeName, text, { ...address, image }, config) : {}),
  };
}

/** Open Graph, from which the card of X is filled as well. */
function sharing(
  title: string,
  description: string | undefined,
  { canonical, locale, languages, image }: PageAddress & { image: ShareImage | null },
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
      ...(image ? { images: [image] } : {}),
    },
    twitter: { card: image ? 'summary_large_image' : 'summary' },
  };
}

/** Open Graph spells locales as `en_GB`. */
function underscored(locale: string): string {
  return locale.replaceAll('-', '_');
}

export interface ShareImage {
  url: string;
  alt: string;
}

/** Pixels; the services that show it want at least 1200. */
const IMAGE_WIDTH = 1280;

/** The first image that can be shared: absolute, and no drawing (`svg`), which the services do not show. */
export function shareImage(urls: readonly (string | null | undefined)[], alt: string): ShareImage | null {
  const url = urls.find((candidate) => candidate && !/\.svg($|\?)/i.test(candidate));
  if (!url) return null;
  const own = mediaUrl(url, { width: IMAGE_WIDTH });
  if (/^https?:/.test(own)) return { url: own, alt };
  return own.startsWith('/') && isOriginKnown() ? { url: siteUrl(own), alt } : null;
}

/** Address of the first image in merchant HTML that is no product's: of these nobody asked whether they may be shared. */
export function firstImage(html: string): string | null {
  const addresses = [...html.matchAll(/<img\b[^>]*?\ssrc=["']([^"']+)["']/gi)].map(([, src = '']) => src);
  return addresses.find((src) => !src.includes('/catalog/product/')) ?? null;
}

/** Characters of a description that search engines show. */
const EXCERPT_LENGTH = 160;

export function excerpt(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= EXCERPT_LENGTH) return words;
  const space = words.lastIndexOf(' ', EXCERPT_LENGTH - 1);
  // Thai is written without spaces between words.
  const end = space > EXCERPT_LENGTH / 2 ? space : startOf('word', words) || startOf('grapheme', words);
  return `${words.slice(0, end).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** Where the word, or the letter with all of its signs, begins that an excerpt has no room for. */
function startOf(granularity: 'word' | 'grapheme', text: string): number {
  const parts = new Intl.Segmenter(undefined, { granularity }).segment(text);
  return parts.containing(EXCERPT_LENGTH)?.index ?? 0;
}
