import { mediaUrl, PRODUCT_IMAGE_RATIO } from '@/lib/images/media-url';
import { sparesData } from './spare-data';
import { sendToWorker } from './worker-channel';

/** Pixels that a gallery's pictures are fetched ahead in [PWA-3]. */
const WIDTH = 640;

/** Has the worker fetch a product's pictures that are likely to be looked at next, unless the visitor spares data. */
export function prefetchImages(images: readonly string[]): void {
  if (sparesData() || images.length < 2) return;
  const height = Math.round(WIDTH / PRODUCT_IMAGE_RATIO);
  const urls = images.map((image) => mediaUrl(image, { kind: 'product', width: WIDTH, height, fit: 'cover' }));
  // Without a worker they come when they are looked at.
  void sendToWorker('PREFETCH_IMAGES', { urls }).catch(() => undefined);
}
