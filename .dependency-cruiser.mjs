// Who may import whom: app → components → lib features → lib ground. An edge that is not written here is forbidden;
// adding one is a decision, with its reason beside it.

/** Ground folders: each may import only those before it, so the ground has no cycles whatever is added. */
const GROUND = [
  'config',
  'errors',
  'format',
  'browser',
  'forms',
  'images',
  'cache',
  'magento', // takes the store view as a plain code, since the store views are read by it
  'store',
  'i18n', // a page's language is its store view's
  'shell',
];

/** Feature folders (every other folder of lib) know only the ground, and of each other: */
const FEATURE_EDGES = {
  // Statistics name what the catalogue names, as far as they may.
  analytics: ['catalog'],
  // Signing in and out reaches all that is one customer's, so it alone knows every private feature.
  auth: ['cart', 'checkout', 'compare', 'customer', 'push', 'pwa'],
  cart: ['catalog'],
  // Products side by side, told as on their cards; a customer's list is their own.
  compare: ['catalog', 'customer'],
  // An address may be picked from a customer's book; the checkout and the account ask for them by the same rules.
  address: ['customer'],
  checkout: ['address', 'cart', 'customer'],
  // What a merchant writes about reaching them is a page or a block.
  contact: ['content'],
  // A link of a merchant's is dead where the address resolves to nothing.
  content: ['routing'],
  // Ordering again fills the cart; a line has its product's picture; an order's address names it as the customer's list of
  // orders does.
  orders: ['cart', 'catalog', 'customer'],
  // The terms are a block; how far a basket is from free delivery is counted from the cart.
  delivery: ['cart', 'content'],
  // What one trade has `app` gives to the catalogue, which never imports it: another trade removes a folder. Baskets are
  // judged by what their lines hold; a medicine's leaflet is a content page.
  pharmacy: ['cart', 'catalog', 'contact', 'content', 'delivery'],
  // The service worker keeps what badges are read by.
  pwa: ['catalog'],
  // The shop's service worker shows the notices.
  push: ['pwa'],
  // Which parameters make a listing is the catalogue's to say.
  routing: ['catalog'],
  // Products as on their cards; the visitor's state has the list.
  recent: ['catalog', 'customer'],
  // What crawlers read is made of what the pages themselves read; a sitemap lists the pages that resolve.
  seo: ['catalog', 'contact', 'content', 'routing'],
  // A wish is a product with its options, goes to the cart, and is a customer's.
  wishlist: ['cart', 'catalog', 'customer'],
};

/** Component rooms that any other may use. */
const LEAVES = ['ui', 'forms'];

/** A room may be a folder's folder. The product card's button is a prop, so the card knows neither cart nor listing. */
const COMPONENT_EDGES = {
  ui: [],
  forms: ['ui'],
  'catalog/card': ['ui'],
  // Descriptions and category blocks are merchant HTML, which has one road to the page; the buttons that add are
  // the cart's, the comparison's and the wish list's.
  catalog: [...LEAVES, 'content', 'cart/add', 'compare/add', 'wishlist/add'],
  // An address is asked for in one way.
  address: LEAVES,
  // Reviews are told by stars, as on product cards; notices are one more thing that a customer may get; paper says who sold.
  account: [...LEAVES, 'address', 'catalog/card', 'contact', 'push'],
  // Who has ordered is offered notices of what is on its way.
  // … told when each shipping method arrives, and whom to ask; what is ordered is marked as it is in the cart.
  checkout: [...LEAVES, 'address', 'cart/item', 'contact', 'delivery', 'push'],
  // What is compared is told as on product cards, and bought from there.
  compare: [...LEAVES, 'cart/add', 'catalog/card'],
  // The merchant's own words stand beside the form.
  contact: [...LEAVES, 'content'],
  // Cross-sells are product cards; the summary tells how far free delivery is; without JavaScript it says whom to call.
  cart: [...LEAVES, 'catalog/card', 'contact', 'delivery'],
  // Without JavaScript it says whom to call.
  auth: [...LEAVES, 'contact'],
  // The account's layout is around a customer's orders; an address reads the same everywhere; a line has the basket's picture;
  // who must ask is led there.
  orders: [...LEAVES, 'account', 'address', 'cart/item', 'contact'],
  // Its promises are blocks as the merchant wrote them, when it comes, and whom to ask; a chosen pack and an order's line
  // are marked like cards.
  pharmacy: [...LEAVES, 'catalog/card', 'contact', 'content', 'delivery'],
  // A row of product cards.
  recent: [...LEAVES, 'cart/add', 'catalog/card'],
  // A page of the account, whose wishes are chosen, and told, like lines of a cart, and marked like cards.
  wishlist: [...LEAVES, 'account', 'cart/item', 'catalog/card'],
  // The promo blocks, whom to ask, the header's cart and comparison, the account's menu and forms, the skeletons of the pages
  // that are on their way; one listener for the hearts of all cards; the service worker and its notices; what a trade says of
  // baskets, which no page's first load has room for.
  shell: [
    ...LEAVES,
    'account',
    'contact',
    'analytics',
    'auth',
    'catalog',
    'content',
    'cart/header',
    'compare/header',
    'pharmacy',
    'push',
    'pwa',
    'recent',
    'wishlist/add',
  ],
};

