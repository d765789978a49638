import { describe, expect, it } from 'vitest';
import { get, logged, post, send } from '../testing/protocol-endpoint';

async function errorOf(query: string, variables?: unknown) {
  const { status, body } = await post(query, variables);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['errors']);
  expect(body.errors).toHaveLength(1);
  return body.errors?.[0];
}

describe('validation speaks as webonyx 14', () => {
  it.each([
    ['{ storeConfig { nope } }', 'Cannot query field "nope" on type "StoreConfig".', [[1, 17]]],
    ['{ nope { a } }', 'Cannot query field "nope" on type "Query".', [[1, 3]]],
    ['{ storeConfig }', 'Field "storeConfig" of type "StoreConfig" must have a sub selection.', [[1, 3]]],
    [
      '{ storeConfig { store_code { a } } }',
      'Field "store_code" of type "ID" must not have a sub selection.',
      [[1, 28]],
    ],
    [
      '{ country(id:$x) { id } }',
      'Variable "$x" is not defined.',
      [
        [1, 14],
        [1, 1],
      ],
    ],
    ['query r($url:String){ storeConfig { store_code } }', 'Variable "$url" is never used in operation "r".', [[1, 9]]],
    [
      'query { storeConfig { store_code } } fragment F on StoreConfig { store_name }',
      'Fragment "F" is never used.',
      [[1, 38]],
    ],
    [
      '{ route { relative_url } }',
      'Field "route" argument "url" of type "String!" is required but not provided.',
      [[1, 3]],
    ],
    [
      '{ country(ids:"GB") { id } }',
      'Unknown argument "ids" on field "country" of type "Query". Did you mean "id"?',
      [[1, 11]],
    ],
    [
      '{ products(pageSize:"two") { total_count } }',
      'Field "products" argument "pageSize" requires type Int, found "two".',
      [[1, 21]],
    ],
    [
      '{ route(url:null) { relative_url } }',
      'Field "route" argument "url" requires type String!, found null.',
      [[1, 13]],
    ],
    [
      '{ products(sort:{nope:ASC}) { total_count } }',
      'Field "nope" is not defined by type ProductAttributeSortInput; Did you mean name?',
      [[1, 18]],
    ],
    [
      '{ products(sort:{name:UP}) { total_count } }',
      'Field "products" argument "sort" requires type SortEnum, found UP.',
      [[1, 23]],
    ],
    ['{ storeConfig @nope { store_code } }', 'Unknown directive "nope".', [[1, 15]]],
    [
      '{ storeConfig { a: store_code a: store_name } }',
      'Fields "a" conflict because store_code and store_name are different fields. Use different aliases on the fields to fetch both if this was intentional.',
      [
        [1, 17],
        [1, 31],
      ],
    ],
  ])('%s', async (query, message, places) => {
    expect(await errorOf(query)).toEqual({
      message,
      extensions: { category: 'graphql' },
      locations: places.map(([line, column]) => ({ line, column })),
    });
  });
});

