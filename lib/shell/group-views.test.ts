import { expect, it } from 'vitest';
import type { StoreViewOption } from '@/lib/store/store-view';
import { currentOption, groupViews } from './group-views';

function view(code: string, groupCode: string, sortOrder: number, locale: string): StoreViewOption {
  return {
    code,
    groupCode,
    groupName: `Group ${groupCode}`,
    sortOrder,
    name: `Name of ${code}`,
    locale,
    currency: 'GBP',
    isDefault: false,
    categoryUrlSuffix: '',
    productUrlSuffix: '',
    secureBaseMediaUrl: '',
    isCurrent: code === 'b',
  };
}

it('[STORE-2] the switcher lists store views by store group, sorted', () => {
  const storeViews = [
    view('c', 'eu', 3, 'de-DE'),
    view('a', 'uk', 1, 'en-GB'),
    view('d', 'uk', 4, 'cy-GB'),
    view('b', 'eu', 2, 'fr-FR'),
  ];
  expect(groupViews(storeViews).map((group) => [group.name, group.views.map(({ code }) => code)])).toEqual([
    ['Group uk', ['a', 'd']],
    ['Group eu', ['b', 'c']],
  ]);
});

it('[STORE-2] the switcher calls store views by their languages, in these languages', () => {
  const storeViews = [
    view('a', 'x', 1, 'en-GB'),
    view('b', 'x', 2, 'en-US'),
    view('c', 'x', 3, 'th-TH'),
    view('d', 'x', 4, 'fr-FR'),
  ];
  const labels = groupViews(storeViews)[0]?.views.map(({ label, hint }) => [label, hint]);
  expect(labels).toEqual([
    ['English (UK)', 'Name of a'],
    ['English (US)', 'Name of b'],
    ['ไทย', 'Name of c'],
    ['Français', 'Name of d'],
  ]);
});

it('[STORE-2] the switcher calls store views by their names where a language would not tell them apart', () => {
  const storeViews = [view('a', 'x', 1, 'en-US'), view('b', 'x', 2, 'en-US')];
  expect(groupViews(storeViews)[0]?.views.map(({ label, hint }) => [label, hint])).toEqual([
    ['Name of a', null],
    ['Name of b', null],
  ]);
});

it('[STORE-9] the switcher marks the option of the page’s own store view', () => {
  const groups = groupViews([view('a', 'uk', 1, 'en-GB'), view('b', 'eu', 2, 'fr-FR')]);
  expect(groups.map(({ views }) => views.map(({ isCurrent }) => isCurrent))).toEqual([[false], [true]]);
  expect(currentOption(groups)).toMatchObject({ code: 'b', label: 'Français', currency: 'GBP' });
});
