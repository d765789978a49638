import type { Context } from '../../../context';
import type { AttributeOption } from '../attribute/attribute-queries';

const TYPES = { text: 'TextSwatchData', color: 'ColorSwatchData', image: 'ImageSwatchData' } as const;
const THUMBNAIL = 'swatch_thumb/110x90';

/** An option's swatch as `SwatchDataInterface`; null where it has none. */
export function swatch(ctx: Context, { swatchType, swatchValue }: AttributeOption) {
  if (!swatchType) return null;
  const isImage = swatchType === 'image' && swatchValue;
  return {
    __typename: TYPES[swatchType],
    value: swatchValue,
    thumbnail: isImage ? `${ctx.origin}/media/attribute/swatch/${THUMBNAIL}${swatchValue}` : null,
  };
}
