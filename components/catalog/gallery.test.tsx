// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Picture } from '@/components/image/picture';
import { Gallery } from './gallery';

const slides = [1, 2, 3].map((number) => ({
  id: `picture-${number}`,
  label: `Show picture ${number} of 3`,
  main: <Picture src={`/media/${number}.jpg`} alt={`Balm ${number}`} sizes="100vw" maxWidth={640} />,
  thumbnail: <Picture src={`/media/${number}.jpg`} alt="" sizes="72px" maxWidth={80} />,
}));
const words = { gallery: 'Pictures of Balm', previous: 'Previous picture', next: 'Next picture' };
const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockReset();
  Element.prototype.scrollTo = scrollTo;
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const current = () => screen.getAllByRole('link').findIndex((link) => link.hasAttribute('aria-current'));

describe('Gallery', () => {
  it('[CAT-5] shows every picture, the first one chosen', () => {
    render(<Gallery slides={slides} words={words} />);
    const row = screen.getByRole('list', { name: 'Pictures of Balm' });
    expect(within(row).getAllByRole('img')).toHaveLength(3);
    expect(current()).toBe(0);
  });

  it('[CAT-5] goes round with previous and next', async () => {
    const user = userEvent.setup();
    render(<Gallery slides={slides} words={words} />);
    await user.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 1200 });
    expect(current()).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0 });
    expect(current()).toBe(0);
  });

  it('moves to a thumbnail’s picture, by keyboard too, and links to it without JavaScript', async () => {
    const user = userEvent.setup();
    render(<Gallery slides={slides} words={words} />);
    const second = screen.getByRole('link', { name: 'Show picture 2 of 3' });
    expect(document.querySelector(second.getAttribute('href') ?? '')?.querySelector('img')?.alt).toBe('Balm 2');
    second.focus();
    await user.keyboard('{Enter}');
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 600 });
    expect(current()).toBe(1);
  });

  it('follows a swipe', () => {
    render(<Gallery slides={slides} words={words} />);
    fireEvent.scroll(screen.getByRole('list', { name: 'Pictures of Balm' }), { target: { scrollLeft: 610 } });
    expect(current()).toBe(1);
  });

  it('has nothing to move where there is one picture', () => {
    render(<Gallery slides={slides.slice(0, 1)} words={words} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});
