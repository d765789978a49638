// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Configurable } from '@/lib/catalog/options/configurable';
import { ibuprofen, noOptions } from '@/lib/catalog/options/product-options.fixture';
import type { Product } from '@/lib/catalog/product/get-product';
import type { ProductImage } from '@/lib/catalog/product/product-images';
import { useSelectedImage } from '@/lib/catalog/product/selected-image';
import { WithMessages } from '@/lib/testing/with-messages';
import { ProductGallery } from './product-gallery';

const scrollTo = vi.fn();
const image = (name: string): ProductImage => ({
  url: `https://shop.example/media/catalog/product/${name}.jpg`,
  label: name,
  videoUrl: null,
});

function show(images = ['front', 'side', 'back'].map(image), configurable: Configurable | null = null) {
  const product = { name: 'Balm', images, options: { ...noOptions, configurable } } as unknown as Product;
  render(
    <WithMessages>
      <ProductGallery product={product} />
    </WithMessages>,
  );
  return userEvent.setup();
}

/** The controls come when the gallery is touched, at the latest. */
async function withControls() {
  fireEvent.pointerDown(screen.getByRole('list', { name: 'Pictures of Balm' }));
  await screen.findByRole('button', { name: 'Enlarge picture' });
}

const current = () => screen.getAllByRole('link').findIndex((link) => link.hasAttribute('aria-current'));
const row = () => screen.getByRole('list', { name: 'Pictures of Balm' });

beforeEach(() => {
  scrollTo.mockReset();
  Element.prototype.scrollTo = scrollTo;
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  useSelectedImage.setState({ image: null });
});

describe('the gallery of a product', () => {
  it('[CAT-5] has every image and links to it before any script runs', () => {
    show();
    expect(
      within(row())
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt')),
    ).toEqual(['front', 'side', 'back']);
    const second = screen.getByRole('link', { name: 'Show picture 2 of 3' });
    expect(document.querySelector(second.getAttribute('href') ?? '')?.querySelector('img')?.alt).toBe('side');
    expect(current()).toBe(0);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('[CAT-5] goes round with previous and next, and says where it is', async () => {
    const user = show();
    await withControls();
    await user.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 1200 });
    expect(current()).toBe(2);
    expect(screen.getByRole('status').textContent).toBe('Picture 3 of 3');
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0 });
    expect(current()).toBe(0);
  });

  it('[CAT-5] moves to a thumbnail’s image, by keyboard too, and follows a swipe', async () => {
    const user = show();
    await withControls();
    screen.getByRole('link', { name: 'Show picture 2 of 3' }).focus();
    await user.keyboard('{Enter}');
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 600 });
    expect(current()).toBe(1);
    fireEvent.scroll(row(), { target: { scrollLeft: 1190 } });
    expect(current()).toBe(2);
  });

  it('[CAT-5] enlarges the image in a dialog with arrows and its own zoom, and comes back', async () => {
    const user = show();
    await withControls();
    fireEvent.scroll(row(), { target: { scrollLeft: 600 } });
    await user.click(screen.getByRole('button', { name: 'Enlarge picture' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pictures of Balm, enlarged' });
    const shown = () => within(dialog).getByRole('img').getAttribute('alt');
    expect(shown()).toBe('side');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(shown()).toBe('back');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(shown()).toBe('front');
    await user.click(within(dialog).getByRole('button', { name: 'Zoom in' }));
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    expect(shown(), 'the arrows scroll what is enlarged').toBe('front');
    await user.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
    expect(shown()).toBe('back');
    expect(within(dialog).getByRole('button', { name: 'Zoom in' })).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has nothing to move where there is one image', async () => {
    show([image('front')]);
    await withControls();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('[CAT-5] links to a video', () => {
    show([{ ...image('front'), videoUrl: 'https://video.example/1' }]);
    expect(screen.getByRole('link', { name: 'Play video' }).getAttribute('href')).toBe('https://video.example/1');
  });
});

describe('the gallery of a configurable product', () => {
  const variantPicture = ibuprofen.variants.find(({ sku }) => sku === 'IBU-400-24')?.image ?? null;

  it('[CAT-5] begins with the variant that is chosen at first, once', () => {
    show(undefined, ibuprofen);
    const alts = () =>
      within(row())
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt'));
    expect(alts()).toEqual(['IBU-200-16', 'front', 'side', 'back']);
    cleanup();
    show([image('front'), { ...image('x'), url: ibuprofen.variants[1]?.image?.url ?? '' }], ibuprofen);
    expect(alts()).toEqual(['x', 'front']);
  });

  it('[CAT-5] shows the image of a variant in the place of the first, and takes it back', async () => {
    show(undefined, ibuprofen);
    await withControls();
    fireEvent.scroll(row(), { target: { scrollLeft: 1200 } });
    act(() => useSelectedImage.getState().selectImage(variantPicture));
    const slide = row().querySelector('li');
    await waitFor(() => expect(slide?.querySelector('img:last-of-type')?.getAttribute('alt')).toBe('IBU-400-24'));
    expect(slide?.hasAttribute('data-replaced')).toBe(true);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0 });
    act(() => useSelectedImage.getState().selectImage(null));
    expect(slide?.querySelectorAll('img')).toHaveLength(1);
    expect(slide?.hasAttribute('data-replaced')).toBe(false);
  });

  it('[CAT-5] goes to a variant’s image that it has already', async () => {
    show([image('front'), image('side'), { ...image('y'), url: variantPicture?.url ?? '' }]);
    await withControls();
    act(() => useSelectedImage.getState().selectImage(variantPicture));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 1200 });
    expect(row().querySelector('[data-replaced]')).toBeNull();
  });
});
