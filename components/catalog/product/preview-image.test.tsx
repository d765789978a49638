// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PreviewImage } from './preview-image';

const SRC = 'http://localhost:3000/media/catalog/product/ibu.jpg?width=320';
const animate = vi.fn();
let lessMotion = false;

beforeEach(() => {
  lessMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
  Object.assign(Element.prototype, { animate });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 100, 400, 500));
});

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  animate.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = () => render(<PreviewImage src={SRC} box={new DOMRect(220, 300, 200, 250)} />);

/** The picture of the page that has come. */
function comingPicture(src: string, isLoaded = false): HTMLImageElement {
  const slides = document.createElement('ul');
  slides.dataset.slides = '';
  const image = slides.appendChild(document.createElement('img'));
  image.src = src;
  Object.defineProperty(image, 'complete', { value: isLoaded });
  document.body.append(slides);
  return image;
}

describe('the picture of a product that is on its way', () => {
  test('comes from its card, however far that was scrolled to', () => {
    vi.stubGlobal('scrollY', 700);
    show();
    expect(animate.mock.calls[0]?.[0][0].transform).toBe('translate(200px, -500px) scale(0.5, 0.5)');
  });

  test('is in its place at once for who wants less motion', () => {
    lessMotion = true;
    const { container } = show();
    expect(animate).not.toHaveBeenCalled();
    expect(container.querySelector('img')?.src).toBe(SRC);
  });

  test('stays behind the page’s own until that has loaded', () => {
    const { unmount } = show();
    const image = comingPicture('/media/catalog/product/ibu.jpg?width=1280');
    unmount();
    expect(image.style.background).toContain(SRC);
    image.dispatchEvent(new Event('load'));
    expect(image.style.background).toBe('');
  });

  test.each([
    ['is another one', '/media/catalog/product/other.jpg?width=1280', false],
    ['is there already', '/media/catalog/product/ibu.jpg?width=1280', true],
  ])('does not stay where the page’s own %s', (_, src, isLoaded) => {
    const { unmount } = show();
    const image = comingPicture(src, isLoaded);
    unmount();
    expect(image.style.background).toBe('');
  });
});
