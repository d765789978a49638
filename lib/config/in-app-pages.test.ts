import { describe, expect, test } from 'vitest';
import { inAppPage, isMissingRoom, isPerRequestPage } from './in-app-pages';

const paths = [
  { path: '/checkout/cart', exact: true },
  { path: '/cart', exact: true, page: '/checkout/cart' },
  { path: '/order-tracking', exact: false },
];

describe('inAppPage', () => {
  test('[ROUTE-22] an exact path matches alone, with or without a trailing slash', () => {
    expect(inAppPage('/checkout/cart', paths)).toBe('/checkout/cart');
    expect(inAppPage('/checkout/cart/', paths)).toBe('/checkout/cart');
    expect(inAppPage('/checkout/cart/more', paths)).toBeNull();
    expect(inAppPage('/checkout/cartoon', paths)).toBeNull();
  });

  test('[ROUTE-22] a path that is not exact matches as a prefix, at a slash: all below it is the same page', () => {
    expect(inAppPage('/order-tracking/', paths)).toBe('/order-tracking');
    expect(inAppPage('/order-tracking/12', paths)).toBe('/order-tracking');
    expect(inAppPage('/order-tracking-help', paths)).toBeNull();
  });

  test('[ROUTE-22] a second spelling is the same page', () => {
    expect(inAppPage('/cart', paths)).toBe('/checkout/cart');
  });
});

describe('the shop’s own pages', () => {
  test.each([
    ['/sales/order/history', '/sales/order/history'],
    ['/order-history', '/sales/order/history'],
    ['/sales/order/view/order_id/12', '/sales/order/view'],
    ['/downloadable/customer/products/', '/downloadable/customer/products'],
    ['/downloadable-orders', '/downloadable/customer/products'],
    ['/saved-payments', '/saved-payments'],
    ['/order-tracking/', '/order-tracking'],
    ['/sales/guest/form', '/order-tracking'],
    ['/orderAndReturn/print/view/', '/orderAndReturn/print/view'],
    ['/sales/order/print/order_id/12', '/orderAndReturn/print/view'],
  ])('[ROUTE-4, ROUTE-5, ROUTE-8, ROUTE-12] %s is the page %s, the same for everybody', (path, page) => {
    expect(inAppPage(path)).toBe(page);
    expect(isPerRequestPage(page)).toBe(false);
  });

  test('[ROUTE-10, ROUTE-22] /search.html is exactly the search results, rendered for each request', () => {
    expect(inAppPage('/search.html')).toBe('/search.html');
    expect(inAppPage('/search.html/')).toBe('/search.html');
    expect(inAppPage('/search.html/more')).toBeNull();
    expect(inAppPage('/search')).toBeNull();
    expect(isPerRequestPage('/search.html')).toBe(true);
  });

  test('[ROUTE-10, ROUTE-22] /checkout/cart and /cart are exactly the cart page, the same for everybody', () => {
    expect(['/checkout/cart', '/checkout/cart/', '/cart', '/cart/'].map((path) => inAppPage(path))).toEqual(
      Array(4).fill('/checkout/cart'),
    );
    expect(['/checkout/cart/more', '/cart/more', '/carts'].map((path) => inAppPage(path))).toEqual([null, null, null]);
    expect(isPerRequestPage('/checkout/cart')).toBe(false);
  });

  test('[ROUTE-10, ROUTE-22] /checkout is exactly the checkout, the same for everybody', () => {
    expect(inAppPage('/checkout')).toBe('/checkout');
    expect(inAppPage('/checkout/')).toBe('/checkout');
    expect(inAppPage('/checkout/more')).toBeNull();
    expect(inAppPage('/checkout/onepage')).toBeNull();
    expect(isPerRequestPage('/checkout')).toBe(false);
  });

  test.each(['/checkout/onepage/success', '/checkout/onepage/failure'])(
    '[ROUTE-2, ROUTE-22] %s and all below it is one page, the same for everybody',
    (page) => {
      expect([page, `${page}/`, `${page}/more`, `${page}/more/still`].map((path) => inAppPage(path))).toEqual(
        Array(4).fill(page),
      );
      expect(inAppPage(`${page}-more`)).toBeNull();
      expect(isPerRequestPage(page)).toBe(false);
    },
  );

  test('[ROUTE-7, ROUTE-8, ROUTE-9, ROUTE-22] signing in, signing out and the account are exactly their paths', () => {
    const login = '/customer/account/login';
    expect([login, `${login}/`, '/sign-in', '/sign-in/'].map((path) => inAppPage(path))).toEqual(Array(4).fill(login));
    expect(inAppPage('/customer/account/logout')).toBe('/customer/account/logout');
    expect(['/customer/account', '/customer/account/'].map((path) => inAppPage(path))).toEqual(
      Array(2).fill('/customer/account'),
    );
    expect([`${login}/more`, '/sign-in/more', '/customer/account/logout/more'].map((path) => inAppPage(path))).toEqual(
      Array(3).fill(null),
    );
  });

  test.each([
    ['/customer/address', '/address-book', '/customer/address/edit/id/7'],
    ['/customer/account/edit', '/account-information', '/customer/account/edit/changepass/1'],
    ['/newsletter/manage', '/communications', '/newsletter/manage/index'],
  ])(
    '[ROUTE-8, ROUTE-12, ROUTE-13, ROUTE-22] %s and all below it, and exactly %s, are one page',
    (page, short, below) => {
      expect([page, `${page}/`, below, short, `${short}/`].map((path) => inAppPage(path))).toEqual(Array(5).fill(page));
      expect([`${page}-more`, `${short}/more`].map((path) => inAppPage(path))).toEqual([null, null]);
    },
  );

  test('[ROUTE-11] /contact-us, at Magento’s /contact too, is exactly the contact page', () => {
    expect(['/contact-us', '/contact-us/', '/contact'].map((path) => inAppPage(path))).toEqual(
      Array(3).fill('/contact-us'),
    );
    expect(inAppPage('/contact/more')).toBeNull();
  });

  test('[ROUTE-11, ROUTE-22] a forgotten password and the link to a new one have pages, in either spelling', () => {
    expect(
      ['/forgot-password', '/forgot-password/', '/customer/account/forgotpassword/'].map((path) => inAppPage(path)),
    ).toEqual(Array(3).fill('/customer/account/forgotpassword'));
    expect(
      ['/customer/account/createPassword', '/customer/account/createpassword/'].map((path) => inAppPage(path)),
    ).toEqual(Array(2).fill('/customer/account/createPassword'));
    expect(inAppPage('/forgot-password/more')).toBeNull();
    expect(isPerRequestPage('/customer/account/createPassword')).toBe(false);
  });

  test('[ROUTE-7, ROUTE-22] /customer/account/create and /create-account are exactly the page of a new account', () => {
    const page = '/customer/account/create';
    expect([page, `${page}/`, '/create-account', '/create-account/'].map((path) => inAppPage(path))).toEqual(
      Array(4).fill(page),
    );
    expect(
      ['/customer/account/create/more', '/create-account/more', '/customer/accounts'].map((path) => inAppPage(path)),
    ).toEqual([null, null, null]);
    expect(isPerRequestPage(page)).toBe(false);
  });
});

test('a room of Magento’s that the app lacks is missing; what the app has is not, nor what only begins like one', () => {
  const paths = [
    '/search/term/popular/',
    '/contact',
    '/checkout/cart/',
    '/customer/account/create',
    '/contact-lenses.html',
    '/',
  ];
  expect(paths.filter(isMissingRoom)).toEqual(['/search/term/popular/']);
});
