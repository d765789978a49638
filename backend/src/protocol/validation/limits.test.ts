import { describe, expect, it } from 'vitest';
import { post } from '../../testing/protocol-endpoint';

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
