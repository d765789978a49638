// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MediaImage, NoImage } from './media-image';

afterEach(cleanup);

const src = 'https://shop.example/media/catalog/product/b/a/balm.jpg';

describe('MediaImage', () => {
  it('[IMG-2] MediaImage offers the shop’s widths up to the widest one needed, in the ratio of product images', () => {
    render(<MediaImage src={src} alt="Balm" sizes="100vw" maxWidth={160} />);
    const candidates = screen.getByRole('img').getAttribute('srcset')?.split(', ') ?? [];
    expect(candidates.map((candidate) => candidate.split(' ')[1])).toEqual(['40w', '80w', '160w']);
    const url = new URL(candidates.at(-1)?.split(' ')[0] ?? '', 'https://x.example');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      auto: 'webp',
      format: 'pjpg',
      width: '160',
      height: '200',
      fit: 'cover',
    });
  });

  it('[IMG-2] MediaImage offers no width that is too narrow to be chosen, each as high as the ratio tells', () => {
    render(<MediaImage src={src} alt="Balm" sizes="100vw" maxWidth={1280} />);
    const candidates = screen.getByRole('img').getAttribute('srcset') ?? '';
    const sizes = [...candidates.matchAll(/width=(\d+)&height=(\d+)\S* (\d+)w/g)].map((match) =>
      match.slice(1).map(Number),
    );
    expect(sizes).toEqual([
      [320, 400, 320],
      [640, 800, 640],
      [960, 1200, 960],
      [1280, 1600, 1280],
    ]);
  });

  it('MediaImage reserves its room and waits, unless it is what is seen first', () => {
    const { rerender } = render(<MediaImage src={src} alt="Balm" sizes="100vw" maxWidth={640} />);
    const image = screen.getByRole('img', { name: 'Balm' });
    expect(image.getAttribute('width')).toBe('640');
    expect(image.getAttribute('height')).toBe('800');
    expect(image.getAttribute('loading')).toBe('lazy');
    rerender(<MediaImage src={src} alt="Balm" sizes="100vw" maxWidth={640} isEarly />);
    expect(image.getAttribute('loading')).toBe('eager');
    expect(image.hasAttribute('fetchpriority')).toBe(false);
    rerender(<MediaImage src={src} alt="Balm" sizes="100vw" maxWidth={640} isFirst />);
    expect(image.getAttribute('loading')).toBe('eager');
    expect(image.getAttribute('fetchpriority')).toBe('high');
  });

  it.each([
    [undefined, '/b/a/balm.jpg', '/media/catalog/product/b/a/balm.jpg'],
    ['category', 'skin.jpg', '/media/catalog/category/skin.jpg'],
    ['swatch', '/m/i/mint.jpg', '/media/attribute/swatch/m/i/mint.jpg'],
  ] as const)('[IMG-3] MediaImage finds a bare file name of the kind %s in its folder', (kind, name, path) => {
    render(<MediaImage kind={kind} src={name} alt="It" sizes="100vw" maxWidth={160} />);
    expect(screen.getByRole('img').getAttribute('src')).toMatch(`${path}?`);
    expect(screen.getByRole('img').getAttribute('srcset')).toMatch(`${path}?`);
  });

  it('MediaImage leaves an image from elsewhere as it is', () => {
    render(<MediaImage src="https://cdn.example/a.jpg" alt="" sizes="100vw" maxWidth={160} />);
    const image = screen.getByRole('presentation');
    expect(image.getAttribute('src')).toBe('https://cdn.example/a.jpg');
    expect(image.hasAttribute('srcset')).toBe(false);
  });
});

describe('a picture of the catalogue that cannot be loaded', () => {
  const { broken, drawn } = /img\[src\^="(?<broken>[^"]+)"\].*?mask:\s*url\("[^"]* d='(?<drawn>[^']+)'/s.exec(
    readFileSync('components/ui/looks.css', 'utf8'),
  )?.groups ?? { broken: 'no rule', drawn: '' };

  it.each([
    ['a product', { src }, true],
    ['a category', { src: 'skin.jpg', kind: 'category' as const }, true],
    ['nothing in the catalogue', { src: 'https://cdn.example/a.jpg' }, false],
  ])('a picture of %s is known by its address, so that no page spends a byte on it', (_, picture, isOne) => {
    render(<MediaImage {...picture} alt="Balm" sizes="100vw" maxWidth={160} />);
    expect(screen.getByRole('img').matches(`[src^="${broken}"]`)).toBe(isOne);
  });

  it('a picture that cannot be loaded leaves the drawing of a product without one', () => {
    const { container } = render(<NoImage />);
    expect(container.querySelector('path')?.getAttribute('d')).toBe(drawn);
  });
});
