import { describe, expect, it } from 'vitest';
import { pictureUrl, toPictures } from './product-media';

const picture = (url: string, position: number, disabled = false) => ({ url, label: url, position, disabled });

describe('toPictures', () => {
  it('[CAT-5] leaves disabled pictures out and sorts the others by position', () => {
    const gallery = [picture('b.jpg', 2), picture('hidden.jpg', 0, true), picture('a.jpg', 1), null];
    expect(toPictures(gallery, null, 'Balm').map(({ url }) => url)).toEqual(['a.jpg', 'b.jpg']);
  });

  it('shows the main picture where there is no gallery', () => {
    expect(toPictures([], { url: 'main.jpg', label: null }, 'Balm')).toEqual([
      { url: 'main.jpg', label: 'Balm', videoUrl: null },
    ]);
    expect(toPictures(null, null, 'Balm')).toEqual([]);
  });

  it('names a picture that the merchant did not', () => {
    expect(toPictures([{ url: 'a.jpg', label: 'Image', position: 1 }], null, 'Balm')[0]?.label).toBe('Balm');
  });

  it('keeps the address of a video', () => {
    const video = {
      url: 'still.jpg',
      label: null,
      video_content: { video_url: 'https://v.example/1', video_title: 'How to' },
    };
    expect(toPictures([video], null, 'Balm')).toEqual([
      { url: 'still.jpg', label: 'How to', videoUrl: 'https://v.example/1' },
    ]);
  });
});

it('takes Magento’s placeholder for no picture', () => {
  expect(
    pictureUrl({ url: 'https://x.example/static/Magento_Catalog/images/product/placeholder/image.jpg' }),
  ).toBeNull();
  expect(pictureUrl({ url: 'https://x.example/media/catalog/product/p/l/placeholder.jpg' })).not.toBeNull();
});
