import type { GraphQLError } from 'graphql';
import type { Context } from '../../../context';
import { inputError } from '../../../errors';
import { label } from '../../../labels';
import { type Attribute, attributeByCode, optionsOf } from './attribute-queries';
import { isProductType, STATIC_ATTRIBUTES, type StaticAttribute, YES_NO } from './static-attributes';

interface AttributeInput {
  attribute_code?: string | null;
  entity_type?: string | null;
}

const TYPES: Record<string, string> = { select: 'Int', boolean: 'Int', price: 'Float', multiselect: 'String' };

async function customAttributeMetadata(_: unknown, args: { attributes: AttributeInput[] }, ctx: Context) {
  ctx.uncacheable = true;
  return { items: await Promise.all(args.attributes.map((input) => metadataOf(ctx, input))) };
}

/** One attribute; an error for wrong input stands in its place. An unknown code is a fault, as in Magento. */
async function metadataOf(ctx: Context, { attribute_code: code, entity_type: entity }: AttributeInput) {
  if (!code && !entity) return inputError('Missing attribute_code and entity_type for an input.');
  if (!code) return inputError(`Missing attribute_code for the input entity_type: ${entity}.`);
  if (!entity) return inputError(`Missing entity_type for the input attribute_code: ${code}.`);
  const known = STATIC_ATTRIBUTES.get(entity);
  if (!known) return inputError(`Invalid entity_type specified: ${entity}`);
  const own = isProductType(entity) ? await attributeByCode(ctx, code) : undefined;
  const found = own ? await merchantsOf(ctx, own) : Object.hasOwn(known, code) && known[code];
  if (!found) throw new Error(`The attribute with a "${code}" attributeCode doesn't exist.`);
  return { ...found, code, entity };
}

async function merchantsOf(ctx: Context, row: Attribute): Promise<StaticAttribute> {
  return {
    type: TYPES[row.input] ?? 'String',
    input: row.input,
    options: await optionsFor(ctx, row),
    storefront: {
      position: row.position,
      use_in_layered_navigation: row.isFilterable ? 'FILTERABLE_WITH_RESULTS' : 'NO',
      use_in_product_listing: row.usedInListing,
      use_in_search_results_layered_navigation: row.isFilterableInSearch,
      visible_on_catalog_pages: row.isVisibleOnFront,
    },
  };
}

async function optionsFor(ctx: Context, { id, input }: Attribute): Promise<StaticAttribute['options']> {
  if (input === 'boolean') return YES_NO;
  const options = await optionsOf(ctx, id);
  return options.map((option) => ({ label: label(option.labels, ctx.store), value: String(option.id) }));
}

type Metadata = Exclude<Awaited<ReturnType<typeof metadataOf>>, GraphQLError>;

export const attributeResolvers = {
  Query: { customAttributeMetadata },
  Attribute: {
    attribute_code: ({ code }: Metadata) => code,
    attribute_type: ({ type }: Metadata) => type,
    entity_type: ({ entity }: Metadata) => entity,
    input_type: ({ input }: Metadata) => input,
    attribute_options: ({ options }: Metadata) => options,
    storefront_properties: ({ storefront }: Metadata) => storefront,
  },
};
