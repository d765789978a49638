import type { HtmlPlace } from './backend-link';
import { STYLE_ID, safeStyle } from './safe-styles';

type Attributes = Record<string, string>;

/** Ids that the shop's own parts are found by; a merchant's would answer in their place. */
const SHOP_IDS = new Set([
  'account-name',
  'account-panel',
  'account-trigger',
  'add-to-cart-reason',
  'variant-sold-out',
  'cart-summary',
  'category-menu',
  'coming-email',
  'compare-count',
  'cross-sells',
  'drawer-sort-by',
  'filters',
  'key-facts',
  'large-print',
  'listing-count',
  'main',
  'newest-products',
  'no-sample',
  'open-filters',
  'part-unloaded',
  'part-unloaded-place',
  'recently-viewed',
  'reviews',
  'search-categories',
  'search-hints',
  'search-row',
  'shop-by-category',
  'sort-by',
  'visited-pages',
]);
/** Of those that are numbered or named after something. */
const SHOP_ID_GROUPS = /^(address|icon|picture|reviews|text)-/;
/** Page Builder's own ids of tabs and panels. */
const BUILDER_ID = /^[A-Z][A-Z0-9]{6}$/;
/** Ids that links lead to; none like a script's variable (`dataLayer`), as each id is a property of `window`. */
const PLAIN_ID = /^[a-z][a-z0-9]*(?:[-.:][a-z0-9]+)*$/i;
const VARIABLE_LIKE = /^(?:[a-z0-9]+[A-Z]\w*|[A-Z]+)$/;
const VARIABLES = new Set(
  'chrome define exports fbq firebase ga global google grecaptcha gtag module navigation next opera process require scheduler'.split(
    ' ',
  ),
);

/** Utilities of the shop with which an element could leave its place: content would lie over the page. */
const REACHING_CLASS = new RegExp(
  [
    // With a variant, a value of its own, a fraction, or a sign.
    /[^\w-]|^-/,
    /^(?:fixed|absolute|sticky|relative|static|target|group|peer)$|sr-only$/,
    // What Magento calls its lists of products, laid out as a grid itself, would be as wide as all of them.
    /^grid$/,
    /^(?:inset(?:-[xyse])?|top|right|bottom|left|start|end|z|translate(?:-[xyz])?|scale(?:-[xyz])?)-(?:\d+|px|full|auto)$/,
    /^(?:min-|max-)?(?:h|w|size)-(?:screen|[sdl]?v[hw])$/,
    /^(?:s-|page-loading|content-(?:island|play))/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
const MOST_CLASSES = 40;
const PLAIN_NAME = /^[\w:-]+$/;

/** An element's attributes with those that any may have as they may stand on a page: class, id, styles, marks. */
export function safeAttributes(attributes: Attributes, place: HtmlPlace): Attributes {
  // Browsers would show it: the attribute itself is not among those that stay.
  const hidden = attributes.hidden === undefined ? {} : { style: 'display:none' };
  return Object.fromEntries(
    Object.entries({ ...attributes, ...hidden }).flatMap(([name, value]) => {
      // Others would have the browser's own policy take the element for a text (lib/browser/trusted/shop-policy.ts).
      const safe = PLAIN_NAME.test(name) ? safeValue(name, value, place) : null;
      return safe === null ? [] : [[name, safe]];
    }),
  );
}

function safeValue(name: string, value: string, place: HtmlPlace): string | null {
  switch (name) {
    case 'class':
      return safeClasses(value);
    case 'id':
      return isSafeId(value) ? value : null;
    case 'style':
      return safeStyle(value, place) || null;
    case 'data-pb-style':
      return STYLE_ID.test(value) ? value : null;
    default:
      return value;
  }
}

function safeClasses(classes: string): string | null {
  const names = classes.split(/\s+/).filter((name) => name && !REACHING_CLASS.test(name));
  return names.slice(0, MOST_CLASSES).join(' ') || null;
}

function isSafeId(id: string): boolean {
  if (BUILDER_ID.test(id)) return true;
  if (id.length > 100 || !PLAIN_ID.test(id) || VARIABLE_LIKE.test(id)) return false;
  return !VARIABLES.has(id) && !SHOP_IDS.has(id) && !SHOP_ID_GROUPS.test(id);
}
