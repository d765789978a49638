import { expect, it } from 'vitest';
import { testStoreView } from '@/lib/store/store-context.fixture';
import { ancestorCrumbs, productCrumbs } from './breadcrumbs';

const gear = { uid: 'Mw==', name: 'Gear', level: 2, url_path: 'gear', url_suffix: '.html', breadcrumbs: null };
const bags = {
  uid: 'NA==',
  name: 'Bags',
  level: 3,
  url_path: 'gear/bags',
  url_suffix: '.html',
  breadcrumbs: [{ category_uid: 'Mw==', category_name: 'Gear', category_level: 2, category_url_path: 'gear' }],
};
const sale = { uid: 'NQ==', name: 'Bags', level: 3, url_path: 'sale/bags', url_suffix: '.html', breadcrumbs: [] };

it('[CAT-1] lists the categories above a category, outermost first', () => {
  const breadcrumbs = [
    { category_uid: 'NA==', category_name: 'Bags', category_level: 3, category_url_path: 'gear/bags' },
    { category_uid: 'Mw==', category_name: 'Gear', category_level: 2, category_url_path: 'gear' },
  ];
  expect(ancestorCrumbs({ ...bags, breadcrumbs }, testStoreView())).toEqual([
    { name: 'Gear', href: '/gear.html' },
    { name: 'Bags', href: '/gear/bags.html' },
  ]);
});

it('leads to a product through the deepest of its categories', () => {
  expect(productCrumbs([gear, bags, sale], '/duffle.html', testStoreView())).toEqual([
    { name: 'Gear', href: '/gear.html' },
    { name: 'Bags', href: '/gear/bags.html' },
  ]);
});

it('prefers the category that the product’s URL names', () => {
  expect(productCrumbs([gear, bags, sale], 'sale/bags/duffle.html', testStoreView())).toEqual([
    { name: 'Bags', href: '/sale/bags.html' },
  ]);
});

it('gives no breadcrumbs to a product without a category that has a URL', () => {
  expect(productCrumbs(null, '/duffle.html', testStoreView())).toEqual([]);
  expect(productCrumbs([{ ...gear, url_path: null }], '/duffle.html', testStoreView())).toEqual([]);
});
