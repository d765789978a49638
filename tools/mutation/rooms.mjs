// The pure rules: what decides money, carts, orders, addresses, listings, routes, who is signed in, what is passed on and
// what a failure means; and the tests that stand near them, which have to notice: what only a rendered page shows is
// noticed late, and takes hours here.
const ROOMS = {
  cart: {
    rules: [
      'lib/cart/{cart,to-cart}.ts',
      'lib/cart/items/{entered-options,form-items,images-by-sku,line-input,product-to-add,to-line}.ts',
    ],
    tests: ['lib/cart/*.test.ts', 'lib/cart/items/*.test.ts'],
  },
  checkout: {
    rules: [
      'lib/address/{address,address-rules,address-schema,billing-address,postcodes}.ts',
      'lib/checkout/order/*.ts',
      'lib/checkout/payment/{card,payment-methods,payment-schema}.ts',
      'lib/checkout/state/{checkout-state,checkout-storage,checkout-store}.ts',
      'lib/checkout/submit/*.ts',
      'lib/forms/rules.ts',
    ],
    tests: ['lib/address/*.test.ts', 'lib/checkout/**/*.test.ts', 'lib/forms/*.test.ts'],
  },
  routing: {
    rules: ['lib/config/in-app-pages.ts', 'lib/routing/*.ts'],
    tests: ['middleware*.test.ts', 'lib/config/in-app-pages.test.ts', 'lib/routing/*.test.ts'],
  },
  graphql: {
    rules: ['lib/magento/*.ts', 'lib/magento/{browser,cache}/*.ts'],
    tests: ['lib/magento/**/*.test.ts'],
  },
  // What a browser's calls may ask for, how often, and which orders are judged before the backend has them.
  forwarding: {
    rules: ['lib/magento/server/*.ts'],
    tests: ['lib/magento/server/*.test.ts'],
  },
  auth: {
    rules: ['lib/auth/*.ts'],
    tests: ['lib/auth/*.test.ts'],
  },
  session: {
    rules: ['lib/cart/session/*.ts', 'lib/browser/*.ts'],
    tests: ['lib/cart/session/*.test.ts', 'lib/browser/*.test.ts'],
  },
  catalogue: {
    rules: [
      'lib/catalog/{card,listing,options,product,reviews,search}/*.ts',
      'lib/format/*.ts',
      'lib/pharmacy/*.ts',
      'lib/pharmacy/guard/{ingredient-classes,ingredient-guard,ingredient-limits,judged-basket}.ts',
      'lib/pharmacy/suitability/{form,judge-answers,seal}.ts',
    ],
    // Whole baskets at random take seconds, again for each change.
    tests: [
      'lib/{catalog,delivery,format,pharmacy,seo}/**/!(any-basket).test.ts',
      'lib/i18n/load-messages.test.ts',
      'components/catalog/listing/*.test.tsx',
      'components/pharmacy/medicine-information.test.tsx',
    ],
  },
  // None of the tests of these two opens a database.
  backend: {
    rules: [
      'backend/src/modules/{cart,catalog,checkout,cms,compare,customer,directory,mail,newsletter,order,route,store,wishlist}/**/{rules,*-rules}.ts',
      'backend/src/modules/cart/totals/{totals,tax,discounts}.ts',
      'backend/src/modules/catalog/listing/{price-buckets,search-terms}.ts',
      'backend/src/modules/customer/lock.ts',
      'backend/src/session/{jwt,password}.ts',
      'backend/src/labels.ts',
    ],
    backendTests: [
      'src/modules/{cart,catalog,checkout,cms,compare,customer,directory,mail,newsletter,route,store,wishlist}/**/{rules,*-rules}.test.ts',
      'src/modules/order/{order-rules,documents/document-rules}.test.ts',
      'src/modules/cart/totals/totals.test.ts',
      'src/modules/catalog/listing/{price-buckets,search-terms}.test.ts',
      'src/modules/customer/lock.test.ts',
      'src/session/{jwt,password}.test.ts',
      'src/labels.test.ts',
    ],
  },
  protocol: {
    rules: [
      'backend/src/protocol/{cache-id,origin,php-json,webonyx-message}.ts',
      'backend/src/protocol/validation/*.ts',
      'backend/src/{lenient-scalars,uid}.ts',
    ],
    backendTests: ['src/protocol/**/*.test.ts', 'src/{lenient-scalars,uid}.test.ts'],
  },
};

const rooms = (process.env.MUTATE?.split(',') ?? Object.keys(ROOMS)).map((room) => ROOMS[room]);

/** The files of `MUTATE=cart,routing`, or of every room. */
export const rules = rooms.flatMap((room) => room.rules);
export const tests = rooms.flatMap((room) => room.tests ?? []);
export const backendTests = rooms.flatMap((room) => room.backendTests ?? []);
