import { expect, test } from 'vitest';
import type { PictureRequest } from './parameters';
import { targetSize } from './target-size';

const pack = { width: 1200, height: 1500 };
const asked = (box: Partial<PictureRequest>): PictureRequest => ({
  width: null,
  height: null,
  quality: 75,
  fit: 'bounds',
  format: null,
  isNegotiated: false,
  ...box,
});

test.each<[string, Partial<PictureRequest>, [number, number, boolean]]>([
  ['bounds stays inside its box', { width: 320, height: 320 }, [256, 320, false]],
  ['cover lies over all of its box, nothing cut', { width: 320, height: 320, fit: 'cover' }, [320, 400, false]],
  ['crop is its box', { width: 320, height: 320, fit: 'crop' }, [320, 320, true]],
  ['a box of the original’s ratio is met exactly', { width: 320, height: 400, fit: 'cover' }, [320, 400, false]],
  ['a width alone', { width: 640 }, [640, 800, false]],
  ['a height alone', { height: 80 }, [64, 80, false]],
  ['a width alone, to be cut', { width: 640, fit: 'crop' }, [640, 800, false]],
  ['bounds never enlarges', { width: 2560 }, [1200, 1500, false]],
  ['cover never enlarges', { width: 2560, height: 3200, fit: 'cover' }, [1200, 1500, false]],
  ['crop never enlarges, and keeps the ratio', { width: 2560, height: 1440, fit: 'crop' }, [1200, 675, true]],
])('[IMG-1] %s', (_, box, [width, height, isCut]) => {
  expect(targetSize(pack, asked(box))).toEqual({ width, height, isCut });
});

test('a line of a picture keeps at least a pixel', () => {
  expect(targetSize({ width: 5000, height: 1 }, asked({ width: 40 }))).toMatchObject({ width: 40, height: 1 });
});
