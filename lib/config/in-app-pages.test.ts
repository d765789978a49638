import { describe, expect, test } from 'vitest';
import { inAppPage, isMissingRoom, isPerRequestPage } from './in-app-pages';

const below = (path: string) => [path, `${path}/`, `${path}/more`, `${path}/more/still`];

describe('where the specification does not say exact', () => {
  test.each([
    ['/checkout/onepage/success', '/checkout/onepage/success'],
    ['/checkout/onepage/failure', '/checkout/onepage/failure'],
    ['/review/customer', '/review/customer'],
    ['/order-tracking', '/order-tracking'],
    ['/orderAndReturn/print/view', '/orderAndReturn/print/view'],
    ['/compare/print/view', '/compare/print/view'],
    ['/catalog/product_compare', '/catalog/product_compare'],
    ['/customer/account/logout', '/customer/account/logout'],
    ['/forgot-password', '/customer/account/forgotpassword'],
    ['/contact-us', '/contact-us'],
    ['/order-history', '/sales/order/history'],
    ['/address-book', '/customer/address'],
    ['/account-information', '/customer/account/edit'],
    ['/communications', '/newsletter/manage'],
  ])('[ROUTE-22] %s and all below it is one page, the same for everybody: %s', (path, page) => {
    expect(below(path).map((each) => inAppPage(each))).toEqual(Array(4).fill(page));
    expect(inAppPage(`${path}-more`)).toBeNull();
    expect(isPerRequestPage(page)).toBe(false);
  });
});

describe('the shop’s own pages', () => {
  test.each([
    ['/sales/order/history', '/sales/order/history'],
    ['/wishlist', '/wishlist'],
    ['/review/customer', '/review/customer'],
    ['/review/customer/view/review_id/1', '/review/customer/view/review_id'],
    ['/order-history', '/sales/order/history'],
    ['/sales/order/view/order_id/12', '/sales/order/view'],
    ['/downloadable/customer/products/', '/downloadable/customer/products'],
    ['/downloadable-orders', '/downloadable/customer/products'],
    ['/saved-payments', '/saved-payments'],
    ['/order-tracking/', '/order-tracking'],
    ['/sales/guest/form', '/order-tracking'],
    ['/orderAndReturn/print/view/', '/orderAndReturn/print/view'],
    ['/sales/order/print/order_id/12', '/orderAndReturn/print/view'],
  ])('[ROUTE-3, ROUTE-4, ROUTE-5, ROUTE-8, ROUTE-12] %s is the page %s, the same for everybody', (path, page) => {
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

  test.each([
    '/saved-payments',
    '/wishlist',
    '/downloadable/customer/products',
    '/downloadable-orders',
    '/sales/order/history',
    '/customer/account',
  ])('[ROUTE-8, ROUTE-22] %s of the account area is exactly its path', (path) => {
    expect(below(path).map((each) => inAppPage(each) !== null)).toEqual([true, true, false, false]);
  });

  test('[ROUTE-7, ROUTE-22] signing in is exactly its paths', () => {
    const login = '/customer/account/login';
    expect([login, `${login}/`, '/sign-in', '/sign-in/'].map((path) => inAppPage(path))).toEqual(Array(4).fill(login));
    expect([`${login}/more`, '/sign-in/more'].map((path) => inAppPage(path))).toEqual([null, null]);
  });

  test.each([
    ['/customer/address', '/customer/address/edit/id/7'],
    ['/customer/account/edit', '/customer/account/edit/changepass/1'],
    ['/newsletter/manage', '/newsletter/manage/index'],
  ])('[ROUTE-8, ROUTE-22] %s is the page at Magento’s own addresses below it, like %s', (page, address) => {
    expect([page, `${page}/`, address].map((path) => inAppPage(path))).toEqual(Array(3).fill(page));
    expect(inAppPage(`${page}-more`)).toBeNull();
  });

  test('[ROUTE-11] the contact page stands at Magento’s /contact, too', () => {
    expect(['/contact', '/contact/'].map((path) => inAppPage(path))).toEqual(['/contact-us', '/contact-us']);
    expect(inAppPage('/contact/more')).toBeNull();
  });

  test('[ROUTE-11, ROUTE-22] a forgotten password and the link to a new one have pages, in either spelling', () => {
    expect(
      ['/forgot-password', '/forgot-password/', '/customer/account/forgotpassword/'].map((path) => inAppPage(path)),
    ).toEqual(Array(3).fill('/customer/account/forgotpassword'));
    expect(
      ['/customer/account/createPassword', '/customer/account/createpassword/'].map((path) => inAppPage(path)),
    ).toEqual(Array(2).fill('/customer/account/createPassword'));
    expect(inAppPage('/customer/account/createPassword/more')).toBeNull();
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
