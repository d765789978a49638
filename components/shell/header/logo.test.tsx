// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Logo } from './logo';

afterEach(cleanup);

const files = { src: 'default/logo.svg', mobileSrc: null, alt: null, width: null, height: null };

describe('[SHELL-9] Logo', () => {
  it('the logo is read from /media/logo, 267 by 52 unless configured otherwise', () => {
    const { rerender } = render(<Logo logo={files} storeName="mmstr" />);
    const image = screen.getByRole('img', { name: 'mmstr' });
    expect(image.getAttribute('src')).toBe('/media/logo/default/logo.svg');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['267', '52']);
    rerender(<Logo logo={{ ...files, alt: 'The pharmacy', width: 200, height: 40 }} storeName="mmstr" />);
    screen.getByRole('img', { name: 'The pharmacy' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['200', '40']);
  });

  it('the logo has a file of its own at 767 px and less', () => {
    render(<Logo logo={{ ...files, mobileSrc: 'default/small.svg' }} storeName="mmstr" />);
    const source = document.querySelector('source');
    expect(source?.media).toBe('(max-width: 767px)');
    expect(source?.getAttribute('srcset')).toBe('/media/logo/default/small.svg');
  });

  it('the logo is the shop’s name in a place of 150 by 40 where the backend has no file', () => {
    render(<Logo logo={{ ...files, src: null }} storeName="Luma" />);
    const { minWidth, minHeight } = screen.getByText('Luma').style;
    expect([minWidth, minHeight]).toEqual(['150px', '40px']);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('the sign of a shop without a logo is its first letter, which says nothing of a trade', () => {
    render(<Logo logo={{ ...files, src: null }} storeName="Luma" />);
    expect(screen.getByText('L').getAttribute('aria-hidden')).toBe('true');
    expect(document.querySelector('svg')).toBeNull();
  });
});
