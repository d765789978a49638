// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeWindow, renderIsland } from '@/components/content/page-builder/islands/island-page.fixture';
import { onFollow } from '@/lib/browser/opens-here';

const followed = vi.fn();
let stop = () => {};

beforeEach(() => {
  fakeWindow();
  // jsdom lays nothing out; what is laid out nowhere cannot be dragged.
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  stop = onFollow(followed);
  // jsdom opens no pages.
  window.addEventListener('click', prevent);
});

afterEach(() => {
  stop();
  window.removeEventListener('click', prevent);
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  followed.mockReset();
  vi.unstubAllGlobals();
});

const prevent = (event: Event) => event.preventDefault();
const settings = { autoplay: false, autoplaySpeed: 0, isEndless: false, hasArrows: false, hasDots: false };
const slider = () =>
  renderIsland(
    '<div data-content-type="slider"><div data-content-type="slide"><a href="/a">A</a></div><div data-content-type="slide"><a href="/b">B</a></div></div>',
    { kind: 'slider', settings: { ...settings, fade: false } },
  );
const carousel = () =>
  renderIsland(
    '<div data-content-type="products"><ul data-element="carousel"><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul></div>',
    { kind: 'carousel', settings: { ...settings, isContinuous: false, centerPadding: 0 } },
  );

/** Presses the first link, moves by some pixels, each after the other, and lets go. */
function pull(...places: number[]): void {
  const link = screen.getByText('A');
  fireEvent.mouseDown(link, { clientX: 200 });
  for (const place of places) fireEvent.mouseMove(link, { clientX: 200 + place });
  fireEvent.mouseUp(link, { clientX: 200 + (places.at(-1) ?? 0) });
  fireEvent.click(link, { clientX: 200 + (places.at(-1) ?? 0) });
}

describe.each([
  ['slider', slider],
  ['carousel of products', carousel],
])('[CMS-1] a %s that is moved with the mouse', (_, draw) => {
  test('[ROUTE-18] starts no page transition by the link under the mouse, wherever it is let go', async () => {
    await draw();
    pull(-100);
    pull(-100, 0);
    expect(followed).not.toHaveBeenCalled();
  });

  test('opens the link that is pressed afterwards, also with an unsteady hand', async () => {
    await draw();
    pull(-100);
    pull(4);
    pull();
    expect(followed).toHaveBeenCalledTimes(2);
  });
});
