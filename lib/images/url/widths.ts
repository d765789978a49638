/** Widths in pixels that pictures are asked for in [IMG-2]. */
export const IMAGE_WIDTHS = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const;

/** Width by height of a product picture [IMG-2]. */
export const PRODUCT_IMAGE_RATIO = 0.8;

/** Quality of pictures whose address names none. */
export const DEFAULT_IMAGE_QUALITY = 75;

/** Quality of pictures in merchant content [B9]. */
export const CONTENT_IMAGE_QUALITY = 85;

/** The width of IMAGE_WIDTHS that a picture of so many pixels is served in: the next larger one, at most the largest. */
export function allowedWidth(pixels: number): number {
  return IMAGE_WIDTHS.find((width) => width >= pixels) ?? IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? pixels;
}
