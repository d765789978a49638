import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { errorText } from './error-text';
import { MAX_URL_LENGTH, queryRequest, readAnswer } from './graphql-call';

describe('[NET-2] a query', () => {
  it('goes by GET, with its variables where it has any', () => {
    expect(queryRequest('/graphql', '{ a }')).toEqual({ url: '/graphql?query=%7B+a+%7D', init: { method: 'GET' } });
    const { url } = queryRequest('/graphql', '{ a }', { id: 'x' });
    expect(new URL(url, 'https://shop.example').searchParams.get('variables')).toBe('{"id":"x"}');
  });

  it('goes by POST where its URL would be longer than what passes everywhere', () => {
    const longest = 'q'.repeat(MAX_URL_LENGTH - '/graphql?query='.length);
    expect(queryRequest('/graphql', longest).init).toEqual({ method: 'GET' });
    expect(queryRequest('/graphql', `${longest}q`)).toEqual({
      url: '/graphql',
      init: { method: 'POST', body: JSON.stringify({ query: `${longest}q`, variables: {} }) },
    });
  });
});

it('[NET-2] a query that tells of a person goes by POST, however short it is', () => {
  expect(queryRequest('/graphql', '{ a }', { id: 'x' }, true)).toEqual({
    url: '/graphql',
    init: { method: 'POST', body: '{"query":"{ a }","variables":{"id":"x"}}' },
  });
});

describe('[NET-8] an answer', () => {
  const answer = (body: object, status = 200) => Response.json(body, { status });
  const refused = { message: 'One.', extensions: { category: 'graphql-input' } };

  it('is its data', async () => {
    expect(await readAnswer(answer({ data: { a: 1 } }))).toEqual({ a: 1 });
    expect(await readAnswer(answer({ data: { a: 1 }, errors: [] }))).toEqual({ a: 1 });
  });

  it('is one error for all of its errors, also beside data', async () => {
    const both = answer({ data: { a: 1 }, errors: [refused, { message: 'Two.' }] });
    await expect(readAnswer(both)).rejects.toMatchObject({ kind: 'refused', message: 'One., Two.', status: 200 });
  });

  it('is the data beside its errors where a part will do, and an error without any', async () => {
    expect(await readAnswer(answer({ data: { a: null }, errors: [refused] }), { isPartial: true })).toEqual({
      a: null,
    });
    const none = readAnswer(answer({ data: null, errors: [refused] }), { isPartial: true });
    await expect(none).rejects.toMatchObject({ kind: 'refused' });
  });

  it('[NET-5] has no error that is tolerated, where something of what was asked for came', async () => {
    const isTolerated = ({ message }: { message: string }) => message === 'One.';
    expect(await readAnswer(answer({ data: { a: 1, b: null }, errors: [refused] }), { isTolerated })).toEqual({
      a: 1,
      b: null,
    });
    for (const data of [{ a: null }, null]) {
      await expect(readAnswer(answer({ data, errors: [refused] }), { isTolerated })).rejects.toThrow('One.');
    }
    const other = answer({ data: { a: 1 }, errors: [refused, { message: 'Two.' }] });
    await expect(readAnswer(other, { isTolerated })).rejects.toMatchObject({ message: 'Two.' });
  });

  it.each([
    [answer({}, 200), 'The commerce backend answered without data', 200],
    [new Response('<html>', { status: 502 }), 'The commerce backend answered 502 without a JSON object', 502],
    [new Response('"text"'), 'The commerce backend answered 200 without a JSON object', 200],
    [answer({ data: null }), 'The commerce backend answered without data', 200],
    [new Response('null'), 'The commerce backend answered 200 without a JSON object', 200],
  ])('that is no GraphQL is an error of its own', async (response, message, status) => {
    await expect(readAnswer(response)).rejects.toMatchObject({ kind: 'http', message, status });
  });

  it('that cannot be read has what was wrong with it', async () => {
    await expect(readAnswer(new Response('<'))).rejects.toMatchObject({ cause: expect.any(SyntaxError) });
  });
});

describe('[NET-8] what a shopper reads of an error', () => {
  const labels = { offline: 'Offline', unexpected: 'Unexpected' };
  it.each([
    [new Error('secret'), 'Unexpected'],
    [new AppError('network', 'secret'), 'Offline'],
    [new AppError('http', 'secret'), 'Unexpected'],
    [new AppError('graphql', 'secret'), 'Unexpected'],
    [new AppError('refused', 'The coupon is used.'), 'The coupon is used.'],
    [new AppError('refused', ''), 'Unexpected'],
    [new AppError('input', 'The session has ended.'), 'The session has ended.'],
    [new AppError('input', 'Missing required information: cartId'), 'Unexpected'],
    [new AppError('refused', 'Missing required information'), 'Missing required information'],
    [new AppError('refused', 'Could not update the product with SKU A-1: Not that many.'), 'Not that many.'],
    [
      new AppError('refused', 'Could not add the product with SKU A-1 to the shopping cart: Not that many.'),
      'Not that many.',
    ],
    [
      new AppError('refused', 'Sorry: Could not update the product with SKU A-1: Not that many.'),
      'Sorry: Could not update the product with SKU A-1: Not that many.',
    ],
  ])('%o: %s', (error, text) => expect(errorText(error, labels)).toBe(text));
});
