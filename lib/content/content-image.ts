import {
  allowedWidth,
  CONTENT_IMAGE_QUALITY,
  isFilePath,
  mediaUrl,
  sizedImage,
  widthsBetween,
} from '@/lib/images/media-url';
import { backendPath, type HtmlPlace } from './backend-link';

type Attributes = Record<string, string>;

/** The narrowest candidate, on a small phone; and the width of an image that tells none: the page's. */
const NARROWEST = 320;
const PAGE_WIDTH = 1280;
const SIZES = '(min-width: 77.5rem) 77.5rem, 100vw';

/** The backend's pictures in the widths that screens ask for, lazy except the first; other hosts' images stay. */
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
    // A lazy image's own box tells its size; browsers that cannot read it there use the estimate.
    sizes: attributes.sizes ?? (isFirst ? sizes : `auto, ${sizes}`),
  };
}

/** The candidates of a `<source>`, on the storefront's own media path. */
export function contentSource(attributes: Attributes, place: HtmlPlace): Attributes {
  const candidates = (attributes.srcset ?? '').split(',').map((candidate) => {
    const [url = '', ...descriptor] = candidate.trim().split(/\s+/);
    const src = mediaAddress(url, place);
    return [src === null ? url : mediaUrl(src, { quality: CONTENT_IMAGE_QUALITY }), ...descriptor].join(' ');
  });
  return { ...attributes, srcset: candidates.join(', ') };
}

/** The widths of IMG-2 in which an image of so many pixels is shown, down to phones and up to fine screens. */
function widthsUpTo(width: number): number[] {
  const narrowest = Math.min(NARROWEST, allowedWidth(width));
  return widthsBetween(narrowest, allowedWidth(width * 2));
}

function isVector(src: string): boolean {
  return /\.svg(\?|$)/i.test(src);
}

/** The backend's URL of a picture as it stands in the HTML, or null for an image from elsewhere. */
function mediaAddress(src: string | undefined, place: HtmlPlace): string | null {
  const path = src ? backendPath(src.trim(), place) : null;
  return path && isFilePath(path) ? path : null;
}
