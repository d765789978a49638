// @vitest-environment jsdom
import { gql } from '@urql/core';
import { describe, expect, test } from 'vitest';
import { cart, get, plain, put, setUpCache } from './cache.fixture';

setUpCache();

describe('addresses of a cart', () => {
  const addresses = gql`
    query addresses($id: String!) {
      cart(cart_id: $id) {
        id
        shipping_addresses {
          ...Address
          available_shipping_methods {
            carrier_code
            method_code
            available
            method_title
          }
        }
        billing_address {
          ...Address
        }
      }
    }
    fragment Address on CartAddressInterface {
      street
      city
      region {
        code
      }
    }
  `;
  const set = gql`
    mutation set($id: String!) {
      setShippingAddressesOnCart(input: { cart_id: $id }) {
        cart {
          id
          shipping_addresses {
            street
            city
            available_shipping_methods {
              carrier_code
              method_code
              available
            }
          }
        }
      }
    }
  `;
  const method = (code: string, available: boolean, title?: string, method = 'best') => ({
    __typename: 'AvailableShippingMethod',
    carrier_code: code,
    method_code: method,
    available,
    ...(title ? { method_title: title } : {}),
  });
  const place = (type: 'Shipping' | 'Billing', street: string, city: string) => ({
    __typename: `${type}CartAddress`,
    street: [street],
    city,
    region: { __typename: 'CartAddressRegion', code: 'X' },
  });
  const whole = (id: string, city: string) =>
    cart(id, {
      shipping_addresses: [
        {
          ...place('Shipping', '1 High Street', city),
          available_shipping_methods: [
            method('post', true, 'Post'),
            method('van', city === 'Leeds', 'Van'),
            method('bike', true, 'Bike'),
          ],
        },
      ],
      billing_address: place('Billing', '1 High Street', `${city} (billing)`),
    });
  const answer = (id: string, address: object) => ({
    setShippingAddressesOnCart: {
      __typename: 'SetShippingAddressesOnCartOutput',
      cart: cart(id, { shipping_addresses: [{ __typename: 'ShippingCartAddress', ...address }] }),
    },
  });

  test('[CACHE-1] of two carts on one street do not get mixed up, nor do where it goes and who pays', async () => {
    await put(addresses, { id: 'a' }, { cart: whole('a', 'Leeds') });
    await put(addresses, { id: 'b' }, { cart: whole('b', 'York') });
    expect(get(addresses, { id: 'a' })).toEqual(plain({ cart: whole('a', 'Leeds') }));
    expect(get(addresses, { id: 'b' })).toEqual(plain({ cart: whole('b', 'York') }));
  });

  test('[CACHE-1] merge by street; methods by carrier and method, in the order of the answer, the others dropped', async () => {
    await put(addresses, { id: 'a' }, { cart: whole('a', 'Leeds') });
    const methods = [method('van', false), method('post', true)];
    const address = { street: ['1 High Street'], city: 'Hull', available_shipping_methods: methods };
    await put(set, { id: 'a' }, answer('a', address));
    expect(get(addresses, { id: 'a' })).toEqual(
      plain({
        cart: {
          ...whole('a', 'Leeds'),
          shipping_addresses: [
            {
              ...place('Shipping', '1 High Street', 'Hull'),
              available_shipping_methods: [method('van', false, 'Van'), method('post', true, 'Post')],
            },
          ],
        },
      }),
    );
  });

  test('[CACHE-1] keeps apart the methods of one carrier', async () => {
    const offer = (isExpressAvailable: boolean) => {
      const methods = [method('post', true, 'Post', 'best'), method('post', isExpressAvailable, 'Express', 'express')];
      const address = { ...place('Shipping', '1 High Street', 'Leeds'), available_shipping_methods: methods };
      return { cart: cart('a', { shipping_addresses: [address], billing_address: null }) };
    };
    await put(addresses, { id: 'a' }, offer(true));
    expect(get(addresses, { id: 'a' })).toEqual(plain(offer(true)));
    await put(addresses, { id: 'a' }, offer(false));
    expect(get(addresses, { id: 'a' })).toEqual(plain(offer(false)));
  });

  test('[CACHE-1] are kept apart, as their methods are, where nobody has asked what tells them from each other', async () => {
    const short = gql`
      query short {
        cart(cart_id: "a") {
          id
          shipping_addresses {
            city
            available_shipping_methods {
              method_title
            }
          }
        }
      }
    `;
    const to = (city: string, ...titles: string[]) => ({
      __typename: 'ShippingCartAddress',
      city,
      available_shipping_methods: titles.map((title) => ({
        __typename: 'AvailableShippingMethod',
        method_title: title,
      })),
    });
    const answer = { cart: cart('a', { shipping_addresses: [to('Leeds', 'Post', 'Van'), to('York', 'Bike')] }) };
    await put(short, {}, answer);
    expect(get(short, {})).toEqual(plain(answer));
  });

  test('[CACHE-1] are nobody’s, as their methods are, in the carts of two estimates on one street', async () => {
    const estimates = gql`
      query estimates {
        first: cart(cart_id: "1") {
          ...Estimate
        }
        second: cart(cart_id: "2") {
          ...Estimate
        }
      }
      fragment Estimate on Cart {
        shipping_addresses {
          street
          city
          available_shipping_methods {
            carrier_code
            method_code
            available
          }
        }
      }
    `;
    const estimate = (city: string, isAvailable: boolean) => {
      const methods = [method('post', isAvailable)];
      const address = { __typename: 'ShippingCartAddress', street: ['1 High Street'], city };
      return { __typename: 'Cart', shipping_addresses: [{ ...address, available_shipping_methods: methods }] };
    };
    const answer = { first: estimate('Leeds', true), second: estimate('York', false) };
    await put(estimates, {}, answer);
    expect(get(estimates, {})).toEqual(plain(answer));
  });

  test('[CACHE-1] and their methods are no trouble where Magento leaves one of a list empty', async () => {
    const methods = [null, method('post', true, 'Post')];
    const address = { ...place('Shipping', '1 High Street', 'Leeds'), available_shipping_methods: methods };
    const answer = { cart: cart('a', { shipping_addresses: [null, address], billing_address: null }) };
    await put(addresses, { id: 'a' }, answer);
    expect(get(addresses, { id: 'a' })).toEqual(plain(answer));
  });

  test('[CACHE-1] on another street have nothing of the former one', async () => {
    await put(addresses, { id: 'a' }, { cart: whole('a', 'Leeds') });
    await put(set, { id: 'a' }, answer('a', { street: ['9 Low Road'], city: 'Hull', available_shipping_methods: [] }));
    expect(get(addresses, { id: 'a' })).toBeNull();
  });
});
