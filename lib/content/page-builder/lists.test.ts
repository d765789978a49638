import { describe, expect, it } from 'vitest';
import { read, type } from './read-content.fixture';

describe('[CMS-1] lists of products and categories', () => {
  const item = (href: string) =>
    `<li class="product-item"><div class="product-item-details"><strong class="product-item-name"><a class="product-item-link" href="${href}">A</a></strong></div></li>`;

  it('products are those of the links, each once, in their order', () => {
    const html = type(
      'products',
      `<div class="block widget block-products-list grid"><ol class="product-items">${item('https://shop.example/allergy/cetirizine.html')}${item('/ibuprofen-200.html?a=1')}${item('/ibuprofen-200.html')}</ol></div>`,
    );
    const { products, islands } = read(html);
    expect([...products.values()]).toEqual([['cetirizine', 'ibuprofen-200']]);
    expect([...products.keys()][0]?.attribs['data-element']).toBe('grid');
    expect(islands).toEqual([]);
  });

  it('[CMS-5] a carousel of products moves as its attributes say', () => {
    const html = type(
      'products',
      `<ol class="product-items">${item('/a.html')}</ol>`,
      'data-carousel-mode="continuous" data-center-padding="90px" data-autoplay="true"',
    );
    const { islands } = read(html.replace('"default"', '"carousel"'));
    expect(islands).toMatchObject([
      { kind: 'carousel', settings: { isContinuous: true, centerPadding: 90, autoplay: true, autoplaySpeed: 3000 } },
    ]);
  });

  it('categories are those of the ids, and nothing else', () => {
    expect([...read(type('category_list', '', 'data-category-ids="3, 5,x,3"')).categories.values()]).toEqual([
      ['3', '5'],
    ]);
  });
});
