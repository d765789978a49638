import { type ImageKind, PRODUCT_IMAGE_RATIO, sizedImage, widthsBetween } from '@/lib/images/media-url';

/** From a small phone's width to twice a desktop's: no narrower than this part of the widest. */
const NARROWEST = 4;

interface MediaImageProps {
  /** A media URL of the backend, or a bare file name of the `kind`. */
  src: string;
  kind?: ImageKind;
  alt: string;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  maxWidth: number;
  /** No candidate is narrower, beside what `maxWidth` tells. */
  minWidth?: number;
  ratio?: number;
  /** For what is seen first: loads at once, before others. */
  isFirst?: boolean;
  /** For what may be seen at once: does not wait until it is near. */
  isEarly?: boolean;
  className?: string;
}

/** An image of the media server in every width that it may be shown in, its room reserved [IMG-1 to IMG-3]. */
export function MediaImage(props: MediaImageProps) {
  const {
    kind = 'product',
    alt,
    sizes,
    maxWidth,
    minWidth = 0,
    ratio = PRODUCT_IMAGE_RATIO,
    isFirst,
    isEarly,
    className,
  } = props;
  // Narrower ones than these would only weigh on the page.
  const widths = widthsBetween(Math.max(minWidth, maxWidth / NARROWEST), maxWidth);
  const { src, srcset } = sizedImage(props.src, { kind, width: maxWidth, widths, ratio, fit: 'cover' });
  return (
    // biome-ignore lint/performance/noImgElement: the media server makes the sizes, so next/image would only add weight
    <img
      src={src}
      srcSet={srcset}
      sizes={srcset && sizes}
      width={maxWidth}
      height={Math.round(maxWidth / ratio)}
      alt={alt}
      loading={isFirst || isEarly ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}

/** Stands where a product has no image; the product's name beside it says all there is to say. */
export function NoImage({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 80 100"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={`text-line-strong ${className}`}
    >
      <path d="M24 38h32v34H24zM24 38l5-8h22l5 8" />
    </svg>
  );
}
