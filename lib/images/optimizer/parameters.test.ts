import { describe, expect, test } from 'vitest';
import { mediaUrl } from '@/lib/images/url/media-url';
import { IMAGE_WIDTHS } from '@/lib/images/url/widths';
import { readParameters } from './parameters';

const read = (query: string) => readParameters(new URLSearchParams(query));

describe('readParameters', () => {
  test('[IMG-1] auto, format, width, height, quality and fit as the shop writes them', () => {
    const url = mediaUrl('/media/a.jpg', { width: 320, height: 400, quality: 85, fit: 'cover' });
    expect(read(url.split('?')[1] ?? '')).toEqual({
      width: 320,
      height: 400,
      quality: 85,
      fit: 'cover',
      format: 'pjpg',
      isNegotiated: true,
    });
  });

  test('without parameters a picture keeps its ratio and format, at most 2560 wide', () => {
    expect(read('')).toEqual({
      width: 2560,
      height: null,
      quality: 75,
      fit: 'bounds',
      format: null,
      isNegotiated: false,
    });
  });

  test('[IMG-2] every width of the specification is served as it is, with product pictures’ ratio', () => {
    for (const width of IMAGE_WIDTHS) {
      expect(read(`width=${width}&height=${Math.round(width / 0.8)}`)).toMatchObject({
        width,
        height: Math.round(width / 0.8),
      });
    }
  });

  test.each([
    ['width=300&height=375', { width: 320, height: 400 }],
    ['width=100&height=101', { width: 160, height: 160 }],
    ['width=640&height=365', { width: 640, height: 360 }],
    ['width=10&height=9000', { width: 40, height: 80 }],
    ['width=9999', { width: 2560, height: null }],
    ['height=52', { width: null, height: 80 }],
  ])('[IMG-2] %s becomes what is served: %j', (query, box) => {
    expect(read(query)).toMatchObject(box);
  });

  test('any numbers at all lead to a small number of variants', () => {
    const boxes = new Set<string>();
    for (let width = 1; width < 3000; width += 37) {
      for (let height = 1; height < 3000; height += 37) {
        const { width: w, height: h } = read(`width=${width}&height=${height}`) ?? {};
        boxes.add(`${w} ${h}`);
      }
    }
    expect(boxes.size).toBeLessThanOrEqual(IMAGE_WIDTHS.length * 9);
    const qualities = new Set(Array.from({ length: 100 }, (_, index) => read(`quality=${index + 1}`)?.quality));
    expect([...qualities]).toEqual([75, 85]);
  });

  test.each([
    ['crop=true&width=320&height=320', { width: 320, height: 320, fit: 'crop' }],
    ['crop=4:5&width=320', { width: 320, height: 400, fit: 'crop' }],
    ['crop=1:1&height=160', { width: 160, height: 160, fit: 'crop' }],
    ['crop=false&fit=cover&width=320', { width: 320, height: null, fit: 'cover' }],
  ])('[IMG-1] %s cuts to %j', (query, request) => {
    expect(read(query)).toMatchObject(request);
  });

  test.each([
    'width=0',
    'width=-1',
    'width=1e3',
    'width=abc',
    'width=',
    'width=100000',
    'height=1.5',
    'quality=high',
    'fit=stretch',
    'format=tiff',
    'crop=smart',
    'crop=0:1',
  ])('%s means nothing and is refused', (query) => {
    expect(read(query)).toBeNull();
  });

  test('parameters of others change nothing', () => {
    expect(read('utm_source=letter&v=3')).toEqual(read(''));
  });
});
