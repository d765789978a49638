import { describe, expect, test } from 'vitest';
import { askedByQuery, askedByRest, sumOfAsked } from './limited-actions';

const signIn = (alias = '') => `${alias}generateCustomerToken(email: "a@b.example", password: "x") { token }`;
const asked = (text: string) => Object.fromEntries(askedByQuery(text));

describe('what a GraphQL text asks for', () => {
  test.each([
    ['a sign-in', `mutation { ${signIn()} }`, { 'sign-in': 1 }],
    ['every alias', `mutation { ${signIn('a: ')} ${signIn('b: ')} ${signIn('products: ')} }`, { 'sign-in': 3 }],
    ['what stands in a fragment', `mutation { ...F } fragment F on Mutation { ${signIn()} }`, { 'sign-in': 1 }],
    ['what stands inline', `mutation { ... on Mutation @include(if: true) { ${signIn()} } }`, { 'sign-in': 1 }],
    ['all operations, since a backend may choose', `query a { x } mutation b { ${signIn()} }`, { 'sign-in': 1 }],
    ['each kind', 'mutation { createEmptyCart applyCouponToCart(input: {}) { x } }', { cart: 1, coupon: 1 }],
    ['signing out', 'mutation { revokeCustomerToken { result } }', { 'sign-in': 1 }],
    ['a new password', 'mutation { requestPasswordResetEmail(email: "a") }', { 'sign-in': 1 }],
    [
      'new accounts',
      'mutation { createCustomer(input: {}) { x } createCustomerV2(input: {}) { x } }',
      { 'sign-in': 2 },
    ],
    [
      'guesses of a password by other ways',
      'mutation { updateCustomerEmail(email: "a", password: "b") { x } deleteCustomer }',
      { 'sign-in': 2 },
    ],
    [
      'payments',
      'mutation { placeOrder(input: {}) { x } setPaymentMethodAndPlaceOrder { x } completeOrder { x } }',
      { payment: 3 },
    ],
    ['keys to pay with', 'mutation { createBraintreeClientToken }', { payment: 1 }],
    [
      'messages',
      'mutation { subscribeEmailToNewsletter(email: "a") { x } contactUs(input: {}) { x } }',
      { message: 2 },
    ],
    ['guests’ orders', '{ guestOrder(input: {}) { x } guestOrderByToken(input: {}) { x } }', { order: 2 }],
    ['e-mail addresses', '{ a: isEmailAvailable(email: "x") { x } b: isEmailAvailable { x } }', { email: 2 }],
    ['a search', 'query ($s: String) { products(search: $s) { total_count } }', { search: 1 }],
    ['a search by a filter', '{ products(filter: { name: { match: "a" } }) { total_count } }', { search: 1 }],
    ['both ways of one search', '{ products(search: "a", filter: { name: { match: "a" } }) { x } }', { search: 1 }],
    ['a search by a default', 'query ($f: F = { name: { match: "a" } }) { products(filter: $f) { x } }', { search: 1 }],
    ['no search where words are matched elsewhere', '{ categories(filters: { name: { match: "a" } }) { x } }', {}],
    ['no search in a listing', '{ products(filter: {}) { total_count } }', {}],
    ['nothing by an alias', '{ generateCustomerToken: storeConfig { store_code } }', {}],
    ['nothing by a text', '{ storeConfig(a: "generateCustomerToken") { x } } # generateCustomerToken', {}],
    ['nothing by names that objects have', '{ constructor __proto__ toString }', {}],
  ])('counts %s', (_, text, expected) => {
    expect(asked(text)).toEqual(expected);
    // From memory too.
    expect(asked(text)).toEqual(expected);
  });

  test('a search is counted whose filter comes as a variable', () => {
    const text = 'query ($f: F, $n: M) { a: products(filter: $f) { x } b: products(filter: { name: $n }) { x } }';
    const askedWith = (variables: unknown) => Object.fromEntries(askedByQuery(text, variables));
    expect(askedWith({ f: { name: { match: 'a' } }, n: null })).toEqual({ search: 2 });
    expect(askedWith({ f: { sku: { eq: '"match":' } } })).toEqual({});
    expect(askedWith(undefined)).toEqual({});
  });

  test('a batch asks for the sum', () => {
    const batch = [`mutation { ${signIn()} }`, `mutation { ${signIn()} createEmptyCart }`];
    expect(Object.fromEntries(sumOfAsked(batch.map((text) => askedByQuery(text))))).toEqual({ 'sign-in': 2, cart: 1 });
  });

  test('a text is read only so far', () => {
    expect(() => askedByQuery(`{${' a'.repeat(6_000)} }`)).toThrow('token');
    expect(() => askedByQuery('{'.repeat(2_000_000))).toThrow();
    expect(() => askedByQuery('{ a(')).toThrow('Syntax Error');
  });
});

test.each([
  ['POST', '/integration/customer/token', 'sign-in'],
  ['POST', '/Integration/Customer/Token/', 'sign-in'],
  ['POST', '/customers', 'sign-in'],
  ['PUT', '/customers/password', 'sign-in'],
  ['PUT', '/guest-carts/abc/coupons/SAVE', 'coupon'],
  ['PUT', '/carts/mine/coupons/SAVE', 'coupon'],
  ['GET', '/guest-carts/abc/coupons', undefined],
  ['POST', '/guest-carts', 'cart'],
  ['POST', '/carts/mine', 'cart'],
  ['GET', '/carts/mine', undefined],
  ['POST', '/guest-carts/abc/items', undefined],
  ['POST', '/customers/isEmailAvailable', 'email'],
  ['GET', '/search', 'search'],
  ['POST', '/integration/customer/revoke-customer-token', 'sign-in'],
  ['POST', '/tfa/provider/google/authenticate', 'sign-in'],
  ['POST', '/guest-carts/abc/payment-information', 'payment'],
  ['POST', '/carts/mine/payment-information', 'payment'],
  ['POST', '/guest-carts/abc/set-payment-information', 'payment'],
  ['POST', '/carts/mine/po-payment-information', 'payment'],
  ['PUT', '/guest-carts/abc/order', 'payment'],
  ['POST', '/contact', 'message'],
  ['GET', '/guest-carts/abc/payment-information', undefined],
  ['POST', '/guest-carts/abc/shipping-information', undefined],
])('REST’s %s %s asks for %s', (method, path, action) => {
  expect([...askedByRest(method, path).keys()]).toEqual(action ? [action] : []);
});
