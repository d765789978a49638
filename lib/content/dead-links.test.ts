import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { clearProcessMemory } from '@/lib/testing/forget-process-memory';
import { withoutDeadLinks } from './dead-links';

beforeEach(clearProcessMemory);
afterEach(() => vi.unstubAllGlobals());

const french = { code: 'fr' };
const page = {
  __typename: 'CmsPage',
  relative_url: 'search/term/popular',
  redirect_code: 0,
  type: 'CMS_PAGE',
  identifier: 'search/term/popular',
};

/** A backend on which only these paths lead anywhere. */
function backend(...paths: string[]) {
  return fakeCommerce({
    route: ({ variables }: { variables: Record<string, unknown> }) => ({
      route: paths.includes(String(variables.url)) ? page : null,
    }),
  });
}

it('a link to a page of Magento’s that this shop lacks goes with its entry in a list, and leaves its words in a text', async () => {
  backend();
  const links =
    '<ul><li><a href="/about-us/">About</a></li><li class="a"> <a href="/search/term/popular/"><b>Orders</b></a></li></ul>';
  expect(await withoutDeadLinks(links, french)).toBe('<ul><li><a href="/about-us/">About</a></li></ul>');
  const text =
    '<p>Use our <a class="b" href="/fr/search/term/popular?from=1">contact <i>form</i></a> or <a href="mailto:a@b.example">write</a>.</p>';
  expect(await withoutDeadLinks(text, french)).toBe(
    '<p>Use our contact <i>form</i> or <a href="mailto:a@b.example">write</a>.</p>',
  );
});

it('a link to a merchant’s own page at such an address stays, and nothing else is asked about', async () => {
  const { calls } = backend('/search/term/popular');
  const html =
    '<p><a href="/fr/search/term/popular">a</a><a href="/delivery">b</a><a href="/checkout/cart">c</a><a href="//x.example/sales">d</a></p>';
  expect(await withoutDeadLinks(html, french)).toBe(html);
  expect(calls.map(({ variables }) => variables.url)).toEqual(['/search/term/popular']);
});

it('while the backend fails links stay as they are', async () => {
  fakeCommerce({ route: new Response('down', { status: 503 }) });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const html = '<a href="/search/term/popular">a</a>';
  expect(await withoutDeadLinks(html, french)).toBe(html);
});
