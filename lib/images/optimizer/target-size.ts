import type { PictureRequest } from './parameters';

interface Size {
  width: number;
  height: number;
}

/**
 * Pixels that a picture is resized to, never more than the original has; a cut picture keeps its box's ratio
 * even where the original is too small for the box. `isCut` tells whether the edges go.
 */
export function targetSize(original: Size, request: PictureRequest): Size & { isCut: boolean } {
  const { width, height, fit } = request;
  if (fit === 'crop' && width && height) {
    const scale = Math.min(1, original.width / width, original.height / height);
    return { ...scaled({ width, height }, scale), isCut: true };
  }
  const scales = [width && width / original.width, height && height / original.height].filter(
    (scale) => scale !== null,
  );
  const scale = Math.min(1, fit === 'cover' ? Math.max(...scales) : Math.min(...scales));
  return { ...scaled(original, scale), isCut: false };
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
