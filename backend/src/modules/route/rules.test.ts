import { describe, expect, it } from 'vitest';
import { askedUrl, isExact, nearest, spellings } from './rules';

describe('[ROUTE-14] a URL that is asked for', () => {
  it.each([
    ['/a.html', 'a.html', ''],
    ['a.html', 'a.html', ''],
    ['//a.html', 'a.html', ''],
    ['a/b//c', 'a/b//c', ''],
    ['/', '/', ''],
    ['', '', ''],
    ['/a?b=1?c', 'a', '?b=1?c'],
    ['?b=1', '', '?b=1'],
    ['/a#x?b=1', 'a', ''],
    ['/a?b=1#x#y', 'a', '?b=1'],
  ])('%s is %j and %j', (url, path, query) => {
    expect(askedUrl(url)).toEqual({ path, query });
  });
});

describe('[ROUTE-14] the spellings of a path', () => {
  it.each([
    ['A.html', ['a.html', 'a.html/']],
    ['a//', ['a', 'a/']],
    ['a/b/', ['a/b', 'a/b/']],
    ['caf%C3%A9', ['caf%c3%a9', 'caf%c3%a9/', 'café', 'café/']],
    ['%E0%A4', ['%e0%a4', '%e0%a4/']],
    ['a%00b', ['a%00b', 'a%00b/', 'ab', 'ab/']],
  ])('of %s are %j', (path, all) => expect(spellings(path)).toEqual(all));

  const rewrites = (...paths: string[]) => paths.map((requestPath) => ({ requestPath }));
  const found = (path: string, ...paths: string[]) => nearest(path, rewrites(...paths))?.requestPath;

  it('lead to the rewrite that comes nearest', () => {
    expect(found('A', 'a', 'A/', 'A')).toBe('A');
    expect(found('caf%C3%A9', 'caf%C3%A9/', 'CAFÉ', 'café/', 'café')).toBe('café');
    expect(found('caf%C3%A9', 'café', 'caf%C3%A9')).toBe('caf%C3%A9');
    expect(found('caf%C3%A9/', 'café', 'caf%C3%A9')).toBe('caf%C3%A9');
    expect(found('A/', 'a', 'A')).toBe('A');
    expect(found('A', 'a', 'A/')).toBe('A/');
    expect(found('Caf%C3%A9/', 'café', 'Café')).toBe('Café');
    expect(found('A', 'a')).toBe('a');
    expect(found('A')).toBeUndefined();
  });

  it('are exact as the rewrite is written, encoded or not', () => {
    expect([isExact('café', 'café'), isExact('caf%C3%A9', 'café'), isExact('A', 'a')]).toEqual([true, true, false]);
    expect(isExact('caf%C3%A9', 'caf%C3%A9')).toBe(true);
  });
});
