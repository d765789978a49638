import { describe, expect, it } from 'vitest';
import { categoryEntries } from './category-tree';

const leaf = (uid: string, position: number) => ({ uid, name: uid, position, children_count: '0', url_path: uid });

describe('categoryEntries', () => {
  it('[CAT-8] keys entries by uid, with position, ordered child uids, count and parent', () => {
    const entries = categoryEntries({
      uid: 'root',
      position: 1,
      children_count: '2',
      children: [leaf('b', 2), leaf('a', 1)],
    });
    expect(entries.get('root')).toMatchObject({
      uid: 'root',
      position: 1,
      children: ['a', 'b'],
      children_count: 2,
      parentId: null,
    });
    expect(entries.get('b')).toMatchObject({
      uid: 'b',
      position: 2,
      children: [],
      children_count: 0,
      parentId: 'root',
    });
  });

  it('[CAT-3] sorts children by position, then uid', () => {
    const entries = categoryEntries({
      uid: 'root',
      children: [leaf('z', 1), leaf('m', 2), leaf('a', 1), leaf('b', 0)],
    });
    expect(entries.get('root')?.children).toEqual(['b', 'a', 'z', 'm']);
  });

  it('[CAT-3] sets the children of a category once', () => {
    const first = { ...leaf('twice', 1), children: [leaf('kept', 1)] };
    const second = { ...leaf('twice', 2), children: [leaf('ignored', 1)] };
    const entries = categoryEntries({ uid: 'root', children: [first, { ...leaf('other', 3), children: [second] }] });
    expect(entries.get('twice')?.children).toEqual(['kept']);
    expect(entries.get('twice')?.parentId).toBe('root');
    expect(entries.has('ignored')).toBe(false);
  });
});
