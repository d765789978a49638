import { type Common, type Content, contentType, type PageBuilderElement } from './page';

interface ProductsQuery {
  /** Either: the ids of categories, or SKUs in their order. */
  categoryId?: number;
  skus?: string[];
  count: number;
  sort?: string;
}

export interface CarouselOptions {
  autoplaySpeed?: number;
  isEndless?: boolean;
  isContinuous?: boolean;
}

/** A list of products as a grid. */
export function products(query: ProductsQuery, common: Common = {}): PageBuilderElement {
  const template = 'Magento_CatalogWidget::product/widget/content/grid.phtml';
  return contentType('products', 'grid', common, [productsWidget(template, query)]);
}

/** A list of products as a carousel. */
export function productCarousel(
  query: ProductsQuery,
  { autoplaySpeed, isEndless, isContinuous, ...common }: CarouselOptions & Common = {},
): PageBuilderElement {
  const template = 'Magento_PageBuilder::catalog/product/widget/content/carousel.phtml';
  return contentType('products', 'carousel', common, [productsWidget(template, query)], {
    attributes: {
      'data-autoplay': String(autoplaySpeed !== undefined),
      'data-autoplay-speed': String(autoplaySpeed ?? 4000),
      'data-infinite-loop': String(isEndless ?? false),
      'data-show-arrows': 'true',
      'data-show-dots': 'true',
      'data-carousel-mode': isContinuous ? 'continuous' : 'default',
      'data-center-padding': '90px',
    },
  });
}

function productsWidget(template: string, { categoryId, skus, count, sort }: ProductsQuery): string {
  const condition = 'Magento\\CatalogWidget\\Model\\Rule\\Condition\\';
  const [attribute, operator, value] = skus
    ? ['sku', '()', skus.join(', ')]
    : ['category_ids', '==', String(categoryId)];
  const conditions = JSON.stringify({
    1: { aggregator: 'all', new_child: '', type: `${condition}Combine`, value: '1' },
    '1--1': { operator, type: `${condition}Product`, attribute, value },
  });
  const encoded = conditions.replaceAll('{', '^[').replaceAll('}', '^]').replaceAll('"', '`').replaceAll('\\', '|');
  const order = sort ?? (skus ? 'position_by_sku' : 'position');
  return `{{widget type="Magento\\CatalogWidget\\Block\\Product\\ProductsList" template="${template}" anchor_text="" id_path="" show_pager="0" products_count="${count}" condition_option="${attribute}" condition_option_value="${value}" type_name="Catalog Products List" conditions_encoded="${encoded}" sort_order="${order}"}}`;
}

/** A block of the shop in the middle of other content. */
export function block(identifier: string, common: Common = {}): PageBuilderElement {
  return contentType('block', 'default', common, [
    `{{widget type="Magento\\Cms\\Block\\Widget\\Block" template="widget/static_block/default.phtml" block_id="${identifier}" type_name="CMS Static Block"}}`,
  ]);
}

/** A block of Adobe Commerce that depends on who sees it; the Open Source edition shows nothing. */
export function dynamicBlock(id: number, common: Common = {}): PageBuilderElement {
  return contentType('dynamic_block', 'default', common, [
    `{{widget type="Magento\\Banner\\Block\\Widget\\Banner" display_mode="fixed" rotate="" template="widget/block.phtml" banner_ids="${id}" type_name="Dynamic Blocks Rotator"}}`,
  ]);
}

/** A list of categories by their ids; the links in it serve who draws no tiles. */
export function categoryList(ids: number[], common: Common = {}): PageBuilderElement {
  const type = 'Magento\\Catalog\\Block\\Category\\Widget\\Link';
  const template = 'category/widget/link/link_inline.phtml';
  const item = (id: number) => `<li>{{widget type="${type}" template="${template}" id_path="category/${id}"}}</li>`;
  return contentType('category_list', 'default', common, ids.map(item), {
    tag: 'ul',
    attributes: { 'data-category-ids': ids.join(',') },
  });
}

/** An element of a module that nobody here has. */
export function foreign(name: string, ...children: Content[]): PageBuilderElement {
  return contentType(name, 'default', {}, children);
}
