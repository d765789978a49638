// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeWindow, renderIsland } from './island-page.fixture';
import { parallaxShift } from './parallax';

let page: ReturnType<typeof fakeWindow>;
beforeEach(() => {
  page = fakeWindow();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('[CMS-1] an image that opens', () => {
  const FIGURE =
    '<figure data-content-type="image"><a data-element="lightbox" href="/media/leaflet.jpg"><img src="/media/leaflet.jpg?width=640" alt="A leaflet"></a><figcaption>Our leaflet</figcaption></figure>';
  const lightbox = (html = FIGURE) => renderIsland(html, { kind: 'lightbox', settings: {} });
  const link = () => screen.getByRole('link');

  test('is shown whole with its caption, and gives the focus back', async () => {
    await lightbox();
    expect(link().getAttribute('aria-haspopup')).toBe('dialog');
    expect(screen.queryByRole('dialog')).toBeNull();
    link().focus();
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'Our leaflet' });
    expect(dialog.querySelector('img')).toMatchObject({
      alt: 'A leaflet',
      src: `${location.origin}/media/leaflet.jpg`,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(link());
  });

  test('stays a link for who asks for a new tab', async () => {
    await lightbox();
    const stopped = fireEvent.click(link(), { metaKey: true });
    expect(stopped).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('has a name even where the merchant gave it none', async () => {
    await lightbox(FIGURE.replace('alt="A leaflet"', 'alt=""').replace(/<figcaption>.*<\/figcaption>/, ''));
    await userEvent.click(screen.getByRole('link', { name: 'Show the image larger' }));
    expect(screen.getByRole('dialog', { name: 'Image' })).toBeTruthy();
  });

  test('is as the server drew it when its code goes', async () => {
    const { leave } = await lightbox();
    const { before, after } = leave();
    expect(after).toBe(before);
  });
});

describe('[CMS-5] a background with parallax', () => {
  const ROW = '<div data-content-type="row"><div data-element="parallax"></div></div>';
  const layer = () => document.querySelector('[data-element="parallax"]') as HTMLElement;
  const box = () => layer().parentElement as HTMLElement;

  test('is a quarter higher than its row, and moves with the page while it is in sight', async () => {
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
      draw(0);
      return 0;
    });
    await renderIsland(ROW, { kind: 'parallax', settings: { speed: 0.5 } });
    expect(layer().style.insetBlock).toBe('-12.5%');
    const top = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    top.mockReturnValue(new DOMRect(0, 800, 1000, 400));
    window.dispatchEvent(new Event('scroll'));
    expect(layer().style.transform).toBe('');
    page.see(box());
    expect(layer().style.transform).toBe('translate3d(0, -50px, 0)');
    top.mockReturnValue(new DOMRect(0, 200, 1000, 400));
    window.dispatchEvent(new Event('scroll'));
    expect(layer().style.transform).toBe('translate3d(0, 0px, 0)');
  });

  test('stands still for who wants less motion', async () => {
    const { leave } = await renderIsland(ROW, { kind: 'parallax', settings: { speed: 0.5 } });
    page.wantLessMotion();
    page.see(box());
    expect(layer().getAttribute('style')).toBe('');
    const { before, after } = leave();
    expect(after.replace(' style=""', '')).toBe(before);
  });

  test.each([
    ['comes into sight at the lower edge', 800, 0.5, -50],
    ['is in the middle', 200, 0.5, 0],
    ['leaves at the upper edge', -400, 0.5, 50],
    ['moves with the page', 800, 1, 0],
    ['moves ahead of the page', 800, 1.5, 50],
    ['never shows its own edge', 800, -1, -50],
  ])('a layer that %s', (_, top, speed, shift) => {
    expect(parallaxShift({ top, height: 400, window: 800 }, speed) + 0).toBe(shift);
  });
});
