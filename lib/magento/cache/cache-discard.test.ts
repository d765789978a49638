// @vitest-environment jsdom
import { gql } from '@urql/core';
import { expect, test } from 'vitest';
import { cart, get, put, setUpCache } from './cache.fixture';

setUpCache();

const cartQuery = gql`
  query cart($id: String!) {
    cart(cart_id: $id) {
      id
      email
    }
  }
`;
const ownCart = gql`
  query ownCart {
    customerCart {
      id
      email
    }
  }
`;
const email = gql`
  query email {
    customer {
      email
    }
  }
`;
const known = cart('a', { email: 'ann@example.com' });
const byId = { document: cartQuery, variables: { id: 'a' }, answer: { cart: known } };
const asOwn = { document: ownCart, variables: {}, answer: { customerCart: known } };

const come = ({ document, variables, answer }: typeof byId | typeof asOwn) => put(document, variables, answer);
const shown = ({ document, variables }: typeof byId | typeof asOwn) => get(document, variables);
const discardCarts = () => put('mutation { createEmptyCart }', {}, { createEmptyCart: 'b' });
const signOut = () => put('mutation { revokeCustomerToken { result } }', {}, { revokeCustomerToken: null });

test('[CACHE-2] a cart that was discarded lends nothing to a later answer of the same cart', async () => {
  await come(byId);
  await discardCarts();
  await put('query again($id: String!) { cart(cart_id: $id) { id } }', { id: 'a' }, { cart: cart('a') });
  expect(shown(byId)).toBeNull();
});

test.each([
  ['its id', 'the customer’s own', byId, asOwn],
  ['the customer’s own', 'its id', asOwn, byId],
])('[CACHE-2] a cart that was discarded, and is known by %s again, is not known by %s', async (_, __, one, other) => {
  await come(one);
  await come(other);
  await discardCarts();
  await come(one);
  expect(shown(one)).toEqual(expect.anything());
  expect(shown(other)).toBeNull();
});

test('[CACHE-2] a visitor who has signed out lends nothing to a later answer about the next one', async () => {
  await put(email, {}, { customer: { __typename: 'Customer', email: 'ann@example.com' } });
  await come(byId);
  await signOut();
  await put('query name { customer { firstname } }', {}, { customer: { __typename: 'Customer', firstname: 'Bea' } });
  await put('query again($id: String!) { cart(cart_id: $id) { id } }', { id: 'a' }, { cart: cart('a') });
  expect([get(email, {}), shown(byId)]).toEqual([null, null]);
});
