import { expect, it } from 'vitest';
import { testStoreView } from '@/lib/store/store-context.fixture';
import { toCategory } from './get-category';

const answer = {
  uid: 'NA==',
  name: 'Bags',
  level: 3,
  url_path: 'gear/bags',
  url_suffix: '.html',
  breadcrumbs: null,
  description: null,
  image: null,
  display_mode: null,
  default_sort_by: null,
  meta_title: null,
  meta_description: null,
  cms_block: { identifier: 'hi', content: '<p>Hi</p>' },
  children: null,
};

it('shows products and no block when Magento gives no display mode', () => {
  expect(toCategory(answer, testStoreView())).toMatchObject({
    showsProducts: true,
    block: null,
  });
});

it.each([
  ['PRODUCTS', true, null],
  ['PAGE', false, '<p>Hi</p>'],
  ['PRODUCTS_AND_PAGE', true, '<p>Hi</p>'],
])('shows products and block as the display mode %s says', (display_mode, showsProducts, block) => {
  expect(toCategory({ ...answer, display_mode }, testStoreView())).toMatchObject({ showsProducts, block });
});

it('shows the products of a landing category without a block: what fills it in Magento does not come by GraphQL', () => {
  const landing = { ...answer, display_mode: 'PAGE', cms_block: null };
  expect(toCategory(landing, testStoreView())).toMatchObject({
    showsProducts: true,
    isEmptyLanding: true,
    block: null,
  });
  const withBlock = { ...answer, display_mode: 'PAGE' };
  expect(toCategory(withBlock, testStoreView())).toMatchObject({ showsProducts: false, isEmptyLanding: false });
});

it('has its name as title when the merchant wrote none', () => {
  expect(toCategory(answer, testStoreView()).meta).toEqual({ title: 'Bags', description: null });
  expect(toCategory({ ...answer, meta_title: 'All bags' }, testStoreView()).meta.title).toBe('All bags');
});

it('[CAT-3] orders sub-categories by position, then uid', () => {
  const child = (uid: string, position: number) => ({ uid, name: uid, position, url_path: uid, url_suffix: '.html' });
  const { children } = toCategory(
    { ...answer, children: [child('c', 2), child('b', 1), child('a', 1)] },
    testStoreView(),
  );
  expect(children.map((link) => link.href)).toEqual(['/a.html', '/b.html', '/c.html']);
});
