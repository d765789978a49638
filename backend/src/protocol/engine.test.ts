import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { documentCache } from './engine';

const document = parse('{ a }');

it('keeps the documents used last, and none of a long query', () => {
  const cache = documentCache();
  cache.set('first', document);
  for (let n = 0; n < 255; n += 1) cache.set(`query ${n}`, document);
  expect(cache.get('first')).toBe(document);
  cache.set('one more', document);
  expect([cache.get('first'), cache.get('query 0'), cache.get('query 1')]).toEqual([document, undefined, document]);

  cache.set('x'.repeat(16_385), document);
  expect(cache.get('x'.repeat(16_385))).toBeUndefined();
});
