import type { Context } from '../../context';
import { phrase } from '../../labels';
import { findProducts, type ProductCard, productCard } from '../catalog/product/card-queries';
import { escapeHtml, productConditions } from './rules';

type Found = Awaited<ReturnType<typeof findProducts>>;

const DEFAULT_COUNT = 10;
const SORTS: Record<string, 'name' | 'price'> = { name: 'name', price: 'price' };

/**
 * Magento's list of products that meet the merchant's conditions: its own grid, or the carousel of Page Builder, which is
 * the bare list. Products are those of the store view that can be found and bought; no list without any.
 */
export async function renderProductsList(ctx: Context, parameters: Record<string, string>): Promise<string> {
  const conditions = productConditions(parameters.conditions_encoded ?? '');
  if (!conditions) return '';
  const order = parameters.sort_order ?? '';
  const found = await findProducts(ctx, { ...conditions, sort: listingSort(order) });
  const count = Number(parameters.products_count) || DEFAULT_COUNT;
  const shown = sorted(found, order, conditions.skus).slice(0, count);
  if (shown.length === 0) return '';
  const cards = await Promise.all(shown.map((product) => productCard(ctx, product)));
  const isCarousel = parameters.template?.includes('carousel') ?? false;
  const type = isCarousel ? 'widget-product-carousel' : 'widget-product-grid';
  const list = `<ol class="product-items ${type}">\n${cards.map((card) => item(ctx, card, type)).join('')}</ol>\n`;
  if (isCarousel) return list;
  const title =
    parameters.title && `<div class="block-title">\n<strong>${escapeHtml(parameters.title)}</strong>\n</div>\n`;
  return `<div class="block widget block-products-list grid">
${title ?? ''}<div class="block-content">
<!-- new_products_content_widget_grid--><div class="products-grid grid">
${list}</div>
</div>
</div>
`;
}

function listingSort(order: string) {
  const [, field = '', direction] = /^(name|price)_(ascending|descending|low_to_high|high_to_low)$/.exec(order) ?? [];
  const name = SORTS[field];
  return name && ({ [name]: direction === 'ascending' || direction === 'low_to_high' ? 'ASC' : 'DESC' } as const);
}

/** The orders that a listing does not have, over the listing's own. */
function sorted(products: Found, order: string, skus: readonly string[] = []): Found {
  const place = ({ sku }: Found[number]) => skus.indexOf(sku);
  switch (order) {
    case 'position_by_sku':
      return products.toSorted((a, b) => place(a) - place(b));
    case 'sku_ascending':
      return products.toSorted((a, b) => a.sku.localeCompare(b.sku));
    case 'sku_descending':
      return products.toSorted((a, b) => b.sku.localeCompare(a.sku));
    case 'date_newest_top':
      return products.toSorted((a, b) => b.id - a.id);
    case 'date_oldest_top':
      return products.toSorted((a, b) => a.id - b.id);
    default:
      return products;
  }
}

/** Prices and names as Magento escapes them in attributes: a space is `&#x20;` there. */
const attribute = (text: string) => escapeHtml(text).replaceAll(' ', '&#x20;');

function item(ctx: Context, card: ProductCard, type: string): string {
  const url = escapeHtml(card.url);
  const name = escapeHtml(card.name);
  return `<li class="product-item">
<div class="product-item-info">
<a href="${url}" class="product-item-photo">
<span class="product-image-container product-image-container-${card.id}">
<span class="product-image-wrapper">
<img class="product-image-photo" src="${escapeHtml(card.image.url)}" loading="lazy" width="240" height="300" alt="${attribute(card.image.label)}"/></span>
</span>
</a>
<div class="product-item-details">
<strong class="product-item-name">
<a title="${name}" href="${url}" class="product-item-link">
${name} </a>
</strong>
${review(ctx, card)}${priceBox(ctx, card, type)}${actions(ctx, card)}</div>
</div>
</li>
`;
}

