import { expect, it } from 'vitest';
import { stores } from '../stores';
import { synonyms } from './synonyms';

it('every group has several terms, each once, in lower case, for views that are there', () => {
  const codes = stores.map(({ code }) => code);
  for (const { terms, stores: views } of synonyms) {
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms.length).toBeGreaterThan(1);
    expect(terms.map((term) => term.trim().toLowerCase())).toEqual(terms);
    for (const view of views) expect(codes).toContain(view);
  }
});
