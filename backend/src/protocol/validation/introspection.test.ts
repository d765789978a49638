import { getIntrospectionQuery } from 'graphql';
import { expect, it } from 'vitest';
import { post } from '../../testing/protocol-endpoint';

const nested = (rounds: number, inside: string) =>
  `${'interfaces { possibleTypes { '.repeat(rounds)}${inside}${' } }'.repeat(rounds)}`;

async function refusal(query: string) {
  const { status, body } = await post(query);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['errors']);
  return body.errors?.[0];
}

it.each([
  ['as tools ask for it', {}],
  [
    'with all that tools may ask for',
    {
      ...{ descriptions: true, specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true },
      ...{ inputValueDeprecation: true, oneOf: true },
    },
  ],
])('introspection answers the whole schema %s', async (_, options) => {
  const { body } = await post(getIntrospectionQuery(options));
  expect(body.errors).toBeUndefined();
  expect(body.data?.__schema?.types).toHaveProperty('length');
});

it('introspection answers the storefront, which asks for many types at once under names of its own', async () => {
  const types = ['Query', 'Mutation', 'StoreConfig', 'ProductInterface', 'Products', 'Cart', 'Customer'].map(
    (name) =>
      `${name}: __type(name: "${name}") { fields(includeDeprecated: true) { name type { kind ofType { kind } } } }`,
  );
  const { body } = await post(
    `{ ${types.join(' ')} ScopeTypeEnum: __type(name: "ScopeTypeEnum") { enumValues { name } }
        filters: __type(name: "ProductAttributeFilterInput") { inputFields { name type { name } } } }`,
  );
  expect(body.errors).toBeUndefined();
  expect(body.data?.Cart?.fields).toContainEqual({
    name: 'id',
    type: { kind: 'NON_NULL', ofType: { kind: 'SCALAR' } },
  });
});

it('introspection may go from a type to others and back once: each round more would multiply the answer', async () => {
  const { body } = await post(`{ __type(name: "SimpleProduct") { ${nested(1, 'name')} } }`);
  expect(body.errors).toBeUndefined();
  for (const rounds of [2, 9]) {
    for (const query of [
      `{ __type(name: "SimpleProduct") { ${nested(rounds, 'name')} } }`,
      `{ __schema { types { ...T } } } fragment T on __Type { ${nested(rounds, '...N')} } fragment N on __Type { name }`,
    ]) {
      expect(await refusal(query)).toMatchObject({
        message: 'Maximum introspection depth exceeded',
        extensions: { category: 'graphql' },
      });
    }
  }
});

it('introspection gives no field of the schema another name: 280 names for the innermost would make 19 MB of an answer', async () => {
  const renamed = async (query: string, field: string) =>
    expect(await refusal(query)).toMatchObject({
      message: `Field "${field}" of the schema may not be renamed.`,
      extensions: { category: 'graphql' },
    });
  await renamed('{ __schema { types { fields { a: name } } } }', 'name');
  await renamed('{ __type(name: "Cart") { ...T } } fragment T on __Type { ofType { a: __typename } }', '__typename');
  await renamed('{ a: __schema { queryType { name } } }', '__schema');
});
