import type { Context } from '../../../../context';
import { label } from '../../../../labels';
import { uid } from '../../../../uid';
import type { AttributeOption } from '../../attribute/attribute-queries';
import { galleryOf, mediaImage } from '../media';
import type { Product } from '../product-queries';
import { type Choice, choicesOf, type Variant } from './configurable-queries';
import { chosenValues, distinctValues, matchingVariants } from './configurable-rules';

const SWATCH_TYPES = { text: 'TextSwatchData', color: 'ColorSwatchData', image: 'ImageSwatchData' } as const;
const SWATCH_THUMBNAIL = 'swatch_thumb/110x90';

function swatch(ctx: Context, { swatchType, swatchValue }: AttributeOption) {
  if (!swatchType) return null;
  const isImage = swatchType === 'image' && swatchValue;
  return {
    __typename: SWATCH_TYPES[swatchType],
    value: swatchValue,
    thumbnail: isImage ? `${ctx.origin}/media/attribute/swatch/${SWATCH_THUMBNAIL}${swatchValue}` : null,
  };
}

function valueUid(attributeId: number, optionId: number): string {
  return uid('configurable', attributeId, optionId);
}

function optionValue(ctx: Context, option: AttributeOption) {
  const shown = label(option.labels, ctx.store);
  return {
    uid: valueUid(option.attributeId, option.id),
    value_index: option.id,
    label: shown,
    default_label: option.labels.default ?? '',
    store_label: shown,
    use_default_value: true,
    swatch_data: swatch(ctx, option),
  };
}

async function configurableOptions(parent: Product, _: unknown, ctx: Context) {
  const { choices } = await choicesOf(ctx, parent.id);
  return choices.map(({ superAttributeId, position, attribute, options }) => ({
    uid: uid('configurable', parent.id, attribute.id),
    id: superAttributeId,
    attribute_code: attribute.code,
    attribute_id: String(attribute.id),
    attribute_id_v2: attribute.id,
    attribute_uid: uid(attribute.id),
    label: label(attribute.labels, ctx.store),
    position,
    use_default: false,
    product_id: parent.id,
    values: options.map((option) => optionValue(ctx, option)),
  }));
}

async function variants(parent: Product, _: unknown, ctx: Context) {
  const { choices, variants: found } = await choicesOf(ctx, parent.id);
  return found.map(({ product, values }) => ({
    product,
    attributes: choices.flatMap(({ attribute, options }) => {
      const option = options.find(({ id }) => id === values.get(attribute.id));
      if (!option) return [];
      return [
        {
          code: attribute.code,
          label: label(option.labels, ctx.store),
          uid: valueUid(attribute.id, option.id),
          value_index: option.id,
        },
      ];
    }),
  }));
}

async function selection(parent: Product, args: { configurableOptionValueUids?: string[] | null }, ctx: Context) {
  const { choices, variants: all } = await choicesOf(ctx, parent.id);
  const chosen = chosenValues(args.configurableOptionValueUids ?? []);
  const matching = matchingVariants(all, chosen);
  const byPosition = [...choices].sort((a, b) => a.position - b.position);
  const isComplete = choices.length > 0 && choices.every(({ attribute }) => chosen.has(attribute.id));
  return {
    options_available_for_selection: byPosition.map(({ attribute }) => ({
      attribute_code: attribute.code,
      option_value_uids: distinctValues(matching, attribute.id).map((option) => valueUid(attribute.id, option)),
    })),
    configurable_options: byPosition
      .filter(({ attribute }) => !chosen.has(attribute.id))
      .map((choice) => openChoice(ctx, choice, matching)),
    media_gallery: await distinctImages(ctx, matching),
    variant: (isComplete && matching[0]?.product) || null,
  };
}

function openChoice(ctx: Context, { superAttributeId, attribute, options }: Choice, matching: Variant[]) {
  const available = new Set(distinctValues(matching, attribute.id));
  return {
    uid: uid(superAttributeId),
    attribute_code: attribute.code,
    label: label(attribute.labels, ctx.store),
    values: options.map((option) => ({
      uid: valueUid(attribute.id, option.id),
      label: label(option.labels, ctx.store),
      is_available: available.has(option.id),
      is_use_default: false,
      swatch: swatch(ctx, option),
    })),
  };
}

async function distinctImages(ctx: Context, matching: Variant[]) {
  const galleries = await Promise.all(matching.map(({ product }) => galleryOf(ctx, product.id)));
  const byFile = new Map(galleries.flat().map((image) => [image.file, image]));
  return [...byFile.values()].map((image) => mediaImage(ctx, image));
}

export const configurableFields = {
  configurable_options: configurableOptions,
  variants,
  configurable_product_options_selection: selection,
};
