import { type GraphQLOutputType, getNamedType, isAbstractType, isLeafType, isObjectType } from 'graphql';
import { catalogueSchema } from './catalogue-schema';

/** Fields that only `route` can fill: the type says they are never null, and elsewhere they are an error. */
const ROUTE_ONLY = new Set(['redirect_code']);

/** Names of the fields of a type that any query of the catalogue may ask for. */
export function fieldNames(typeName: string): string[] {
  return Object.keys(fieldsOf(typeName)).filter((name) => !ROUTE_ONLY.has(name));
}

function fieldsOf(typeName: string) {
  const type = catalogueSchema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type`);
  return type.getFields();
}

/** A field with everything below it; products and categories below it only by their plain values. */
export function wholeField(typeName: string, fieldName: string): string {
  const field = fieldsOf(typeName)[fieldName];
  if (!field) throw new Error(`${typeName} has no field ${fieldName}`);
  return `${fieldName} ${selection(field.type, 0)}`;
}

function selection(output: GraphQLOutputType, depth: number): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  const isEntity = /^(ProductInterface|\w+Product|CategoryInterface|CategoryTree)$/.test(type.name);
  const types = isAbstractType(type) ? catalogueSchema.getPossibleTypes(type) : [type];
  if (isEntity) return '{ __typename uid name }';
  const parts = types.filter(isObjectType).map((object) => {
    const fields = Object.values(object.getFields())
      .filter((field) => depth < 4 || isLeafType(getNamedType(field.type)))
      // Several types of one interface call things of different types by the same name.
      .map((field) => `${object.name}_${field.name}: ${field.name} ${selection(field.type, depth + 1)}`);
    return `... on ${object.name} { ${fields.join(' ')} }`;
  });
  return `{ __typename ${parts.join(' ')} }`;
}