function review(ctx: Context, { id, url, review: { rating, count } }: ProductCard): string {
  if (count === 0) return '';
  return `<div class="product-reviews-summary short">
<div class="rating-summary">
<span class="label"><span>${phrase('Rating:', ctx.store)}</span></span>
<div class="rating-result" id="rating-result_${id}" title="${rating}%">
<span><span>${rating}%</span></span>
</div>
</div>
<div class="reviews-actions">
<a class="action view" href="${escapeHtml(url)}#reviews">${count} &nbsp;<span>${phrase(count === 1 ? 'Review' : 'Reviews', ctx.store)} </span>
</a>
</div>
</div>
`;
}

function priceBox(ctx: Context, card: ProductCard, type: string): string {
  const box = `<div class="price-box price-final_price" data-role="priceBox" data-product-id="${card.id}" data-price-box="product-id-${card.id}">`;
  return `${box}${prices(ctx, card, type)}</div>\n`;
}

function prices(ctx: Context, card: ProductCard, type: string): string {
  const { id, typeId, minimum, maximum } = card;
  const one = (amount: number, kind: 'finalPrice' | 'oldPrice', text?: Parameters<typeof phrase>[0]) => {
    const label = text ? `<span class="price-label">${phrase(text, ctx.store)}</span>\n` : '';
    const prefix = kind === 'oldPrice' ? 'old' : 'product';
    return `<span class="price-container price-final_price&#x20;tax&#x20;weee">
${label}<span id="${prefix}-price-${id}-${type}" data-price-amount="${amount}" data-price-type="${kind}" class="price-wrapper "><span class="price">${escapeHtml(money(ctx, amount))}</span></span>
</span>
`;
  };
  if (typeId === 'bundle' && minimum.final < maximum.final) {
    return `<p class="price-from">${one(minimum.final, 'finalPrice', 'From')}</p><p class="price-to">${one(maximum.final, 'finalPrice', 'To')}</p>`;
  }
  if (typeId === 'grouped') {
    const label = `<span class="price-label">${phrase('Starting at', ctx.store)}</span>`;
    return `<p class="minimal-price">${label}${one(minimum.final, 'finalPrice')}</p>`;
  }
  const isOff = minimum.final < minimum.regular;
  if (isOff) {
    return `<span class="special-price">${one(minimum.final, 'finalPrice', 'Special Price')}</span><span class="old-price">${one(minimum.regular, 'oldPrice', 'Regular Price')}</span>`;
  }
  return typeId === 'configurable'
    ? `<span class="normal-price">${one(minimum.final, 'finalPrice', 'As low as')}</span>`
    : one(minimum.final, 'finalPrice');
}

function money({ store, currency }: Context, amount: number): string {
  return new Intl.NumberFormat(store.locale.replace('_', '-'), { style: 'currency', currency }).format(amount);
}

/** Forms and links of Magento's own pages; a storefront of another make leaves them out. */
function actions({ origin, store }: Context, { id, sku }: ProductCard): string {
  const uenc = Buffer.from(`${origin}/graphql`).toString('base64');
  const post = (path: string) =>
    escapeHtml(JSON.stringify({ action: `${origin}/${path}/`, data: { product: id, uenc } }));
  const link = (name: string, path: string, text: string) =>
    `<a href="#" class="action ${name}" data-post="${post(path)}" title="${attribute(text)}">\n<span>${text}</span>\n</a>\n`;
  const add = phrase('Add to Cart', store);
  return `<div class="product-item-inner">
<div class="product-item-actions">
<div class="actions-primary">
<form data-role="tocart-form" data-product-sku="${escapeHtml(sku)}" action="${origin}/checkout/cart/add/uenc/${encodeURIComponent(uenc)}/product/${id}/" method="post">
<input type="hidden" name="product" value="${id}">
<input type="hidden" name="uenc" value="${uenc}">
<button type="submit" title="${add}" class="action tocart primary">
<span>${add}</span>
</button>
</form>
</div>
<div class="actions-secondary" data-role="add-to-links">
${link('towishlist', 'wishlist/index/add', phrase('Add to Wish List', store))}${link('tocompare', 'catalog/product_compare/add', phrase('Add to Compare', store))}</div>
</div>
</div>
`;
}
