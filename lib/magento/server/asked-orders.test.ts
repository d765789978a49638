import { describe, expect, it } from 'vitest';
import { ordersByQueries, ordersByRest } from './asked-orders';

describe('the carts that a REST call orders', () => {
  it.each([
    ['POST', '/guest-carts/aB3/payment-information', [{ id: 'aB3' }]],
    ['PUT', '/guest-carts/aB3/order', [{ id: 'aB3' }]],
    ['PUT', '/Guest-Carts/aB3/ORDER/', [{ id: 'aB3' }]],
    ['POST', '/carts/mine/payment-information', ['own']],
    ['PUT', '/carts/Mine/order', ['own']],
    ['PUT', '/carts/12/order', ['unknown']],
    ['POST', '/negotiable-carts/12/payment-information', ['unknown']],
    ['POST', '/carts/mine/po-payment-information', ['own']],
    ['POST', '/purchase-order-carts/12/payment-information', ['unknown']],
    ['GET', '/guest-carts/aB3/payment-information', []],
    ['POST', '/guest-carts/aB3/set-payment-information', []],
    ['POST', '/guest-carts/aB3/shipping-information', []],
    ['GET', '/guest-carts/order', []],
  ])('%s %s', (method, path, orders) => {
    expect(ordersByRest(method, path)).toEqual(orders);
  });
});

describe('the carts that a GraphQL call orders', () => {
  const place = (given: string, head = '') => `mutation place${head} { placeOrder${given} { order { order_number } } }`;

  it.each([
    ['written in it', place('(input: { cart_id: "aB3" })'), {}, [{ id: 'aB3' }]],
    ['by a variable', place('(input: { cart_id: $id })', '($id: String!)'), { id: 'aB3' }, [{ id: 'aB3' }]],
    ['by a whole input', place('(input: $in)', '($in: PlaceOrderInput)'), { in: { cart_id: 'aB3' } }, [{ id: 'aB3' }]],
    ['under another name', 'mutation { fine: placeOrder(input: { cart_id: "aB3" }) { x } }', {}, [{ id: 'aB3' }]],
    [
      'in a fragment, and a second one',
      'mutation { ...A } fragment A on Mutation { placeOrder(input: { cart_id: "a" }) { x } setPaymentMethodAndPlaceOrder(input: { cart_id: "b", payment_method: { code: "free" } }) { x } }',
      {},
      [{ id: 'a' }, { id: 'b' }],
    ],
    [
      'by a default that is not looked up',
      place('(input: { cart_id: $id })', '($id: String! = "aB3")'),
      {},
      ['unknown'],
    ],
    ['by a number', place('(input: { cart_id: 7 })'), {}, ['unknown']],
    ['by nothing', place(''), {}, ['unknown']],
    ['of payment services', 'mutation { completeOrder(input: { cartId: "aB3", id: "7" }) { x } }', {}, [{ id: 'aB3' }]],
    ['of another kind', 'mutation { placeNegotiableQuoteOrder(input: { quote_uid: "q" }) { x } }', {}, ['unknown']],
    ['in words alone', '{ products(search: "placeOrder") { total_count } }', {}, []],
    ['of none', '{ cart(cart_id: "aB3") { id } }', {}, []],
  ])('%s', (_, text, variables, orders) => {
    expect(ordersByQueries([{ query: text, variables }])).toEqual(orders);
  });

  const order = 'placeOrder(input: { cart_id: "aB3" }) { x }';
  const add = 'addProductsToCart(cartId: "aB3", cartItems: []) { x }';

  it.each([
    ['a query of its own', `query look { cart(cart_id: "aB3") { id } } mutation place { ${order} }`],
    ['its payment', `mutation { setPaymentMethodOnCart(input: { cart_id: "aB3" }) { x } ${order} __typename }`],
    [
      'a fragment of what it answers',
      'mutation { placeOrder(input: { cart_id: "aB3" }) { ...A } } fragment A on B { add }',
    ],
  ])('may come with %s', (_, query) => {
    expect(ordersByQueries([{ query }])).toEqual([{ id: 'aB3' }]);
  });

  it.each([
    ['before it', `mutation { ${add} ${order} }`, 'addProductsToCart'],
    ['under another name', `mutation { placeOrder: updateCartItems { x } ${order} }`, 'updateCartItems'],
    [
      'in a fragment',
      `mutation { ...A } fragment A on Mutation { mergeCarts { x } ...B } fragment B on Mutation { ...A ${order} }`,
      'mergeCarts',
    ],
    ['in an unnamed fragment', `mutation { ... { ... on Mutation { ${add} } } ${order} }`, 'addProductsToCart'],
    ['in another operation', `mutation change { ${add} } mutation place { ${order} }`, 'addProductsToCart'],
    [
      'that may be left out',
      `mutation { ${add.replace(' {', ' @include(if: true) {')} ${order} }`,
      'addProductsToCart',
    ],
  ])('come with no change of a cart %s', (_, query, name) => {
    expect(() => ordersByQueries([{ query }])).toThrow(`An order cannot be placed in one call with ${name}.`);
  });

  it('come in no batch', () => {
    const [change, place] = [{ query: `mutation { ${add} }` }, { query: `mutation { ${order} }` }];
    expect(() => ordersByQueries([change, place])).toThrow('An order cannot be placed in a batch of queries.');
    expect(ordersByQueries([change, change])).toEqual([]);
  });
});
