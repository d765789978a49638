import type { GraphQLError } from 'graphql';
import type { Context } from '../../../context';
import { inputError } from '../../../errors';
import { label } from '../../../labels';
import { type Attribute, attributeByCode, optionsOf } from './attribute-queries';

interface AttributeInput {
  attribute_code?: string | null;
  entity_type?: string | null;
}

const ENTITY_TYPES = new Set(['4', 'catalog_product']);
const TYPES: Record<string, string> = { select: 'Int', boolean: 'Int', price: 'Float', multiselect: 'String' };

async function customAttributeMetadata(_: unknown, args: { attributes: AttributeInput[] }, ctx: Context) {
  ctx.uncacheable = true;
  const items = await Promise.all(args.attributes.map((input) => metadataOf(ctx, input)));
  return { items: items.filter((item) => item !== undefined) };
}

/** One attribute; an error for wrong input stands in its place, an unknown code is left out. */
async function metadataOf(ctx: Context, { attribute_code: code, entity_type: entity }: AttributeInput) {
  if (!code && !entity) return inputError('Missing attribute_code and entity_type for an input.');
  if (!code) return inputError(`Missing attribute_code for the input entity_type: ${entity}.`);
  if (!entity) return inputError(`Missing entity_type for the input attribute_code: ${code}.`);
  if (!ENTITY_TYPES.has(entity)) return inputError(`Invalid entity_type specified: ${entity}`);
  const attribute = await attributeByCode(ctx, code);
  return attribute && { attribute, entity };
}

type Metadata = Exclude<Awaited<ReturnType<typeof metadataOf>>, GraphQLError | undefined>;

function storefrontProperties({ attribute }: Metadata) {
  return {
    position: attribute.position,
    use_in_layered_navigation: attribute.isFilterable ? 'FILTERABLE_WITH_RESULTS' : 'NO',
    use_in_product_listing: attribute.usedInListing,
    use_in_search_results_layered_navigation: attribute.isFilterableInSearch,
    visible_on_catalog_pages: attribute.isVisibleOnFront,
  };
}

async function optionsFor(ctx: Context, { id, input }: Attribute) {
  if (input === 'boolean') {
    return [
      { label: 'Yes', value: '1' },
      { label: 'No', value: '0' },
    ];
  }
  const options = await optionsOf(ctx, id);
  return options.map((option) => ({ label: label(option.labels, ctx.store), value: String(option.id) }));
}

export const attributeResolvers = {
  Query: { customAttributeMetadata },
  Attribute: {
    attribute_code: ({ attribute }: Metadata) => attribute.code,
    attribute_type: ({ attribute }: Metadata) => TYPES[attribute.input] ?? 'String',
    entity_type: ({ entity }: Metadata) => entity,
    input_type: ({ attribute }: Metadata) => attribute.input,
    attribute_options: ({ attribute }: Metadata, _: unknown, ctx: Context) => optionsFor(ctx, attribute),
    storefront_properties: storefrontProperties,
  },
};
