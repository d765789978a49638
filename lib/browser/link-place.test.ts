// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { linkAt, placeOf } from './link-place';
import { onFollow } from './opens-here';

afterEach(() => vi.restoreAllMocks());

function draw(html: string): HTMLAnchorElement[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll('a')];
}

const PAGE = '<a href="/a.html">a</a><a href="/b.html">b</a><a href="/a.html">a again</a><a>none</a>';

it('a link is found again when its page is drawn anew, among others to the same address', () => {
  history.replaceState(null, '', '/list?p=2');
  window.scrollY = 120;
  const places = draw(PAGE).map(placeOf);
  expect(places[2]).toEqual({
    page: 'http://localhost:3000/list?p=2',
    pathname: '/list',
    href: '/a.html',
    index: 1,
    scrolled: 120,
  });
  const drawn = draw(PAGE);
  expect(places.slice(0, 3).map(linkAt)).toEqual(drawn.slice(0, 3));
  draw('<a href="/a.html">only one now</a>');
  expect(places.slice(0, 3).map(linkAt)).toEqual([document.querySelector('a'), undefined, undefined]);
});

it('a link without an address is none that may be found again', () => {
  const [, , , none] = draw(PAGE).map(placeOf);
  expect(none).toMatchObject({ href: '', index: -1 });
  expect(none && linkAt(none)).toBeUndefined();
});

it('whoever follows links hears of those that open here, before any other handler, until it has enough', () => {
  const [link, away] = draw('<a href="/a.html"><b>a</b></a><a href="https://elsewhere.example/">b</a><p>c</p>');
  const follow = vi.fn();
  const stop = onFollow(follow);
  const press = (target: Element | null | undefined) =>
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  // The page's own handler keeps the browser from following, as a router does.
  link?.addEventListener('click', (event) => event.preventDefault());
  away?.addEventListener('click', (event) => event.preventDefault());
  press(link?.firstElementChild);
  press(away);
  press(document.querySelector('p'));
  document.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(follow.mock.calls).toEqual([[link]]);
  stop();
  press(link);
  expect(follow).toHaveBeenCalledOnce();
});
