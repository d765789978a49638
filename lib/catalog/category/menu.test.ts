import { expect, it } from 'vitest';
import { testStoreView } from '@/lib/store/store-context.fixture';
import { categoryEntries } from './category-tree';
import { menuNodes } from './menu';

const root = {
  uid: 'root',
  children: [
    { uid: 'b', name: 'Sleep', position: 2, url_path: 'sleep', url_suffix: '.html' },
    { uid: 'c', name: 'Staff only', position: 0, include_in_menu: 0, url_path: 'staff' },
    {
      uid: 'a',
      name: 'Pain relief',
      position: 1,
      include_in_menu: 1,
      url_path: 'pain-relief',
      url_suffix: '.html',
      children: [{ uid: 'd', name: 'Gels', position: 1, url_path: 'pain-relief/gels', url_suffix: '.html' }],
    },
  ],
};

it('[CAT-3] gives the menu in order, without what is not meant for it', () => {
  const menu = menuNodes(categoryEntries(root), 'root', testStoreView());
  expect(menu.map((node) => [node.name, node.href])).toEqual([
    ['Pain relief', '/pain-relief.html'],
    ['Sleep', '/sleep.html'],
  ]);
  expect(menu[0]?.children.map((node) => node.href)).toEqual(['/pain-relief/gels.html']);
});

it('keeps the view in the paths of views that are not the default one', () => {
  const menu = menuNodes(categoryEntries(root), 'root', testStoreView({ code: 'mmstr_th', isDefault: false }));
  expect(menu[0]?.href).toBe('/mmstr_th/pain-relief.html');
});

it('has no menu for an unknown root', () => {
  expect(menuNodes(categoryEntries(root), 'nowhere', testStoreView())).toEqual([]);
});
