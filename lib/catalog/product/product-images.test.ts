import { describe, expect, it } from 'vitest';
import { imageUrl, toProductImages } from './product-images';

const image = (url: string, position: number, disabled = false) => ({ url, label: url, position, disabled });

describe('toProductImages', () => {
  it('[CAT-5] leaves disabled images out and sorts the others by position', () => {
    const gallery = [image('b.jpg', 2), image('hidden.jpg', 0, true), image('a.jpg', 1), null];
    expect(toProductImages(gallery, null, 'Balm').map(({ url }) => url)).toEqual(['a.jpg', 'b.jpg']);
  });

  it('shows the main image where there is no gallery', () => {
    expect(toProductImages([], { url: 'main.jpg', label: null }, 'Balm')).toEqual([
      { url: 'main.jpg', label: 'Balm', videoUrl: null },
    ]);
    expect(toProductImages(null, null, 'Balm')).toEqual([]);
  });

  it('names an image that the merchant did not', () => {
    expect(toProductImages([{ url: 'a.jpg', label: 'Image', position: 1 }], null, 'Balm')[0]?.label).toBe('Balm');
  });

  it('[CAT-5] sorts what has no position before what has one, and leaves placeholders out', () => {
    const placeholder = { url: 'https://x.example/placeholder/image.jpg', label: 'x' };
    const gallery = [
      image('one.jpg', 1),
      { url: 'none.jpg', label: '' },
      image('less.jpg', -1),
      placeholder,
      { url: null, label: 'x' },
    ];
    expect(toProductImages(gallery, { url: 'main.jpg' }, 'Balm')).toEqual([
      { url: 'less.jpg', label: 'less.jpg', videoUrl: null, position: -1 },
      { url: 'none.jpg', label: 'Balm', videoUrl: null, position: undefined },
      { url: 'one.jpg', label: 'one.jpg', videoUrl: null, position: 1 },
    ]);
    expect(toProductImages([placeholder], { url: 'main.jpg' }, 'Balm').map(({ url }) => url)).toEqual(['main.jpg']);
    expect(toProductImages([placeholder], placeholder, 'Balm')).toEqual([]);
  });

  it('keeps the address of a video', () => {
    const video = {
      url: 'still.jpg',
      label: null,
      video_content: { video_url: 'https://v.example/1', video_title: 'How to' },
    };
    expect(toProductImages([video], null, 'Balm')).toEqual([
      { url: 'still.jpg', label: 'How to', videoUrl: 'https://v.example/1' },
    ]);
  });
});

it('takes Magento’s placeholder for no image', () => {
  expect(imageUrl({ url: 'https://x.example/static/Magento_Catalog/images/product/placeholder/image.jpg' })).toBeNull();
  expect(imageUrl({ url: 'https://x.example/media/catalog/product/p/l/placeholder.jpg' })).not.toBeNull();
});
