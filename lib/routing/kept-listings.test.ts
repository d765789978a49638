import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { processShared } from '@/lib/cache/process-memory';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { clearProcessMemory } from '@/lib/testing/forget-process-memory';
import { renderListing } from './shop-pages';

const SECOND = 1_000;
const paths = { internal: '/mmstr_en/GBP/search.html', public: '/search.html' };
let commerce: ReturnType<typeof fakeCommerce>;
let rendered: number;

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('PORT', '3000');
  vi.useFakeTimers({ toFake: ['Date'] });
  clearProcessMemory();
  rendered = 0;
  commerce = fakeCommerce({});
  commerce.answers['/search.html'] = () => {
    rendered += 1;
    return new Response(`<p>${rendered}`, { headers: { 'content-type': 'text/html', 'set-cookie': 'a=1' } });
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  clearProcessMemory();
});

const listed = async (search: string, at = paths) => new TextDecoder().decode((await renderListing(at, search))?.body);

describe('[CAT-6] a listing by its parameters', () => {
  test('a listing is rendered once for all who ask at the same time, and for some seconds after', async () => {
    expect(await Promise.all([listed('?query=a'), listed('?query=a')])).toEqual(['<p>1', '<p>1']);
    vi.advanceTimersByTime(4 * SECOND);
    expect(await listed('?query=a')).toBe('<p>1');
    expect(rendered).toBe(1);
    expect((await renderListing(paths, '?query=a'))?.headers).toEqual([['content-type', 'text/html']]);
  });

  test('a listing that is some seconds old is served while it is rendered again, an old one is not', async () => {
    await listed('?query=a');
    vi.advanceTimersByTime(6 * SECOND);
    expect(await listed('?query=a')).toBe('<p>1');
    await vi.waitFor(() => expect(rendered).toBe(2));
    await vi.waitFor(async () => expect(await listed('?query=a')).toBe('<p>2'));
    vi.advanceTimersByTime(16 * SECOND);
    expect(await listed('?query=a')).toBe('<p>3');
  });

  test.each([
    ['page, sort order or filter', '?query=a&page=2', paths],
    ['term', '?query=b', paths],
    ['store view or currency', '?query=a', { ...paths, internal: '/mmstr_th/THB/search.html' }],
  ])('a listing by another %s is another one', async (_, search, at) => {
    await listed('?query=a');
    expect(await listed(search, at)).toBe('<p>2');
  });

  test('a listing is rendered anew where its products may have changed', async () => {
    await listed('?query=a');
    const listeners = processShared('revalidation-listeners', () => new Set<(tags: string[]) => void>());
    for (const listener of listeners) listener(['cat_p_1']);
    expect(await listed('?query=a')).toBe('<p>2');
  });

  test.each([404, 500])('a listing whose rendering ends with %i is not kept', async (status) => {
    const works = commerce.answers['/search.html'];
    commerce.answers['/search.html'] = () => new Response('', { status });
    expect((await renderListing(paths, '?query=a'))?.status).toBe(status);
    if (works) commerce.answers['/search.html'] = works;
    expect(await listed('?query=a')).toBe('<p>1');
  });

  test('a listing by more parameters than anyone repeats takes nobody’s place', async () => {
    const long = `?query=${'a'.repeat(400)}`;
    expect([await listed(long), await listed(long)]).toEqual(['<p>1', '<p>2']);
  });
});
