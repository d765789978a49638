import { describe, expect, test } from 'vitest';
import { answerTags, blockTags, categoryTags, entityTags, productTags } from './tags.mjs';

describe('tags of reads', () => {
  test('reads of a category and of a product carry Magento’s tag, made of the id in their uid', () => {
    expect(categoryTags('NA==')).toEqual(['catalog', 'cat_c_4', 'cat_c_p_4']);
    expect(productTags({ uid: 'MTU2Mg==' })).toEqual(['catalog', 'cat_p_1562']);
  });

  test('a read of an entity without an id in its uid carries the catalogue’s tag alone', () => {
    expect(productTags({})).toEqual(['catalog']);
    expect(categoryTags('zz!')).toEqual(['catalog']);
    expect(productTags({ uid: 'Y29uZmlndXJhYmxlLzkzLzUw' })).toEqual(['catalog']);
  });

  test('blocks that are read together carry a tag each', () => {
    expect(blockTags(['home', 'footer-links'])).toEqual(['content', 'cms_b_home', 'cms_b_footer-links']);
  });

  test('all that an answer holds has its tag, made of the ids in the uids, each once', () => {
    const category = { uid: 'NA==', url_path: 'gear', breadcrumbs: [{ category_uid: 'Mw==' }] };
    const variant = {
      attributes: [{ code: 'size', uid: 'Y29uZmlndXJhYmxlLzkzLzUw' }],
      product: { uid: 'Nw==', sku: 'b' },
    };
    expect(
      answerTags({
        products: { items: [{ uid: 'Ng==', sku: 'a', categories: [category], variants: [variant] }, null] },
        categories: {
          items: [{ ...category, cms_block: { identifier: 'summer' }, children: [{ uid: 'NQ==', url_path: null }] }],
        },
        urlResolver: { id: 2, type: 'CMS_PAGE' },
      }),
    ).toEqual(['cms_p_2', 'cat_p_6', 'cat_c_4', 'cat_c_3', 'cat_p_7', 'cms_b_summer', 'cat_c_5']);
  });

  test('what has no id in its uid, and an address that leads to no content page, have no tag', () => {
    const data = { route: { uid: 'zz!', sku: 'a' }, urlResolver: { id: 4, type: 'CATEGORY' }, cart: { uid: 'NA==' } };
    expect(answerTags(data)).toEqual([]);
    expect(answerTags(null)).toEqual([]);
  });

  test('of Magento’s header the tags of single entities are taken, each once', () => {
    expect(entityTags('cat_p, cat_p_12,cat_p_12,cms_b_home,FPC')).toEqual(['cat_p_12', 'cms_b_home']);
    expect(entityTags(null)).toEqual([]);
  });
});
