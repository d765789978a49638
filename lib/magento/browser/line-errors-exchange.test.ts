// @vitest-environment jsdom
import { Client, gql } from '@urql/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lineErrorsExchange } from './line-errors-exchange';
import { commerceFetchExchange } from './network-exchanges';

const SOURCE = 'There are no source items with the in stock status';
const SOME = 'Some of the products are out of stock.';

const cartQuery = gql`
  query cart {
    cart {
      items {
        uid
      }
    }
  }
`;

afterEach(() => vi.unstubAllGlobals());

type ErrorAnswer = { message: string; path?: (string | number)[]; extensions?: { category: string } };

/** What the shop gets of an answer of the backend: the data, and what the errors say. */
async function settled(answer: { data?: unknown; errors?: ErrorAnswer[] }, document = cartQuery) {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const client = new Client({ url: '/graphql', exchanges: [lineErrorsExchange, commerceFetchExchange] });
  const isWrite = document.definitions.some((node) => 'operation' in node && node.operation === 'mutation');
  const { data, error } = await (isWrite ? client.mutation(document, {}) : client.query(document, {})).toPromise();
  return { data, error, messages: error?.graphQLErrors.map(({ message }) => message) };
}

const line = (uid: string) => ({ __typename: 'SimpleCartItem', uid });
const cart = (...items: unknown[]) => ({ cart: { __typename: 'Cart', total_quantity: 2, items } });
const error = (message: string, ...path: (string | number)[]) => ({
  message,
  path,
  extensions: { category: 'graphql-input' },
});

