// @vitest-environment jsdom
import { gql } from '@urql/core';
import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOT_AUTHORIZED } from '@/lib/magento/magento-messages';
import { toQueryText } from '@/lib/magento/server/fetch-query';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { browserQuery } from './browser-query';
import { mutate, read } from './calls';
import { TOKEN_REFUSED_EVENT, tellRefusedToken } from './refused-token';
import { rest } from './rest';

const told = vi.fn();
const hear = (event: Event) => told(event instanceof CustomEvent && event.detail);

const me = gql`
  query me {
    customer {
      email
    }
  }
`;
const signOut = gql`
  mutation leave {
    revokeCustomerToken {
      result
    }
  }
`;
const change = gql`
  mutation change {
    removeItemFromCart(input: { cart_id: "1" }) {
      cart {
        id
      }
    }
  }
`;

beforeEach(() => {
  window.addEventListener(TOKEN_REFUSED_EVENT, hear);
});

afterEach(() => {
  window.removeEventListener(TOKEN_REFUSED_EVENT, hear);
  told.mockReset();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function signIn() {
  localStorage.setItem('signin_token', JSON.stringify({ value: 'dead', timeStored: Date.now(), ttl: 3600 }));
}

function refused(path: string, message = NOT_AUTHORIZED, category = 'graphql-authorization'): Response {
  const extensions = { category };
  return Response.json({ errors: [{ message, extensions, path: [path] }], data: { [path]: null } });
}

/** Asks by each road, one after the other; all are refused. */
async function askByAll() {
  fakeCommerce({
    me: () => refused('customer'),
    '/rest//V1/carts/mine': () => Response.json({ message: 'No' }, { status: 401 }),
  });
  Object.assign(document.documentElement.dataset, { store: '' });
  await read(me, {}).catch(() => undefined);
  await browserQuery(toQueryText(parse('query me { customer { email } }')), {}).catch(() => undefined);
  await rest('/rest/V1/carts/mine').catch(() => undefined);
}

describe('a token that the backend does not know any more', () => {
  it('[SESS-3] a dead token is told of by each road to the backend: client, single reads, REST', async () => {
    signIn();
    await askByAll();
    expect(told.mock.calls).toEqual([['dead'], ['dead'], ['dead']]);
  });

  it('a guest who is refused hears nothing of a token', async () => {
    await askByAll();
    expect(told).not.toHaveBeenCalled();
  });

  it('a dead token is known by its category in a shop that speaks another language', async () => {
    signIn();
    fakeCommerce({ me: () => refused('customer', 'ไม่ได้รับอนุญาต') });
    await read(me, {}).catch(() => undefined);
    expect(told).toHaveBeenCalledOnce();
  });

  it('a cart of somebody else, and a token that is given back twice, say nothing of the session', async () => {
    signIn();
    const notTheirs = 'The current user cannot perform operations on cart "1"';
    fakeCommerce({
      change: () => refused('removeItemFromCart', notTheirs),
      leave: () => refused('revokeCustomerToken'),
    });
    await mutate(change as never, {}).catch(() => undefined);
    await mutate(signOut as never, {}).catch(() => undefined);
    expect(told).not.toHaveBeenCalled();
  });

  it('[SESS-3] a mistyped password, to which newer Magentos give the status of a dead token, says nothing of the session', async () => {
    signIn();
    const answer = refused('changeCustomerPassword', 'Invalid login or password.', 'graphql-authentication');
    fakeCommerce({ change: () => new Response(answer.body, { status: 401, headers: answer.headers }) });
    await expect(mutate(change as never, {})).rejects.toMatchObject({ category: 'graphql-authentication' });
    expect(told).not.toHaveBeenCalled();
  });

  it('[SESS-3] a dead token is told of where newer Magentos refuse the whole call for it', async () => {
    signIn();
    const errors = [{ message: 'The token has expired', extensions: { category: 'graphql-authentication' } }];
    fakeCommerce({ me: () => Response.json({ errors }, { status: 401 }) });
    await read(me, {}).catch(() => undefined);
    await browserQuery(toQueryText(parse('query me { customer { email } }')), {}).catch(() => undefined);
    expect(told.mock.calls).toEqual([['dead'], ['dead']]);
  });
});

describe('[SESS-3] what an answer says of a token', () => {
  const of = (path: string[] | undefined, message: string, category?: string) => ({
    status: 200,
    errors: [{ message, extensions: { category }, path }],
  });

  it.each<[string, boolean, Parameters<typeof tellRefusedToken>[1]]>([
    ['a status of 401 without errors', true, { status: 401 }],
    ['a status of 401 of a field', false, { ...of(['changePassword'], 'No.'), status: 401 }],
    ['a status of 403', false, { status: 403 }],
    ['no status and no errors', false, {}],
    ['Magento’s words, of whatever field', true, of(['wishlist'], NOT_AUTHORIZED)],
    ['Magento’s words in another language, of the customer', true, of(['customer'], 'ไม่', 'graphql-authorization')],
    ['its category, of something of the customer’s', false, of(['customer', 'orders'], 'ไม่', 'graphql-authorization')],
    ['its category, of another field', false, of(['cart'], 'No.', 'graphql-authorization')],
    ['its category, of no field', false, of(undefined, 'No.', 'graphql-authorization')],
    ['another category, of the customer', false, of(['customer'], 'No.', 'graphql-input')],
    ['Magento’s words, of who signs out', false, of(['revokeCustomerToken'], NOT_AUTHORIZED)],
  ])('by %s it is dead: %s', (_, isTold, trouble) => {
    tellRefusedToken('abc', trouble);
    expect(told.mock.calls).toEqual(isTold ? [['abc']] : []);
  });

  it('one of several errors is enough', () => {
    const errors = [{ message: 'No.' }, { message: NOT_AUTHORIZED }];
    tellRefusedToken('abc', { errors });
    expect(told).toHaveBeenCalledOnce();
  });

  it('nothing is told of none', () => {
    tellRefusedToken(null, { status: 401 });
    tellRefusedToken('', { status: 401 });
    expect(told).not.toHaveBeenCalled();
  });
});
