import type { Context } from '../../../context';
import type { Choice } from '../../../database/schema/sales-types';
import { optionIdsOf } from '../../catalog/attribute/attribute-queries';
import { superAttributesOf } from '../../catalog/product/composites/configurable-queries';
import type { CartLine } from '../lines/line-rules';
import type { Quote } from '../quote/quote-queries';

// What was chosen, in the parts that REST knows; absent where nothing was.
function productOption({ choice, product, options }: CartLine, configured: ConfiguredOption[]) {
  const parts = {
    ...(options.length > 0 ? { custom_options: options.map(customOption) } : {}),
    ...(choice.bundle ? { bundle_options: bundleOptions(choice.bundle) } : {}),
    ...(product.typeId === 'downloadable' ? { downloadable_option: { downloadable_links: choice.links ?? [] } } : {}),
    ...(configured.length > 0 ? { configurable_item_options: configured } : {}),
  };
  return Object.keys(parts).length > 0 ? { product_option: { extension_attributes: parts } } : {};
}

function customOption({ option, values }: CartLine['options'][number]) {
  return { option_id: String(option.id), option_value: values.map(({ text }) => text).join(',') };
}

function bundleOptions(chosen: NonNullable<Choice['bundle']>) {
  const ids = [...new Set(chosen.map(({ option }) => option))];
  return ids.map((id) => {
    const own = chosen.filter(({ option }) => option === id);
    return {
      option_id: id,
      option_qty: own[0]?.quantity ?? 1,
      option_selections: own.map(({ selection }) => selection),
    };
  });
}

interface ConfiguredOption {
  option_id: string;
  option_value: number;
}

/** One line of a cart as Magento's `CartItemInterface`; `quoteId` is the cart's id as the caller knows it. */
function restItem({ totals }: Quote, line: CartLine, quoteId: string, configured: ConfiguredOption[]) {
  const { id, product, variant, quantity } = line;
  const own = totals.lines.find((candidate) => candidate.id === id);
  return {
    item_id: id,
    sku: (variant ?? product).sku,
    qty: quantity,
    name: product.name,
    price: (own?.unit ?? 0) / 100,
    product_type: product.typeId,
    quote_id: quoteId,
    ...productOption(line, configured),
  };
}

async function configuredOptions(ctx: Context, { product, variant }: CartLine): Promise<ConfiguredOption[]> {
  if (!variant) return [];
  const values = await optionIdsOf(ctx, variant.id);
  const attributes = await superAttributesOf(ctx, product.id);
  return attributes.flatMap(({ attributeId }) => {
    const value = values.get(attributeId)?.[0];
    return value === undefined ? [] : [{ option_id: String(attributeId), option_value: value }];
  });
}

/** The lines of a cart as REST lists them: guests' carts go by the id that they are known by, customers' by number. */
export function restItems(ctx: Context, quote: Quote) {
  const { row } = quote;
  return restItemsOf(ctx, quote, row.customerId === null ? row.maskedId : String(row.id));
}

/** The lines of a cart as REST answers a change to them: by the cart's number, whosever it is. */
export function restItemsOf(ctx: Context, quote: Quote, quoteId = String(quote.row.id)) {
  return Promise.all(
    quote.lines.map(async (line) => restItem(quote, line, quoteId, await configuredOptions(ctx, line))),
  );
}