/**
 * The backend's domains (`backend/src/modules/<domain>`) meet through files called `queries` or `rules` alone, and only
 * along these edges.
 */
const DOMAIN_EDGES = {
  // A customer's own reviews.
  catalog: ['customer'],
  // Content shows products and links to what the catalogue has, and a category shows content.
  cms: ['catalog'],
  // What is written goes to the shop by mail.
  contact: ['mail', 'newsletter'],
  // Nobody signs up another customer.
  newsletter: ['customer'],
  // Countries that a store view sells to.
  directory: ['store'],
  // An address names a region; an account may subscribe, and gets letters and notices.
  customer: ['directory', 'mail', 'newsletter', 'push', 'store'],
  // Lines are products; a customer's cart starts with their e-mail and billing address.
  cart: ['catalog', 'customer', 'store'],
  // Addresses, methods and payment are put on a cart.
  checkout: ['cart', 'customer', 'directory', 'newsletter', 'store'],
  // What a checkout completed becomes an order, which names its products; REST does the checkout in two calls. The forms
  // that a medicine is sold by are blocks.
  order: ['cart', 'catalog', 'checkout', 'cms', 'customer', 'directory', 'mail', 'newsletter', 'push', 'store'],
  // Notices are a customer's.
  push: ['customer'],
  // A URL leads to a product, a category or a page.
  route: ['catalog', 'cms'],
  // What is wished for is a product as it was chosen, and goes to its customer's cart.
  wishlist: ['cart', 'catalog', 'customer'],
  // Products are told side by side; a customer has one list.
  compare: ['catalog', 'customer'],
};
const DOMAINS = '^backend/src/modules';
const BACKEND_TESTS = '\\.test\\.ts$|/testing/';

/** A domain imports itself and, of the domains on its edges, queries and rules; the wiring files import all. */
function domainEdges() {
  const listed = Object.entries(DOMAIN_EDGES).map(([domain, targets]) => ({
    from: { path: `${DOMAINS}/${domain}/`, pathNot: BACKEND_TESTS },
    to: {
      path: `${DOMAINS}/`,
      pathNot: [`${DOMAINS}/${domain}/`, `${DOMAINS}/${oneOf(targets)}/.*\\b(queries|rules)\\.ts$`],
    },
  }));
  const rest = {
    from: { path: `${DOMAINS}/([^/]+)/`, pathNot: [BACKEND_TESTS, `${DOMAINS}/${oneOf(Object.keys(DOMAIN_EDGES))}/`] },
    to: { path: `${DOMAINS}/`, pathNot: `${DOMAINS}/$1/` },
  };
  return [...listed, rest].map((rule) => ({
    name: 'backend-domains-meet-by-queries-and-rules',
    comment: "What a domain keeps to itself can change alone; a resolver never calls another domain's resolver.",
    severity: 'error',
    ...rule,
  }));
}

const oneOf = (names) => `(${names.join('|')})`;
const inFolders = (parent, names) => (names.length ? [`^${parent}/${oneOf(names)}/`] : []);

/** In `parent`, a folder of `edges` imports itself and the folders listed; any other folder itself and `others`. */
function onlyEdges(name, comment, parent, edges, others) {
  const listed = Object.entries(edges).map(([folder, targets]) => ({
    from: { path: `^${parent}/${folder}/` },
    to: { path: `^${parent}/`, pathNot: [`^${parent}/${folder}/`, ...inFolders(parent, targets)] },
  }));
  const rest = {
    from: { path: `^${parent}/([^/]+)/`, pathNot: inFolders(parent, Object.keys(edges)) },
    to: { path: `^${parent}/`, pathNot: [`^${parent}/$1/`, ...inFolders(parent, others)] },
  };
  return [...listed, rest].map((rule) => ({ name, comment, severity: 'error', ...rule }));
}

/** Fakes that tests of any folder use; `tests-are-not-imported` keeps them there. */
const TESTING = 'testing';

