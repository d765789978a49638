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
  'OrderItemInterface',
] as const;

/** Inputs of which versions of Magento, and merchants, have different fields; what a field needs is known by them. */
const EXTENSIBLE_INPUTS = ['OrderInformationInput', 'GuestOrderInformationInput', 'ProductAttributeSortInput'] as const;

/** Of this enum is the argument by which later Magentos tell a customer's orders of more than one store view. */
const SCOPES = 'ScopeTypeEnum: __type(name: "ScopeTypeEnum") { enumValues { name } }';

export interface IntrospectedType {
  enumValues?: { name: string }[] | null;
  inputFields?: { name: string }[] | null;
  fields?: { name: string; type: { kind: string; ofType: { kind: string } | null } }[] | null;
}

export type Introspection = Record<string, IntrospectedType | null> & {
  filters: { inputFields: { name: string; type: { name: string | null } }[] } | null;
};

const typeSelections = EXTENSIBLE_TYPES.map(
  (name) =>
    `${name}: __type(name: "${name}") { fields(includeDeprecated: true) { name type { kind ofType { kind } } } }`,
);

const inputSelections = EXTENSIBLE_INPUTS.map((name) => `${name}: __type(name: "${name}") { inputFields { name } }`);

/** What the backend's schema has, in one small query; gql.tada does not type introspection. */
export const introspectionDocument: TadaDocumentNode<Introspection, Record<string, never>> = parse(
  `{ ${[...typeSelections, ...inputSelections, SCOPES].join(' ')} filters: __type(name: "ProductAttributeFilterInput") { inputFields { name type { name } } } }`,
) as TadaDocumentNode<Introspection, Record<string, never>>;
