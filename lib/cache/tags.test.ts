import { describe, expect, test } from 'vitest';
import { blockTags, categoryTags, entityTags, productTags } from './tags';

describe('tags of reads', () => {
  test('reads of a category and of a product carry Magento’s tag, made of the id in their uid', () => {
    expect(categoryTags('NA==')).toEqual(['catalog', 'cat_c_4']);
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

  test('of Magento’s header the tags of single entities are taken, each once', () => {
    expect(entityTags('cat_p, cat_p_12,cat_p_12,cms_b_home,FPC')).toEqual(['cat_p_12', 'cms_b_home']);
    expect(entityTags(null)).toEqual([]);
  });
});