const groundEdges = Object.fromEntries(GROUND.map((folder, index) => [folder, [TESTING, ...GROUND.slice(0, index)]]));
const featureEdges = Object.fromEntries(
  Object.entries(FEATURE_EDGES).map(([folder, targets]) => [folder, [TESTING, ...GROUND, ...targets]]),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that need each other cannot be understood, or loaded, one at a time; types count too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that resolves to nothing would slip through every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'nothing-imports-app',
      comment:
        'Pages are entry points: what two of them share is a component or a function. The server’s own entry is one too.',
      severity: 'error',
      from: { pathNot: '^(app/|instrumentation\\.ts$)' },
      to: { path: '^(app/|middleware\\.ts)' },
    },
    {
      name: 'lib-knows-no-screen',
      comment: 'Rules and reads must run without a component: on the server, in middleware, in a test.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^components/' },
    },
    ...onlyEdges(
      'lib-downhill',
      'Ground folders import only ground folders before them, features the ground and their listed edges.',
      'lib',
      { ...groundEdges, ...featureEdges },
      [TESTING, ...GROUND],
    ),
    ...onlyEdges(
      'component-edges',
      'Component folders import the leaves and their listed edges; shell is for app alone.',
      'components',
      COMPONENT_EDGES,
      LEAVES,
    ),
    {
      name: 'ui-has-no-words-and-no-data',
      comment: 'Controls get their words and data as props, so that every feature can use them.',
      severity: 'error',
      from: { path: '^components/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^lib/(?!(config|browser|format|images)/)', '(^|/)node_modules/(next-intl|urql|@urql)/'] },
    },
    {
      name: 'middleware-stays-small',
      comment: 'It runs before every page: it decides with routing and store, reports, and renders nothing.',
      severity: 'error',
      from: { path: '^middleware\\.ts$' },
      to: { path: '^(app|components|lib|server)/', pathNot: '^lib/(config|errors|routing|store)/' },
    },
    {
      name: 'host-stays-small',
      comment:
        'The Node host stands in front of Next and knows only the cache and the log that they share, and by which parameters Next has another page.',
      severity: 'error',
      from: { path: '^server/' },
      to: {
        path: '^(app|components|lib|backend)/',
        pathNot: '^lib/(config|cache|errors)/|^lib/catalog/(listing/listing-params|search/search-term)\\.ts$',
      },
    },
    {
      name: 'backend-stands-alone',
      comment: 'The embedded backend is a stand-in for any Magento: a process reached over HTTP only.',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^(app|components|e2e|lib|messages|scripts|server|tools)/|^[^/]+\\.(ts|mjs)$' },
    },
    ...domainEdges(),
    {
      name: 'backend-ground-knows-no-domain',
      comment:
        'Database, protocol, session and mail serve every domain; the server and its start alone wire domains to them.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: [`${DOMAINS}/`, '^backend/src/(main|server)\\.ts$', BACKEND_TESTS] },
      to: { path: `${DOMAINS}/` },
    },
    {
      name: 'backend-rules-are-pure',
      comment: 'What is decided is tested without a database: rules take what queries have read.',
      severity: 'error',
      from: { path: `${DOMAINS}/.*\\brules\\.ts$` },
      to: {
        path: ['(^|/)node_modules/drizzle-orm/', '^backend/src/database/', '\\bqueries\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'backend-tests-are-not-imported',
      comment: 'What only tests run is no part of the server.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: BACKEND_TESTS },
      to: { path: `^backend/src/.*(${BACKEND_TESTS})` },
    },
    {
      name: 'nothing-imports-backend',
      comment: 'What only the embedded backend can do would not work on a real Magento.',
      severity: 'error',
      from: { pathNot: '^(backend|tools)/' },
      to: { path: '^backend/' },
    },
    {
      name: 'tools-are-run-by-hand',
      comment: 'The art draws what the seed data names; nothing of the shop needs it, and it needs nothing else.',
      severity: 'error',
      from: { path: '^tools/' },
      to: {
        path: '^(app|backend|components|e2e|lib|messages|scripts|server)/',
        pathNot: '^backend/src/database/seed/(data/|types\\.ts)',
      },
    },
    {
      name: 'bench-looks-from-outside',
      comment:
        'What is measured is what a browser gets: the bench starts servers as the launchers do, and knows no code of them.',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^(app|backend|components|e2e|lib|messages|server|tools)/|^[^/]+\\.(ts|mjs)$' },
    },
    {
      name: 'nothing-imports-bench',
      comment: 'It is run by hand, outside the gate.',
      severity: 'error',
      from: { pathNot: '^bench/' },
      to: { path: '^bench/' },
    },
    {
      name: 'nothing-imports-tools',
      comment: 'They are outside the gate.',
      severity: 'error',
      from: { pathNot: '^tools/' },
      to: { path: '^tools/' },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'Shop code that needs a test helper is test code.',
      severity: 'error',
      from: { path: '^(app|components|lib|server|scripts)/', pathNot: '^lib/testing/|\\.(test|fixture)\\.tsx?$' },
      to: { path: '^(e2e|lib/testing)/|\\.(test|fixture)\\.tsx?$' },
    },
  ],
  options: {
    // Before compilation type-only imports are still there.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    // What mutation testing works on, while it does, and what Next writes of the bench's floor.
    exclude: { path: '^(tools/mutation/\\.stryker|bench/floor/\\.next)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