describe('lineErrorsExchange', () => {
  test.each([SOURCE, SOME])(
    '[NET-5] lineErrorsExchange removes what Magento answers before the lines for “%s”',
    async (message) => {
      const answer = { errors: [error(message, 'cart', 'items', 0)], data: cart(null, line('a'), line('b')) };
      expect(await settled(answer)).toEqual({
        data: cart(line('a'), line('b')),
        error: undefined,
        messages: undefined,
      });
    },
  );

  test('[NET-5] lineErrorsExchange removes all lines concerned, wherever they stand', async () => {
    const errors = [
      error(SOURCE, 'cart', 'items', 0),
      error(SOME, 'cart', 'items', 2),
      error(SOURCE, 'cart', 'items', 3),
    ];
    const answer = { errors, data: cart(null, line('a'), null, null, line('b')) };
    expect(await settled(answer)).toEqual({ data: cart(line('a'), line('b')), error: undefined, messages: undefined });
  });

  test('[NET-5] lineErrorsExchange removes a line of which only a part is missing, and no other', async () => {
    const errors = [error(SOURCE, 'cart', 'items', 1, 'product'), error(SOURCE, 'cart', 'items', 0)];
    const answer = { errors, data: cart(null, line('a'), line('b')) };
    expect((await settled(answer)).data).toEqual(cart(line('b')));
  });

  test('[NET-5] lineErrorsExchange finds the cart in the answer of a write, under any name', async () => {
    const data = (...items: unknown[]) => ({
      changed: { __typename: 'UpdateCartItemsOutput', basket: cart(...items).cart },
    });
    const answer = { errors: [error(SOME, 'changed', 'basket', 'items', 0)], data: data(null, line('a')) };
    expect(await settled(answer)).toMatchObject({ data: data(line('a')), error: undefined });
  });

  test.each(['The requested qty is not available', 'Bitte korrigieren Sie die Menge.'])(
    '[NET-5] lineErrorsExchange keeps the place of what Magento has against a cart, in front of its lines: “%s”',
    async (message) => {
      const answer = { errors: [error(message, 'cart', 'items', 0)], data: cart(null, line('a')) };
      expect(await settled(answer)).toEqual({ data: cart(null, line('a')), error: undefined, messages: undefined });
      const data = (...items: unknown[]) => ({ changed: { __typename: 'Output', ...cart(...items) } });
      const written = { errors: [error(message, 'changed', 'cart', 'items', 0)], data: data(null, line('a')) };
      expect(await settled(written)).toMatchObject({ data: data(null, line('a')), error: undefined });
    },
  );

  test('[NET-5] lineErrorsExchange removes a line whose product has gone', async () => {
    const message = "The product that was requested doesn't exist. Verify the product and try again.";
    const gone = { message, path: ['cart', 'items', 1], extensions: { category: 'graphql-no-such-entity' } };
    const answer = { errors: [gone], data: cart(line('a'), null) };
    expect(await settled(answer)).toEqual({ data: cart(line('a')), error: undefined, messages: undefined });
  });

  test('[NET-5] lineErrorsExchange keeps the place of what is wrong besides a line that is gone', async () => {
    const errors = [error('The requested qty is not available', 'cart', 'items', 0), error(SOME, 'cart', 'items', 1)];
    const answer = { errors, data: cart(null, null, line('a')) };
    expect(await settled(answer)).toEqual({ data: cart(null, line('a')), error: undefined, messages: undefined });
  });

  test('[NET-5] lineErrorsExchange passes on that a line could not be read', async () => {
    const broken = {
      message: 'Internal server error',
      path: ['cart', 'items', 0],
      extensions: { category: 'internal' },
    };
    const later = { message: 'Internal server error', path: ['cart', 'items', 0] };
    for (const entry of [broken, later])
      expect((await settled({ errors: [entry as ErrorAnswer], data: cart(null, line('a')) })).messages).toEqual([
        entry.message,
      ]);
  });

  test('[NET-5] lineErrorsExchange passes on the other errors', async () => {
    const errors = [error(SOURCE, 'cart', 'items', 0), error('No.', 'cart', 'prices')];
    const result = await settled({ errors, data: cart(null, line('a')) });
    expect(result).toMatchObject({ data: cart(line('a')), messages: ['No.'] });
    expect(result.error?.graphQLErrors[0]?.extensions.category).toBe('graphql-input');
    expect(result.error?.response?.status).toBe(200);
  });

  test('[NET-5] lineErrorsExchange keeps a line of which something else is said', async () => {
    const errors = [error('No.', 'cart', 'items', 1), error(SOURCE, 'cart', 'items', 0)];
    expect(await settled({ errors, data: cart(null, line('a'), line('b')) })).toMatchObject({
      data: cart(line('a'), line('b')),
      messages: ['No.'],
    });
  });

  test('[NET-5] lineErrorsExchange passes on what is said of a cart, but of none of its lines', async () => {
    const errors = [error(SOURCE, 'cart', 'prices'), error(SOME, 'cart', 'total_quantity', 0)];
    const result = await settled({ errors, data: cart(line('a'), line('b')) });
    expect(result).toMatchObject({ data: cart(line('a'), line('b')), messages: [SOURCE, SOME] });
  });

  test('[NET-5] lineErrorsExchange passes on an error that left no cart: an item refused, an order refused', async () => {
    const refused = error(`Unable to place order: ${SOME}`, 'placeOrder');
    expect((await settled({ errors: [refused], data: { placeOrder: null } })).messages).toEqual([refused.message]);
    expect((await settled({ errors: [{ message: SOURCE }], data: cart(line('a')) })).messages).toEqual([SOURCE]);
  });

  test.each([{ data: null }, { data: { cart: null } }, {}])(
    '[NET-5] lineErrorsExchange removes the only errors of a cart that could not be had: no data is left, not an empty cart (%j)',
    async (answer) => {
      const result = await settled({ ...answer, errors: [error(SOURCE, 'cart', 'items', 0)] });
      expect(result).toEqual({ data: undefined, error: undefined, messages: undefined });
      const other = await settled({ ...answer, errors: [error(SOURCE, 'cart'), error('No.', 'cart')] });
      expect(other.messages).toContain('No.');
    },
  );

  test('[NET-5] lineErrorsExchange leaves the items of other lists alone', async () => {
    const data = { products: { __typename: 'Products', items: [null, line('a')] } };
    const result = await settled({ errors: [error(SOME, 'products', 'items', 0)], data });
    expect(result).toMatchObject({ data, messages: [SOME] });
  });

  test('[NET-5] lineErrorsExchange passes on an answer without errors, and one without data', async () => {
    expect(await settled({ data: cart(line('a')) })).toMatchObject({ data: cart(line('a')), error: undefined });
    expect((await settled({ errors: [{ message: 'No.' }] })).messages).toEqual(['No.']);
    expect((await settled({})).error?.networkError?.message).toBe('No Content');
  });

  test('[NET-5] lineErrorsExchange leaves the error of a write that brought no cart: it was not carried out', async () => {
    const write = gql`
      mutation write {
        cart {
          items {
            uid
          }
        }
      }
    `;
    for (const data of [{ cart: null }, null]) {
      expect((await settled({ data, errors: [error(SOURCE, 'cart')] }, write)).messages).toEqual([SOURCE]);
    }
  });

  test('[NET-5] lineErrorsExchange leaves the error where something else than the cart came', async () => {
    const both = gql`
      query both {
        cart {
          items {
            uid
          }
        }
        storeConfig {
          store_code
        }
      }
    `;
    const other = { cart: null, storeConfig: { store_code: 'mmstr_th' } };
    expect(await settled({ data: other, errors: [error(SOURCE, 'cart', 'items', 0)] }, both)).toMatchObject({
      data: other,
      messages: [SOURCE],
    });
    const some = { cart: null, customerCart: { __typename: 'Cart', items: null } };
    expect((await settled({ data: some, errors: [error(SOURCE, 'cart')] })).messages).toEqual([SOURCE]);
  });

  test('[NET-5] lineErrorsExchange knows the customer’s own cart, with type names and fragments beside it', async () => {
    const own = gql`
      query own {
        __typename
        mine: customerCart {
          ...Lines
        }
      }
      fragment Lines on Cart {
        id
      }
    `;
    const data = { __typename: 'Query', mine: null };
    expect(await settled({ data, errors: [error(SOURCE, 'mine', 'items', 0)] }, own)).toMatchObject({
      data: undefined,
      error: undefined,
    });
  });

  test('[NET-5] lineErrorsExchange removes no line that the error does not name, and changes no answer that others hold', async () => {
    const all = cart(line('a'), line('b'));
    for (const path of [
      ['cart', 'items'],
      ['cart', 'items', 7],
      ['cart', 'items', 'first'],
    ]) {
      expect(await settled({ errors: [error(SOURCE, ...path)], data: all })).toMatchObject({
        data: all,
        error: undefined,
      });
    }
  });

  test('[NET-5] lineErrorsExchange leaves an error whose path leads nowhere', async () => {
    const answer = { errors: [error(SOURCE, 'basket', 'lines', 'items', 0)], data: cart(line('a')) };
    expect((await settled(answer)).messages).toEqual([SOURCE]);
    const odd = { cart: { __typename: 'Cart', items: 'none' } };
    expect((await settled({ errors: [error(SOURCE, 'cart', 'items', 0)], data: odd })).messages).toEqual([SOURCE]);
  });
});
