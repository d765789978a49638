import { backendPath, type HtmlPlace } from '@/lib/content/backend-link';
import {
  allowedWidth,
  CONTENT_IMAGE_QUALITY,
  isFilePath,
  mediaUrl,
  sizedImage,
  widthsBetween,
} from '@/lib/images/media-url';

type Attributes = Record<string, string>;

/** The narrowest candidate, on a small phone; and the width of an image that tells none: the page's. */
const NARROWEST = 320;
const PAGE_WIDTH = 1280;
const SIZES = '(min-width: 77.5rem) 77.5rem, 100vw';

/** The backend's pictures in the widths that screens ask for, lazy except a page's first; other hosts' images stay. */
export function contentImage(attributes: Attributes, place: HtmlPlace, isFirst: boolean): Attributes {
  const loading: Attributes = isFirst ? { fetchpriority: 'high' } : { loading: 'lazy', decoding: 'async' };
  const alt = attributes.alt ?? '';
  const src = mediaAddress(attributes.src, place);
  if (src === null) return { ...loading, ...attributes, alt };

  const { srcset: _, ...rest } = attributes;
  if (isVector(src)) return { ...loading, ...rest, alt, src };
  const told = Number(attributes.width) > 0 ? Number(attributes.width) : null;
  const width = told ?? PAGE_WIDTH;
  const sizes = told ? `(min-width: ${told}px) ${told}px, 100vw` : SIZES;
  const sized = sizedImage(src, {
    width: allowedWidth(width),
    widths: widthsUpTo(width),
    quality: CONTENT_IMAGE_QUALITY,
  });
  return {
    ...loading,
    ...rest,
    alt,
    src: sized.src,
    srcset: sized.srcset ?? '',
    // A lazy image's box tells its size, else the estimate does; without measures Chromium's box would be 300 by 150.
    sizes: attributes.sizes ?? (isFirst || !hasMeasures(attributes) ? sizes : `auto, ${sizes}`),
  };
}

/** A picture's `<source>` with its candidates on the storefront's own media path, or a film's with its file there. */
export function contentSource({ src, srcset, ...attributes }: Attributes, place: HtmlPlace): Attributes {
  if (src && !srcset) return { ...attributes, src: fileAddress(src, place) };
  const candidates = (srcset ?? '').split(',').map((candidate) => {
    const [url = '', ...descriptor] = candidate.trim().split(/\s+/);
    const address = mediaAddress(url, place);
    return [address === null ? url : mediaUrl(address, { quality: CONTENT_IMAGE_QUALITY }), ...descriptor].join(' ');
  });
  return { ...attributes, srcset: candidates.join(', ') };
}

/** A film on the storefront's own media path; it starts by itself only without sound. */
export function contentVideo({ src, poster, autoplay, ...attributes }: Attributes, place: HtmlPlace): Attributes {
  const picture = poster ? mediaAddress(poster, place) : null;
  const still = picture === null ? poster : mediaUrl(picture, { width: PAGE_WIDTH, quality: CONTENT_IMAGE_QUALITY });
  return {
    preload: 'metadata',
    ...attributes,
    ...(src ? { src: fileAddress(src, place) } : {}),
    ...(still ? { poster: still } : {}),
    ...(autoplay !== undefined && attributes.muted !== undefined ? { autoplay: '', playsinline: '' } : {}),
  };
}

/** The widths of IMG-2 in which an image of so many pixels is shown, down to phones and up to fine screens. */
function widthsUpTo(width: number): number[] {
  const narrowest = Math.min(NARROWEST, allowedWidth(width));
  return widthsBetween(narrowest, allowedWidth(width * 2));
}

const hasMeasures = ({ width, height }: Attributes) => Number(width) > 0 && Number(height) > 0;

function isVector(src: string): boolean {
  return /\.svg(\?|$)/i.test(src);
}

/** The backend's URL of a picture as it stands in the HTML, or null for an image from elsewhere. */
function mediaAddress(src: string | undefined, place: HtmlPlace): string | null {
  const path = src ? backendPath(src.trim(), place) : null;
  return path && isFilePath(path) ? path : null;
}

function fileAddress(src: string, place: HtmlPlace): string {
  return mediaAddress(src, place) ?? src;
}
