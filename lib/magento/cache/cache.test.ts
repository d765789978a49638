// @vitest-environment jsdom
import { gql } from '@urql/core';
import { describe, expect, test } from 'vitest';
import { cart, get, plain, put, setUpCache } from './cache.fixture';

setUpCache();

const cartQuery = gql`
  query cart($id: String!) {
    cart(cart_id: $id) {
      id
      email
      total_quantity
    }
  }
`;
describe('the cart', () => {
  test('[CACHE-1] the cart in the cache is one, however it was asked for', async () => {
    const own = gql`
      query own {
        customerCart {
          id
          email
          total_quantity
        }
      }
    `;
    await put(cartQuery, { id: 'a' }, { cart: cart('a', { email: null, total_quantity: 1 }) });
    await put(own, {}, { customerCart: cart('a', { email: 'ann@example.com', total_quantity: 2 }) });
    expect(get(cartQuery, { id: 'a' })).toEqual(
      plain({
        cart: cart('a', { email: 'ann@example.com', total_quantity: 2 }),
      }),
    );
  });

  test('[CACHE-1] the cart in the cache is not another cart', async () => {
    await put(cartQuery, { id: 'a' }, { cart: cart('a', { email: null, total_quantity: 1 }) });
    await put(cartQuery, { id: 'b' }, { cart: cart('b', { email: null, total_quantity: 2 }) });
    expect(get(cartQuery, { id: 'a' })).toMatchObject({ cart: { total_quantity: 1 } });
  });

  test('[CACHE-1] the cart in the cache takes over what a write answers', async () => {
    const change = gql`
      mutation change($id: String!) {
        setGuestEmailOnCart(input: { cart_id: $id, email: "ann@example.com" }) {
          cart {
            id
            email
          }
        }
      }
    `;
    await put(cartQuery, { id: 'a' }, { cart: cart('a', { email: null, total_quantity: 1 }) });
    const output = { __typename: 'SetGuestEmailOnCartOutput', cart: cart('a', { email: 'ann@example.com' }) };
    expect(await put(change, { id: 'a' }, { setGuestEmailOnCart: output })).toEqual(
      plain({ setGuestEmailOnCart: output }),
    );
    expect(get(cartQuery, { id: 'a' })).toEqual(
      plain({ cart: cart('a', { email: 'ann@example.com', total_quantity: 1 }) }),
    );
  });

  test('[CACHE-1] the cart in the cache is not touched by an estimate, whose cart has no id and whose methods are nobody’s', async () => {
    const totals = gql`
      query totals($id: String!) {
        cart(cart_id: $id) {
          id
          prices {
            grand_total {
              value
            }
          }
          shipping_addresses {
            street
            available_shipping_methods {
              carrier_code
              method_code
              available
            }
          }
        }
      }
    `;
    const estimate = gql`
      mutation estimate($input: EstimateTotalsInput!) {
        estimateTotals(input: $input) {
          cart {
            prices {
              grand_total {
                value
              }
            }
          }
        }
        estimateShippingMethods(input: $input) {
          carrier_code
          method_code
          available
        }
      }
    `;
    const prices = (value: number) => ({ __typename: 'CartPrices', grand_total: { __typename: 'Money', value } });
    const flat = (available: boolean) => ({
      __typename: 'AvailableShippingMethod',
      carrier_code: 'flatrate',
      method_code: 'flatrate',
      available,
    });
    const address = {
      __typename: 'ShippingCartAddress',
      street: ['1 High Street'],
      available_shipping_methods: [flat(true)],
    };
    const known = { cart: cart('a', { prices: prices(10), shipping_addresses: [address] }) };
    await put(totals, { id: 'a' }, known);
    const estimated = {
      estimateTotals: { __typename: 'EstimateTotalsOutput', cart: { __typename: 'Cart', prices: prices(99) } },
      estimateShippingMethods: [flat(false)],
    };
    expect(await put(estimate, { input: {} }, estimated)).toEqual(plain(estimated));
    expect(get(totals, { id: 'a' })).toEqual(plain(known));
  });

  test('[CACHE-1] the cart in the cache replaces its lines and payment methods; lines still have what another answer said of them', async () => {
    const lines = gql`
      query lines($id: String!) {
        cart(cart_id: $id) {
          id
          items {
            uid
            quantity
            product {
              uid
              name
            }
            ... on ConfigurableCartItem {
              configurable_options {
                value_label
              }
            }
            ... on DownloadableCartItem {
              links {
                title
              }
            }
          }
          available_payment_methods {
            code
          }
        }
      }
    `;
    const change = gql`
      mutation change($id: String!) {
        updateCartItems(input: { cart_id: $id }) {
          cart {
            id
            items {
              uid
              quantity
            }
            available_payment_methods {
              code
            }
          }
        }
      }
    `;
    const method = (code: string) => ({ __typename: 'AvailablePaymentMethod', code });
    const product = { __typename: 'ConfigurableProduct', uid: 'p', name: 'Balm' };
    const balm = {
      __typename: 'ConfigurableCartItem',
      uid: '1',
      quantity: 1,
      product,
      configurable_options: [{ __typename: 'SelectedConfigurableOption', value_label: 'Mint' }],
    };
    const tea = {
      __typename: 'SimpleCartItem',
      uid: '2',
      quantity: 1,
      product: { ...product, __typename: 'SimpleProduct', uid: 'q' },
    };
    const before = cart('a', { items: [tea, balm], available_payment_methods: [method('checkmo'), method('free')] });
    expect(await put(lines, { id: 'a' }, { cart: before })).toEqual(plain({ cart: before }));
    const changed = cart('a', {
      items: [{ __typename: 'ConfigurableCartItem', uid: '1', quantity: 3 }],
      available_payment_methods: [method('free')],
    });
    await put(change, { id: 'a' }, { updateCartItems: { __typename: 'UpdateCartItemsOutput', cart: changed } });
    expect(get(lines, { id: 'a' })).toEqual(plain({ cart: { ...changed, items: [{ ...balm, quantity: 3 }] } }));
  });
});

