// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { watchLists } from './watch-lists';

afterEach(() => vi.unstubAllGlobals());

it('a row counts with what is in it: not what was taken out since the page was drawn', () => {
  let comeIntoSight = () => {};
  class Observer {
    constructor(readonly onChange: (entries: object[]) => void) {}
    observe(target: Element) {
      comeIntoSight = () => this.onChange([{ target, isIntersecting: true }]);
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  document.body.innerHTML = `<section data-list="related"><h2>Related</h2><ul>
    <li><article data-sku="GONE"></article></li><li><article data-sku="LEFT"><a href="/left.html">Left</a></article></li>
  </ul></section>`;
  const onSeen = vi.fn();
  const onFollowed = vi.fn();
  const stop = watchLists(onSeen, onFollowed);
  for (const item of document.querySelectorAll<HTMLElement>('li:first-child')) item.hidden = true;
  comeIntoSight();
  const list = { id: 'related', name: 'Related' };
  expect(onSeen.mock.calls).toEqual([[{ list, skus: ['LEFT'], first: 0 }]]);
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  expect(onFollowed.mock.calls).toEqual([[{ list, skus: ['LEFT'], first: 0 }]]);
  stop();
});
