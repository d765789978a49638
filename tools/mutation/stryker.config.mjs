// The pure rules: what decides money, carts, orders, addresses, listings, routes and what a failure means.
const RULES = {
  cart: [
    'lib/cart/{cart,to-cart}.ts',
    'lib/cart/items/{form-items,images-by-sku,line-input,product-to-add,to-line}.ts',
  ],
  checkout: [
    'lib/checkout/address/{address,address-rules,address-schema,billing-address,postcodes}.ts',
    'lib/checkout/order/*.ts',
    'lib/checkout/payment/{card,payment-form,payment-methods,payment-schema}.ts',
    'lib/checkout/state/{checkout-state,checkout-storage,steps,transitions}.ts',
    'lib/checkout/submit/*.ts',
    'lib/forms/rules.ts',
  ],
  routing: ['lib/config/paths.ts', 'lib/routing/*.ts'],
  graphql: ['lib/magento/*.ts', 'lib/magento/{browser,cache,exchanges,rest}/*.ts'],
  session: ['lib/cart/session/*.ts', 'lib/browser/*.ts'],
  catalogue: ['lib/catalog/{card,listing,options,product,reviews,search}/*.ts', 'lib/format/*.ts', 'lib/pharmacy/*.ts'],
};

/** Mutates the storefront's rules; `MUTATE=cart,routing` those of some rooms. `related` tests run per mutant. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  mutate: [
    ...(process.env.MUTATE?.split(',') ?? Object.keys(RULES)).flatMap((room) => RULES[room]),
    '!**/*.test.ts',
    '!**/*.fixture.ts',
    '!**/documents.ts',
    '!**/*.d.ts',
  ],
  coverageAnalysis: 'perTest',
  // What is set once as a module loads wants every test again for each mutant.
  ignoreStatic: true,
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'tools/mutation/reports/mutation.html' },
  tempDirName: 'tools/mutation/.stryker',
  thresholds: { high: 90, low: 85, break: 85 },
};
