import { expect, test } from 'vitest';
import { allowedWidth, IMAGE_WIDTHS } from './widths';

test('[IMG-2] a width is served as the next larger one of the specification, at most the largest', () => {
  expect(IMAGE_WIDTHS).toEqual([40, 80, 160, 320, 640, 960, 1280, 1600, 2560]);
  expect([1, 40, 41, 300, 1601, 2560, 9999].map(allowedWidth)).toEqual([40, 40, 80, 320, 2560, 2560, 2560]);
});