describe('variables', () => {
  const route = 'query r($url:String!){ route(url:$url) { relative_url } }';

  it.each([
    [route, {}, 'Variable "$url" of required type "String!" was not provided.'],
    [route, { url: null }, 'Variable "$url" of non-null type "String!" must not be null.'],
    [
      'query($f:ProductAttributeFilterInput){ products(filter:$f){ total_count } }',
      { f: { sku: { eq: { a: 1 } } } },
      'Variable "$f" got invalid value {"sku":{"eq":{"a":1}}}; Expected type String at value.sku.eq; String cannot represent a non string value: {"a":1}',
    ],
    [
      'query($s:Int){ products(pageSize:$s){ total_count } }',
      { s: 'x' },
      'Variable "$s" got invalid value "x"; Expected type Int; Int cannot represent non-integer value: x',
    ],
    [
      'query($s:ProductAttributeSortInput){ products(sort:$s){ total_count } }',
      { s: { nope: 'ASC' } },
      'Variable "$s" got invalid value {"nope":"ASC"}; Field "nope" is not defined by type ProductAttributeSortInput; did you mean name?',
    ],
    [
      'query($s:ProductAttributeSortInput){ products(sort:$s){ total_count } }',
      { s: { name: 'ASCC' } },
      'Variable "$s" got invalid value {"name":"ASCC"}; Expected type SortEnum at value.name; did you mean ASC?',
    ],
  ])('%s with %j', async (query, variables, message) => {
    expect(await errorOf(query, variables)).toEqual({ message, extensions: { category: 'graphql' } });
  });

  it.each([['null'], ['[]'], ['{}'], ['{"zzz":1}']])('%s where none is needed', async (variables) => {
    const { status, body } = await send(`{"query":"{ storeConfig { store_code } }","variables":${variables}}`);
    expect([status, body]).toEqual([200, { data: { storeConfig: { store_code: 'default' } } }]);
  });

  it('[NET-2] GET takes them as JSON in the URL', async () => {
    const { body } = await get('query($i:String){ country(id:$i){ id } }', '{"i":"GB"}');
    expect(body).toEqual({ data: { country: { id: 'GB' } } });
  });

  it('@skip and @include follow them', async () => {
    const query = 'query($s:Boolean!){ storeConfig { store_code @skip(if:$s) locale @include(if:$s) } }';
    expect((await post(query, { s: true })).body).toEqual({ data: { storeConfig: { locale: null } } });
  });
});

describe('[BACK-1] scalars are as lenient as in Magento', () => {
  const total = { data: { products: { total_count: 2 } } };

  it.each([
    ['{ products(pageSize: "1", currentPage: true) { total_count } }', {}],
    ['{ products(pageSize: 1.0, search: 3) { total_count } }', {}],
    ['{ products(filter: { category_id: { eq: 3 }, sku: { in: [24, true, bare] } }) { total_count } }', {}],
    ['query($s: Int) { products(pageSize: $s) { total_count } }', { s: ' 12 ' }],
    ['query($s: Int) { products(pageSize: $s) { total_count } }', { s: true }],
    ['query($f: FilterEqualTypeInput) { products(filter: { sku: $f }) { total_count } }', { f: { eq: 1.5 } }],
  ])('%s with %j', async (query, variables) => {
    expect((await post(query, variables)).body).toEqual(total);
  });

  it('a number where a text is wanted arrives as that text, a boolean as PHP prints it', async () => {
    const asked = async (id: string) => (await post(`{ country(id: ${id}) { id } }`)).body.data?.country?.id;
    expect([await asked('66'), await asked('true'), await asked('GB')]).toEqual(['66', '1', 'GB']);
    const { body } = await post('query($i: String) { country(id: $i) { id } }', { i: 66 });
    expect(body.data?.country?.id).toBe('66');
  });

  it.each([
    ['1.5', 'Int cannot represent non-integer value: 1.5'],
    ['', 'Int cannot represent non-integer value: (empty string)'],
    [['1'], 'Int cannot represent non-integer value: ["1"]'],
    ['3000000000', 'Int cannot represent non 32-bit signed integer value: 3000000000'],
  ])('%j is no Int', async (s, problem) => {
    expect(await errorOf('query($s: Int) { products(pageSize: $s) { total_count } }', { s })).toEqual({
      message: `Variable "$s" got invalid value ${JSON.stringify(s)}; Expected type Int; ${problem}`,
      extensions: { category: 'graphql' },
    });
  });

  it.each([
    ['products(pageSize: 1.5) { total_count }', 'Field "products" argument "pageSize" requires type Int, found 1.5.'],
    ['products(pageSize: ONE) { total_count }', 'Field "products" argument "pageSize" requires type Int, found ONE.'],
    ['country(id: ["GB"]) { id }', 'Field "country" argument "id" requires type String, found ["GB"].'],
  ])('the literal in %s cannot be cast', async (field, message) => {
    expect((await errorOf(`{ ${field} }`))?.message).toBe(message);
  });

  it('a text that is no number is refused in a list of items, as recorded', async () => {
    const query = 'mutation a($i: [CartItemInput!]!) { addProductsToCart(cartId: "c", cartItems: $i) { cart { id } } }';
    expect((await errorOf(query, { i: [{ sku: '24-MB02', quantity: 'x' }] }))?.message).toBe(
      'Variable "$i" got invalid value [{"sku":"24-MB02","quantity":"x"}]; Expected type Float at value[0].quantity; Float cannot represent non numeric value: x',
    );
  });
});

