// What is measured, found in the backend itself, so that any catalogue can be measured.

/**
 * @typedef {object} Pages
 * @property {Record<'home' | 'category' | 'product' | 'search' | 'cart' | 'checkout', string>} paths
 * @property {string} sku a simple product that can be ordered
 * @property {string[]} terms of searches
 * @property {string[]} others pages of other products and categories
 */

const ROW = 'uid name url_path url_suffix product_count display_mode include_in_menu';
const CATEGORIES = `{ categoryList { children { ${ROW} children { ${ROW} children { ${ROW} } } } } }`;
const PRODUCTS = `query ($uid: String!) {
  products(filter: { category_uid: { eq: $uid } }, pageSize: 60) {
    items { __typename sku name url_key url_suffix stock_status }
  }
}`;

/**
 * Asks the commerce backend. Throws where it answers with errors.
 * @param {string} origin
 * @param {string} query
 * @param {object} [variables]
 */
async function askBackend(origin, query, variables = {}) {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

/**
 * The largest category of the default store view, a simple product of it, words of names to search for.
 * @param {string} origin of the backend
 * @returns {Promise<Pages>}
 */
export async function findPages(origin) {
  const { categoryList } = await askBackend(origin, CATEGORIES);
  const categories = categoryList
    .flatMap(withChildren)
    .filter((/** @type {any} */ row) => row.url_path && row.include_in_menu && row.display_mode !== 'PAGE')
    .sort((/** @type {any} */ a, /** @type {any} */ b) => b.product_count - a.product_count);
  const [category, ...otherCategories] = categories;
  if (!category) throw new Error('The backend has no category that lists products.');
  const { products } = await askBackend(origin, PRODUCTS, { uid: category.uid });
  const simple = products.items.filter(
    (/** @type {any} */ item) => item.__typename === 'SimpleProduct' && item.stock_status === 'IN_STOCK',
  );
  const [product, ...otherProducts] = simple;
  if (!product) throw new Error(`The category ${category.name} has no simple product in stock.`);
  const terms = new Set(simple.flatMap(({ name = '' }) => name.match(/\p{L}{4,}/gu)?.[0]?.toLowerCase() ?? []));
  const [term = 'a'] = terms;
  return {
    paths: {
      home: '/',
      category: `/${category.url_path}${category.url_suffix ?? ''}`,
      product: productPath(product),
      search: `/search.html?query=${encodeURIComponent(term)}`,
      cart: '/checkout/cart',
      checkout: '/checkout',
    },
    sku: product.sku,
    terms: [...terms],
    others: [
      ...otherProducts.slice(-12).map(productPath),
      ...otherCategories.slice(0, 4).map((/** @type {any} */ row) => `/${row.url_path}${row.url_suffix ?? ''}`),
    ],
  };
}

/** @param {{ url_key: string, url_suffix: string | null }} product */
const productPath = ({ url_key, url_suffix }) => `/${url_key}${url_suffix ?? ''}`;

/** @param {any} row @returns {any[]} */
const withChildren = (row) => [row, ...(row.children ?? []).flatMap(withChildren)];

/**
 * A guest's new cart with this much of a product; gives its id.
 * @param {string} origin of the backend
 * @param {string} sku
 */
export async function fillCart(origin, sku, quantity = 1) {
  const { createEmptyCart: id } = await askBackend(origin, 'mutation { createEmptyCart }');
  const { addProductsToCart } = await askBackend(
    origin,
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`,
    { id, items: [{ sku, quantity }] },
  );
  const [refused] = addProductsToCart.user_errors;
  if (refused) throw new Error(refused.message);
  return id;
}
