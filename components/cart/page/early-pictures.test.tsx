// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LineImage } from '@/components/cart/item/line-details';
import { forgetEarlyPictures, SHOW_EARLY_PICTURES } from './early-pictures';

afterEach(() => {
  cleanup();
  window.earlyRead = undefined;
  forgetEarlyPictures();
  vi.unstubAllGlobals();
});

const thumbnail = (url: string) => ({ thumbnail: { url } });
const BALM = 'https://shop.example/media/catalog/product/cache/1/b/a/balm.jpg';
const MINT = 'https://shop.example/media/catalog/product/cache/1/m/i/mint.png';
const PLACEHOLDER = 'https://shop.example/static/Magento_Catalog/images/product/placeholder/small.jpg';

/** The document's own read is answered, and its script has run. */
function answer(cart: unknown): Promise<Response> {
  const response = Promise.resolve(Response.json({ data: { cart } }));
  window.earlyRead = { url: '/graphql', headers: '{}', at: 0, answer: response };
  // biome-ignore lint/security/noGlobalEval: it is what the page runs
  window.eval(SHOW_EARLY_PICTURES);
  return response;
}

const shown = (line: number) => document.documentElement.style.getPropertyValue(`--line-${line}`);

/** What the line's own image may be loaded from. */
function candidates(image: string): string[] {
  const { container } = render(<LineImage image={image} className="" />);
  return (container.querySelector('img')?.srcset ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
}

test.each([1, 3])(
  '[CART-8] the skeleton of a cart shows the first pictures as the lines will name them, on a screen of density %i, and leaves the answer to the client',
  async (density) => {
    vi.stubGlobal('devicePixelRatio', density);
    const items = [
      { product: thumbnail(BALM) },
      { product: thumbnail(BALM), configured_variant: thumbnail(MINT) },
      { product: thumbnail(BALM) },
    ];
    const response = await answer({ items });
    await waitFor(() => expect(shown(1)).not.toBe(''));
    expect(candidates(BALM).map((url) => `url("${url}")`)).toContain(shown(0));
    expect(candidates(MINT).map((url) => `url("${url}")`)).toContain(shown(1));
    expect(shown(2)).toBe('');
    expect(await response.json()).toEqual({ data: { cart: { items } } });
    forgetEarlyPictures();
    expect([shown(0), shown(1)]).toEqual(['', '']);
  },
);

test('[CART-8] the skeleton of a cart shows no placeholder, and the product’s picture where the variant has none', async () => {
  await answer({
    items: [
      { product: thumbnail(PLACEHOLDER) },
      { product: thumbnail(BALM), configured_variant: thumbnail(PLACEHOLDER) },
    ],
  });
  await waitFor(() => expect(shown(1)).toContain('balm.jpg'));
  expect(shown(0)).toBe('');
});
