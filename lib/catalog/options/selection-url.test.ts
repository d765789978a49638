import { expect, it } from 'vitest';
import { isListingParam } from '@/lib/catalog/listing/listing-params';
import { urlSelection, withUrlSelection } from './selection-url';

const uids = ['bundle/6/9/1', 'custom-option/7/11', 'ก>?', 'a', 'ab', 'abc'].map((id) =>
  Buffer.from(id).toString('base64'),
);

it('[CAT-5] gives back the choice that it wrote', () => {
  for (let length = 0; length <= uids.length; length++) {
    const choice = { variant: 'NOR IBU/400&24', uids: uids.slice(0, length) };
    expect(urlSelection(withUrlSelection('', choice))).toEqual(choice);
  }
});

it('keeps the rest of the query, and takes out what is not chosen any more', () => {
  expect(withUrlSelection('?utm_source=mail&variant=A', { variant: 'B', uids: null })).toBe(
    '?utm_source=mail&variant=B',
  );
  expect(withUrlSelection('?variant=A&choice=x', { variant: null, uids: null })).toBe('');
  expect(urlSelection('?utm_source=mail')).toEqual({ variant: null, uids: null });
  expect(urlSelection('?choice=')).toEqual({ variant: null, uids: [] });
});

it('[ROUTE-21] never turns a cached page into one that is rendered for it', () => {
  const names = [...new URLSearchParams(withUrlSelection('', { variant: 'A', uids })).keys()];
  expect(names).toEqual(['variant', 'choice']);
  expect(names.some(isListingParam)).toBe(false);
});
