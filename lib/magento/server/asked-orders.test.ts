import { describe, expect, it } from 'vitest';
import { ordersByQuery, ordersByRest } from './asked-orders';

describe('the carts that a REST call orders', () => {
  it.each([
    ['POST', '/guest-carts/aB3/payment-information', [{ id: 'aB3' }]],
    ['PUT', '/guest-carts/aB3/order', [{ id: 'aB3' }]],
    ['PUT', '/Guest-Carts/aB3/ORDER/', [{ id: 'aB3' }]],
    ['POST', '/carts/mine/payment-information', ['own']],
    ['PUT', '/carts/Mine/order', ['own']],
    ['PUT', '/carts/12/order', ['unknown']],
    ['POST', '/negotiable-carts/12/payment-information', ['unknown']],
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
    ['of another kind', 'mutation { placeNegotiableQuoteOrder(input: { quote_uid: "q" }) { x } }', {}, ['unknown']],
    ['in words alone', '{ products(search: "placeOrder") { total_count } }', {}, []],
    ['of none', '{ cart(cart_id: "aB3") { id } }', {}, []],
  ])('%s', (_, text, variables, orders) => {
    expect(ordersByQuery(text, variables)).toEqual(orders);
  });
});
