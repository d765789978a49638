import type { TadaDocumentNode } from 'gql.tada';
import { parse } from 'graphql';

/** The types of which a Magento version, an edition or a merchant's module may have more or fewer fields. */
const EXTENSIBLE_TYPES = [
  'Query',
  'Mutation',
  'StoreConfig',
  'ProductInterface',
  'Products',
  'ConfigurableProductOptionsValues',
  'Cart',
  'CartItemInterface',
  'Customer',
  'CustomerOrder',
] as const;

export interface IntrospectedType {
  fields: { name: string; type: { kind: string; ofType: { kind: string } | null } }[] | null;
}

export type Introspection = Record<string, IntrospectedType | null> & {
  filters: { inputFields: { name: string; type: { name: string | null } }[] } | null;
};

const typeSelections = EXTENSIBLE_TYPES.map(
  (name) =>
    `${name}: __type(name: "${name}") { fields(includeDeprecated: true) { name type { kind ofType { kind } } } }`,
);

/** What the backend's schema has, in one small query; gql.tada does not type introspection. */
export const introspectionDocument: TadaDocumentNode<Introspection, Record<string, never>> = parse(
  `{ ${typeSelections.join(' ')} filters: __type(name: "ProductAttributeFilterInput") { inputFields { name type { name } } } }`,
) as TadaDocumentNode<Introspection, Record<string, never>>;
