import type { Context } from '../../../context';
import { label } from '../../../labels';
import { grouped } from '../../../request-batch';
import { uid } from '../../../uid';
import { attributesById, optionIdsOf, optionsOf } from '../../catalog/attribute/attribute-queries';
import { superAttributesOf } from '../../catalog/product/composites/configurable-queries';
import { currencySymbol } from '../../store/rules';
import { toMinorUnits } from '../totals/money-rules';
import type { CartLine, ChosenSelection } from './line-rules';

// How a product was configured, as the items of carts and wish lists tell it.

/** `customizable_options`: what was entered or picked of each, with its price. */
export function customizableOptions(ctx: Context, { options }: Pick<CartLine, 'options'>) {
  return options.map(({ option, values }) => ({
    id: option.id,
    customizable_option_uid: uid('custom-option', option.id),
    label: label(option.titles, ctx.store),
    is_required: option.isRequired,
    sort_order: option.sortOrder,
    type: option.type,
    values: values.map(({ text, value }) => {
      const { price, priceType } = value ?? option;
      const isPercent = priceType === 'PERCENT';
      return {
        id: value?.id ?? option.id,
        customizable_option_value_uid: value
          ? uid('custom-option', option.id, value.id)
          : uid('custom-option', option.id),
        label: value ? label(value.titles, ctx.store) : '',
        value: text,
        price: {
          value: isPercent ? (price ?? 0) : toMinorUnits(price ?? 0, ctx.rate) / 100,
          type: priceType ?? 'FIXED',
          units: isPercent ? '%' : currencySymbol(ctx.currency, ctx.store.locale),
        },
      };
    }),
  }));
}

/** `configurable_options`: what the variant has of each; nothing where none was chosen. */
export async function configurableOptions(ctx: Context, { product, variant }: Pick<CartLine, 'product' | 'variant'>) {
  const attributes = await attributesById(ctx);
  const values = variant ? await optionIdsOf(ctx, variant.id) : new Map<number, number[]>();
  const rows = [...(await superAttributesOf(ctx, product.id))].sort((a, b) => a.position - b.position);
  const shown = await Promise.all(
    rows.map(async ({ attributeId }) => {
      const attribute = attributes.get(attributeId);
      const value = (await optionsOf(ctx, attributeId)).find(({ id }) => id === values.get(attributeId)?.[0]);
      if (!attribute || !value) return [];
      return [
        {
          id: attributeId,
          option_label: label(attribute.labels, ctx.store),
          value_id: value.id,
          value_label: label(value.labels, ctx.store),
          configurable_product_option_uid: uid('configurable', product.id, attributeId),
          configurable_product_option_value_uid: uid('configurable', attributeId, value.id),
        },
      ];
    }),
  );
  return shown.flat();
}

/** `bundle_options`: the selections under the options that they belong to. */
export function bundleOptions(ctx: Context, { selections }: Pick<CartLine, 'selections'>) {
  const byOption = grouped(selections, ({ option }) => option.id);
  return [...byOption.values()].flatMap((chosen) => {
    const [first] = chosen;
    if (!first) return [];
    const { option } = first;
    return [
      {
        id: option.id,
        uid: uid('bundle', option.id),
        label: label(option.titles, ctx.store),
        type: option.type,
        values: chosen.map((part) => bundleValue(ctx, part)),
      },
    ];
  });
}

function bundleValue(ctx: Context, { option, selection, product, quantity, unit }: ChosenSelection) {
  return {
    id: selection.id,
    uid: uid('bundle', option.id, selection.id, quantity),
    label: product.name ?? product.sku,
    price: toMinorUnits(unit, ctx.rate) / 100,
    quantity,
  };
}