describe('customer, products, categories', () => {
  test('[CACHE-1] there is one customer in the cache, though Magento gives no id', async () => {
    const name = gql`
      query name {
        customer {
          firstname
          addresses {
            id
            city
          }
        }
      }
    `;
    const rename = gql`
      mutation rename {
        updateCustomerV2(input: { firstname: "Bea" }) {
          customer {
            firstname
          }
        }
        updateCustomerAddress(id: 7, input: { city: "Hull" }) {
          id
          city
        }
      }
    `;
    const home = (city: string) => ({ __typename: 'CustomerAddress', id: 7, city });
    await put(name, {}, { customer: { __typename: 'Customer', firstname: 'Ann', addresses: [home('Leeds')] } });
    await put(
      rename,
      {},
      {
        updateCustomerV2: { __typename: 'CustomerOutput', customer: { __typename: 'Customer', firstname: 'Bea' } },
        updateCustomerAddress: home('Hull'),
      },
    );
    expect(get(name, {})).toEqual(
      plain({
        customer: { __typename: 'Customer', firstname: 'Bea', addresses: [home('Hull')] },
      }),
    );
  });

  test('[CACHE-1] products in the cache are kept apart where nobody has asked for their uid', async () => {
    const names = gql('query names { products { items { name } } }');
    const product = (name: string) => ({ __typename: 'SimpleProduct', name });
    const answer = { products: { __typename: 'Products', items: [product('Tea'), product('Balm')] } };
    await put(names, {}, answer);
    expect(get(names, {})).toEqual(plain(answer));
  });

  test.each([
    ['SimpleProduct', 'products'],
    ['GroupedProduct', 'products'],
    ['CategoryTree', 'categories'],
  ])('[CACHE-1] %s is known by its uid', async (__typename, field) => {
    const list = gql(`query list { ${field} { items { uid name } } }`);
    const other = gql(`query other { ${field}(pageSize: 1) { items { uid name } } }`);
    const items = (name: string) => ({ [field]: { __typename: 'List', items: [{ __typename, uid: 'MQ==', name }] } });
    await put(list, {}, items('Tea'));
    await put(other, {}, items('Green tea'));
    expect(get(list, {})).toEqual(plain(items('Green tea')));
  });
});
