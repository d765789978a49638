import { createHash } from 'node:crypto';
import { asc, inArray } from 'drizzle-orm';
import type { Context } from '../../../context';
import { mediaGallery } from '../../../database/schema/products';
import { label } from '../../../labels';
import { batched, grouped } from '../../../request-batch';
import { uid } from '../../../uid';
import type { Product } from './product-queries';

type GalleryImage = typeof mediaGallery.$inferSelect;
type Role = 'image' | 'small_image' | 'thumbnail';

// GraphQL gives every role the full image, as Magento does; the client asks for its width itself.
const PROFILE = 'image:full:keep-aspect-ratio:keep-frame:constrain-only';
const CACHE = createHash('md5').update(PROFILE).digest('hex');

/** A product's images in their order. */
export const galleryOf = batched<number, GalleryImage[]>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select()
      .from(mediaGallery)
      .where(inArray(mediaGallery.productId, [...ids]))
      .orderBy(asc(mediaGallery.position), asc(mediaGallery.id));
    return grouped(rows, (row) => row.productId);
  },
  () => [],
);

/** Absolute URL of a product image; `file` begins with a slash. */
function imageUrl(ctx: Context, file: string): string {
  return `${ctx.origin}/media/catalog/product/cache/${CACHE}${file}`;
}

/** A gallery image as `MediaGalleryInterface`. */
export function mediaImage(ctx: Context, image: GalleryImage) {
  return {
    __typename: 'ProductImage',
    url: imageUrl(ctx, image.file),
    label: label(image.labels, ctx.store),
    position: image.position,
    disabled: image.isDisabled,
  };
}

/** The image that a product has for a role, or the placeholder; position and disabled belong to the gallery. */
export async function roleImage(ctx: Context, parent: Pick<Product, 'id' | 'name'>, role: Role) {
  const image = (await galleryOf(ctx, parent.id)).find(({ roles }) => roles.includes(role));
  if (!image) return { url: `${ctx.origin}/media/catalog/product/placeholder/${role}.webp`, label: parent.name };
  return { url: imageUrl(ctx, image.file), label: label(image.labels, ctx.store) || parent.name };
}

function roleField(role: Role) {
  return (parent: Product, _: unknown, ctx: Context) => roleImage(ctx, parent, role);
}

export const mediaFields = {
  image: roleField('image'),
  small_image: roleField('small_image'),
  thumbnail: roleField('thumbnail'),
  // The attribute as it stands: a file, no address.
  swatch_image: async (parent: Product, _: unknown, ctx: Context) =>
    (await galleryOf(ctx, parent.id)).find(({ roles }) => roles.includes('swatch_image'))?.file ?? null,
  media_gallery: async (parent: Product, _: unknown, ctx: Context) =>
    (await galleryOf(ctx, parent.id)).map((image) => mediaImage(ctx, image)),
  media_gallery_entries: async (parent: Product, _: unknown, ctx: Context) =>
    (await galleryOf(ctx, parent.id)).map((image) => ({
      id: image.id,
      uid: uid(image.id),
      file: image.file,
      label: label(image.labels, ctx.store),
      position: image.position,
      media_type: 'image',
      types: image.roles,
      disabled: image.isDisabled,
    })),
};
