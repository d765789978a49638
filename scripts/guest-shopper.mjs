// A guest who asks a shop, or its backend, as the storefront's own pages do: for what is measured and tried by hand.

/** Where guests live who are tried by hand, and in journeys. */
export const ADDRESS = {
  firstname: 'Jane',
  lastname: 'Doe',
  street: ['1 High Street'],
  city: 'London',
  postcode: 'SW1A 1AA',
  country_code: 'GB',
  telephone: '020 7946 0000',
};

/**
 * Asks an origin's GraphQL endpoint; gives its data. Throws the first error's message, or what else stands in the way.
 * @param {string} origin of a shop or its backend
 * @param {string} query
 * @param {object} [variables]
 */
export async function askGraphQL(origin, query, variables = {}) {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(20_000),
  });
  const text = await response.text();
  if (!text.startsWith('{')) throw new Error(`${response.status} of ${origin}/graphql`);
  const { data, errors } = JSON.parse(text);
  if (errors) throw new Error(errors[0].message);
  return data;
}

/**
 * A guest's new cart with this much of a product; gives its id. Throws what the backend has against it.
 * @param {string} origin of a shop or its backend
 * @param {string} sku
 */
export async function fillCart(origin, sku, quantity = 1) {
  const { createEmptyCart: id } = await askGraphQL(origin, 'mutation { createEmptyCart }');
  const { addProductsToCart } = await askGraphQL(
    origin,
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`,
    { id, items: [{ sku, quantity }] },
  );
  const [refused] = addProductsToCart.user_errors;
  if (refused) throw new Error(refused.message);
  return id;
}

/**
 * Products that a guest can order as they are, each in a new cart.
 * @param {string} origin of a shop or its backend
 */
export async function* sellable(origin) {
  const query =
    '{ products(filter: { price: { from: "1" } }, pageSize: 100) { items { __typename sku stock_status } } }';
  const { products } = await askGraphQL(origin, query);
  for (const { __typename, sku, stock_status } of products.items) {
    if (__typename !== 'SimpleProduct' || stock_status !== 'IN_STOCK') continue;
    const cart = await fillCart(origin, sku).catch(() => null);
    if (cart) yield { sku, cart };
  }
}

/**
 * Orders a filled cart by the first way of delivery and by cheque; gives the order's number. Throws where it is refused.
 * @param {string} origin of a shop or its backend
 * @param {string} cartId
 */
export async function orderCart(origin, cartId) {
  /** @param {string} name @param {object} input @param {string} [fields] */
  const run = async (name, input, fields = 'cart { id }') => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation ($input: ${type}) { ${name}(input: $input) { ${fields} } }`;
    return (await askGraphQL(origin, query, { input: { cart_id: cartId, ...input } }))[name];
  };
  await run('setGuestEmailOnCart', { email: 'jane@example.com' });
  const { cart } = await run(
    'setShippingAddressesOnCart',
    { shipping_addresses: [{ address: ADDRESS }] },
    'cart { shipping_addresses { available_shipping_methods { carrier_code method_code available } } }',
  );
  await run('setBillingAddressOnCart', { billing_address: { same_as_shipping: true } });
  const { carrier_code, method_code } = cart.shipping_addresses[0].available_shipping_methods.find(
    (/** @type {{ available: boolean }} */ method) => method.available,
  );
  await run('setShippingMethodsOnCart', { shipping_methods: [{ carrier_code, method_code }] });
  await run('setPaymentMethodOnCart', { payment_method: { code: 'checkmo' } });
  const { order } = await run('placeOrder', {}, 'order { order_number }');
  return order.order_number;
}
