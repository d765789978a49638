import type { ProductPageAnswer } from './documents';

/** An image of a product, or the still of a video that plays at `videoUrl`. */
export interface ProductImage {
  url: string;
  label: string;
  videoUrl: string | null;
  /** As the merchant numbered it. */
  position?: number | undefined;
}

type GalleryAnswer = NonNullable<NonNullable<ProductPageAnswer['media_gallery']>[number]>;
type VideoAnswer = Extract<GalleryAnswer, { __typename: 'ProductVideo' }>;

/** An image; product cards ask for no labels and no videos, main images stand in no gallery. */
type ImageAnswer = Pick<VideoAnswer, 'url'> & Partial<Omit<VideoAnswer, '__typename'>>;

/** The enabled images by position, or the main one without a gallery; `name` labels unnamed ones. */
export function toProductImages(
  gallery: readonly (ImageAnswer | null)[] | null | undefined,
  main: ImageAnswer | null | undefined,
  name: string,
): ProductImage[] {
  const shown = (gallery ?? [])
    .filter((media) => media !== null)
    .filter((media) => !media.disabled && hasPicture(media))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
  return (shown.length > 0 ? shown : [main]).flatMap((media) => {
    const url = imageUrl(media);
    if (!url) return [];
    const videoUrl = media?.video_content?.video_url || null;
    return [{ url, label: pictureLabel(media, name), videoUrl, position: media?.position ?? undefined }];
  });
}

/** The image that stands for a product in the cart: the one at position 1, else the first [CART-6]. */
export function cartImage(images: readonly ProductImage[]): ProductImage | null {
  return images.find(({ position }) => position === 1) ?? images[0] ?? null;
}

/** An image's URL; null where Magento sends its placeholder. */
export function imageUrl(media: Pick<ImageAnswer, 'url'> | null | undefined): string | null {
  return media?.url && hasPicture(media) ? media.url : null;
}

function hasPicture({ url }: Pick<ImageAnswer, 'url'>): boolean {
  return Boolean(url) && !/\/placeholder\/[^/]*\.\w+$/.test(url ?? '');
}

function pictureLabel(media: ImageAnswer | null | undefined, name: string): string {
  const label = media?.label || media?.video_content?.video_title;
  // "Image" is what Magento's sample data says of most images.
  return label && label !== 'Image' ? label : name;
}
