import { askGraphQL } from '../scripts/guest-shopper.mjs';

// What is measured, found in the backend itself, so that any catalogue can be measured.

/**
 * @typedef {object} Pages
 * @property {Record<'home' | 'category' | 'product' | 'search' | 'cart' | 'checkout', string>} paths
 * @property {string} sku a simple product that can be ordered
 * @property {string[]} terms of searches
 * @property {string[]} others pages of other products and categories
 * @property {string} uid of the category
 * @property {string | null} filtered the category by an option of its first facet
 */

const ROW = 'uid name url_path url_suffix product_count display_mode include_in_menu';
const CATEGORIES = `{ categoryList { children { ${ROW} children { ${ROW} children { ${ROW} } } } } }`;
const PRODUCTS = `query ($uid: String!) {
  products(filter: { category_uid: { eq: $uid } }, pageSize: 60) {
    items { __typename sku name url_key url_suffix stock_status }
  }
}`;
const FACETS = `query ($uid: String!) {
  products(filter: { category_uid: { eq: $uid } }, pageSize: 1) { aggregations { attribute_code options { value } } }
}`;

/**
 * What a category can be filtered by.
 * @param {string} origin of the backend
 * @param {string} uid of the category
 * @returns {Promise<{ attribute_code: string, options: { value: string }[] }[]>}
 */
export async function askFacets(origin, uid) {
  return (await askGraphQL(origin, FACETS, { uid })).products.aggregations;
}

/**
 * The largest category of the default store view, a simple product of it, words of names to search for.
 * @param {string} origin of the backend
 * @returns {Promise<Pages>}
 */
export async function findPages(origin) {
  const { categoryList } = await askGraphQL(origin, CATEGORIES);
  const categories = categoryList
    .flatMap(withChildren)
    .filter((/** @type {any} */ row) => row.url_path && row.include_in_menu && row.display_mode !== 'PAGE')
    .sort((/** @type {any} */ a, /** @type {any} */ b) => b.product_count - a.product_count);
  const [category, ...otherCategories] = categories;
  if (!category) throw new Error('The backend has no category that lists products.');
  const { products } = await askGraphQL(origin, PRODUCTS, { uid: category.uid });
  const simple = products.items.filter(
    (/** @type {any} */ item) => item.__typename === 'SimpleProduct' && item.stock_status === 'IN_STOCK',
  );
  const [product, ...otherProducts] = simple;
  if (!product) throw new Error(`The category ${category.name} has no simple product in stock.`);
  const terms = new Set(simple.flatMap(({ name = '' }) => name.match(/\p{L}{4,}/gu)?.[0]?.toLowerCase() ?? []));
  const [term = 'a'] = terms;
  const path = `/${category.url_path}${category.url_suffix ?? ''}`;
  const facets = await askFacets(origin, category.uid);
  const facet = facets.find(({ attribute_code: code }) => !/^(category|price)/.test(code));
  return {
    paths: {
      home: '/',
      category: path,
      product: productPath(product),
      search: `/search.html?query=${encodeURIComponent(term)}`,
      cart: '/checkout/cart',
      checkout: '/checkout',
    },
    sku: product.sku,
    terms: [...terms],
    uid: category.uid,
    filtered: facet
      ? `${path}?${new URLSearchParams({ [`${facet.attribute_code}[filter]`]: facet.options[0]?.value ?? '' })}`
      : null,
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
