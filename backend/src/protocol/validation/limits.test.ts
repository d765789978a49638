import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { post } from '../../testing/protocol-endpoint';
import { assertFieldCount, sizeRule } from './limits';

const schema = buildSchema('type Query { a: Int }');
/** What the rule alone says of a query; it asks nothing of the schema. */
const measured = (query: string) => validate(schema, parse(query), [sizeRule]).map(({ message }) => message);

async function errorOf(query: string) {
  const { status, body } = await post(query);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['errors']);
  expect(body.errors).toHaveLength(1);
  return body.errors?.[0];
}

describe('limits of a query', () => {
  it('[BACK-1] depth: 20 levels below the outermost field, not more', async () => {
    const nested = (levels: number) =>
      `{ categories { items ${'{ children '.repeat(levels)}{ uid }${' }'.repeat(levels)} } }`;
    expect(await errorOf(nested(21))).toEqual({
      message: 'Max query depth should be 20 but got 22.',
      extensions: { category: 'graphql' },
    });
    expect((await post(nested(19))).body.errors).toBeUndefined();
    // A field without children adds nothing: 20 around the innermost, then 21.
    expect(measured(nested(19))).toEqual([]);
    expect(measured(nested(20))).toEqual(['Max query depth should be 20 but got 21.']);
  });

  it('[BACK-1] depth counts through fragments, named or not, which add none of their own', () => {
    const around = (inner: string) => `{ categories { items { ${inner} } } }`;
    const deep = (levels: number) => `${'children { '.repeat(levels)} uid ${' }'.repeat(levels)}`;
    const named = (levels: number) => `${around('...F')} fragment F on CategoryTree { ${deep(levels)} }`;
    const unnamed = (levels: number) => around(`... on CategoryTree { ${deep(levels)} }`);
    for (const query of [named, unnamed]) {
      expect(measured(query(19))).toEqual([]);
      expect(measured(query(20))).toEqual(['Max query depth should be 20 but got 21.']);
    }
    expect(measured(around(`${deep(20)} name a: uid`)), 'the deepest branch counts').toHaveLength(1);
  });

  it('[BACK-1] 300 fields are allowed once fragments are written out, 301 are not', () => {
    const spread = (times: number, more: string) =>
      `{ ${Array.from({ length: times }, (_, i) => `a${i}: storeConfig { ...F }`).join(' ')} ${more} } ` +
      'fragment F on StoreConfig { store_code store_name }';
    expect(measured(spread(100, ''))).toEqual([]);
    const outermost = (fields: number) =>
      `{ ...F } fragment F on Query { ${Array.from({ length: fields }, (_, i) => `a${i}: a`).join(' ')} }`;
    expect(measured(outermost(300))).toEqual([]);
    expect(measured(outermost(301))).toEqual(['Max query complexity should be 300 but got 301.']);
    expect(measured(spread(100, 'b: __typename'))).toEqual(['Max query complexity should be 300 but got 301.']);
  });

  it('[BACK-1] 300 fields may be written, 301 not', () => {
    const written = (fields: number) => parse(`{ ${Array.from({ length: fields }, (_, i) => `a${i}: a`).join(' ')} }`);
    expect(() => assertFieldCount(written(300))).not.toThrow();
    expect(() => assertFieldCount(written(301))).toThrow('Max query complexity should be 300 but got 301.');
  });

  it('[BACK-1] a fragment that is not there is another rule’s error', () => {
    expect(measured('{ storeConfig { ...Missing } }')).toEqual([]);
  });

  it('[BACK-1] each operation of a document is measured', () => {
    const fields = (count: number) => Array.from({ length: count }, (_, i) => `a${i}: __typename`).join(' ');
    expect(measured(`query a { ${fields(301)} } query b { ${fields(302)} } query c { ${fields(3)} }`)).toEqual([
      'Max query complexity should be 300 but got 301.',
      'Max query complexity should be 300 but got 302.',
    ]);
  });

  it('[BACK-1] fragments that spread the next one twice cost no more than others', async () => {
    const fragments = Array.from(
      { length: 40 },
      (_, n) => `fragment f${n} on StoreConfig { ...f${n + 1} ...f${n + 1} }`,
    );
    const query = `{ storeConfig { ...f0 } } ${fragments.join(' ')} fragment f40 on StoreConfig { store_code }`;
    expect((await post(query)).body.errors?.[0]?.message).toBe(
      'Max query complexity should be 300 but got 1099511627777.',
    );
  });

  it('[BACK-1] more than 10,000 words and signs are not parsed', async () => {
    const { status, body } = await post(`{ storeConfig { store_code ${'@x '.repeat(10_000)} } }`);
    expect([status, body.errors?.[0]?.message]).toEqual([
      500,
      'Syntax Error: Document contains more that 10000 tokens. Parsing aborted',
    ]);
  });

  it('[BACK-1] complexity counts fragments where they are spread, with status 200', async () => {
    const spreads = Array.from({ length: 60 }, (_, i) => `a${i}: storeConfig { ...F }`).join(' ');
    const fragment = 'fragment F on StoreConfig { store_code store_name base_url locale timezone }';
    expect(await errorOf(`{ ${spreads} } ${fragment}`)).toEqual({
      message: 'Max query complexity should be 300 but got 360.',
      extensions: { category: 'graphql' },
    });
  });

  it('a fragment that spreads itself is refused, not followed', async () => {
    const query = '{ storeConfig { ...A } } fragment A on StoreConfig { ...B } fragment B on StoreConfig { ...A }';
    expect((await errorOf(query))?.message).toBe('Cannot spread fragment "A" within itself via B.');
  });
});
