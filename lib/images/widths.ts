/** Widths in pixels that pictures are asked for in [IMG-2]. */
export const IMAGE_WIDTHS = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const;

/** Width by height of a product picture [IMG-2]. */
export const PRODUCT_IMAGE_RATIO = 0.8;

/** Quality of pictures in merchant content [B9]. */
export const CONTENT_IMAGE_QUALITY = 85;
