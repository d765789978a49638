import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { acceptsWebp, formatOf, type OriginalFormat, variantFormat } from './picture-format';

const dot = sharp({ create: { width: 2, height: 2, channels: 3, background: '#0a0' } });

describe('formatOf', () => {
  test.each<OriginalFormat>(['avif', 'gif', 'jpeg', 'png', 'webp'])('knows %s by its first bytes', async (format) => {
    expect(formatOf(await dot.clone().toFormat(format).toBuffer())).toBe(format);
  });

  test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html>', '%PDF-1.7', 'RIFF----WAVE', '', '\x89PN'])(
    'does not take %j for a picture',
    (text) => {
      expect(formatOf(Buffer.from(text, 'latin1'))).toBeNull();
    },
  );
});

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', true],
  ['image/webp', true],
  ['text/html, image/WEBP ;q=0.5', true],
  ['image/webp;q=0', false],
  ['image/webp;q=0.0,image/png', false],
  ['image/webp;q=0.05', true],
  ['image/webpx', false],
  ['image/*', false],
  ['*/*', false],
  ['', false],
  [null, false],
])('Accept: %s takes WebP: %s', (accept, isAccepted) => {
  expect(acceptsWebp(accept)).toBe(isAccepted);
});

describe('[IMG-1] the format of a variant', () => {
  const request = { width: 40, height: null, quality: 75, fit: 'bounds' as const };

  test.each([
    ['auto and accepted', { isNegotiated: true, format: 'pjpg' as const }, true, 'webp'],
    ['auto, not accepted', { isNegotiated: true, format: 'pjpg' as const }, false, 'jpeg'],
    ['auto for a png, not accepted', { isNegotiated: true, format: 'png' as const }, false, 'png'],
    ['accepted, but not asked for', { isNegotiated: false, format: 'pjpg' as const }, true, 'jpeg'],
    ['no format', { isNegotiated: false, format: null }, true, 'webp'],
  ])('%s', (_, asked, isAccepted, format) => {
    expect(variantFormat({ ...request, ...asked }, 'webp', isAccepted)).toBe(format);
  });

  test('an original in a format that is not made becomes one that all browsers know', () => {
    const asked = { ...request, isNegotiated: false, format: null };
    expect(variantFormat(asked, 'gif', true)).toBe('png');
    expect(variantFormat(asked, 'avif', true)).toBe('jpeg');
    expect(variantFormat(asked, 'png', true)).toBe('png');
  });
});
