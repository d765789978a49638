import type { ImageSeed, Localised } from '../types';

export type ImageView = 'front' | 'angle' | 'contents';

const LABELS: Record<ImageView, (name: Localised) => Localised> = {
  front: (name) =>
    label(
      name,
      (text) => `${text}, front of the pack`,
      (text) => `ด้านหน้าของ ${text}`,
    ),
  angle: (name) =>
    label(
      name,
      (text) => `${text}, the pack from the side`,
      (text) => `ด้านข้างของ ${text}`,
    ),
  contents: (name) =>
    label(
      name,
      (text) => `${text}, what is inside`,
      (text) => `สิ่งที่อยู่ภายใน ${text}`,
    ),
};

function label(name: Localised, english: (text: string) => string, thai: (text: string) => string): Localised {
  return {
    default: english(name.default),
    ...(name.mmstr_us ? { mmstr_us: english(name.mmstr_us) } : {}),
    mmstr_th: thai(name.mmstr_th ?? name.default),
  };
}

/** A SKU as image file names spell it: lower case, everything but letters and digits as `-`. */
export function imageSlug(sku: string): string {
  return sku.toLowerCase().replace(/[^a-z0-9]/g, '-');
}

/** Path of one view of a product below `media/catalog/product`: `/v/e/vel-para-front.webp`. */
export function imageFile(sku: string, view: ImageView): string {
  const slug = imageSlug(sku);
  return `/${slug.charAt(0)}/${slug.charAt(1)}/${slug}-${view}.webp`;
}

/** The gallery of a product, in the order of `views`. */
export function images(sku: string, name: Localised, views: readonly ImageView[]): ImageSeed[] {
  return views.map((view) => ({ file: imageFile(sku, view), label: LABELS[view](name) }));
}