describe('operations', () => {
  const two = 'query a { storeConfig { store_code } } query b { storeConfig { store_name } }';

  it.each([undefined, 'a'])('two in one document are refused, operationName %s or not', async (operationName) => {
    const { status, body } = await send(JSON.stringify({ query: two, operationName }));
    expect([status, body]).toEqual([
      200,
      {
        errors: [
          {
            message: 'Must provide operation name if query contains multiple operations.',
            extensions: { category: 'graphql' },
          },
        ],
      },
    ]);
    expect((await get(two)).body).toEqual(body);
  });

  it('an operationName that does not exist is ignored', async () => {
    const query = 'query a { storeConfig { store_code } }';
    const { status, body } = await send(JSON.stringify({ query, operationName: 'nope' }));
    expect([status, body]).toEqual([200, { data: { storeConfig: { store_code: 'default' } } }]);
  });

  it('introspection is allowed', async () => {
    const query =
      '{ __typename __schema { queryType { name } mutationType { name } } __type(name:"Currency") { kind name } }';
    expect((await post(query)).body).toEqual({
      data: {
        __typename: 'Query',
        __schema: { queryType: { name: 'Query' }, mutationType: { name: 'Mutation' } },
        __type: { kind: 'OBJECT', name: 'Currency' },
      },
    });
  });
});

describe('errors of fields', () => {
  it('the first in the answer is told, the others only make their field null', async () => {
    const { status, text } = await post(
      '{ storeConfig { store_code } country(id:"ZZ") { id } cmsPage(identifier:"nope") { title } }',
    );
    expect(status).toBe(200);
    expect(text).toBe(
      '{"errors":[{"message":"The country isn\'t available.","extensions":{"category":"graphql-no-such-entity"},' +
        '"locations":[{"line":1,"column":30}],"path":["country"]}],' +
        '"data":{"storeConfig":{"store_code":"default"},"country":null,"cmsPage":null}}',
    );
  });

  it('two failing mutations give one error', async () => {
    const mutation =
      'mutation { a: subscribeEmailToNewsletter(email:"x") { status } b: subscribeEmailToNewsletter(email:"y") { status } }';
    expect((await post(mutation)).body).toEqual({
      errors: [
        {
          message: 'Enter a valid email address.',
          extensions: { category: 'graphql-input' },
          locations: [{ line: 1, column: 12 }],
          path: ['a'],
        },
      ],
      data: { a: null, b: null },
    });
  });

  it('a fault of the server is logged with its cause and told as an internal one', async () => {
    logged.length = 0;
    const { status, body, text } = await post('{ countries { id } }');
    expect([status, body]).toEqual([
      200,
      {
        errors: [
          {
            message: 'Internal server error',
            extensions: { category: 'internal' },
            locations: [{ line: 1, column: 3 }],
            path: ['countries'],
          },
        ],
        data: { countries: null },
      },
    ]);
    expect(text).not.toContain('secret');
    expect(logged).toEqual([new TypeError('secret detail of the server')]);
  });

  it('a missing value that may not be null is an internal one too', async () => {
    const { body } = await post('{ categoryList { uid redirect_code } }');
    expect(body.errors).toEqual([
      {
        message: 'Internal server error',
        extensions: { category: 'internal' },
        locations: [{ line: 1, column: 22 }],
        path: ['categoryList', 0, 'redirect_code'],
      },
    ]);
    expect(body.data).toEqual({ categoryList: [null] });
  });
});

it('JSON is escaped as PHP does', async () => {
  const { text } = await post('{ storeConfig { store_name base_media_url } }');
  expect(text).toBe(
    '{"data":{"storeConfig":{"store_name":"Gr\\u00fc\\u00dfe \\/ \\u85ac \\ud83d\\ude00",' +
      '"base_media_url":"http:\\/\\/shop.example\\/media\\/"}}}',
  );
});
