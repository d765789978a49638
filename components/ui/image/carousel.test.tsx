// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './carousel';

let width: number;
let measure: () => void;
let comeNear: () => void;
const scrollBy = vi.fn();

beforeEach(() => {
  scrollBy.mockReset();
  Element.prototype.scrollBy = scrollBy;
  width = 1000;
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => width);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe() {
        measure();
      }
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        comeNear = () => callback([{ isIntersecting: false }, { isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show() {
  render(
    <Carousel title={<h2>Related</h2>} label="Related" labels={{ back: 'Back', on: 'More' }}>
      <li>
        <a href="/a.html">A</a>
      </li>
    </Carousel>,
  );
}

describe('Carousel', () => {
  it('a carousel moves by what fits into its room, and says at which end it is', async () => {
    show();
    act(() => comeNear());
    const user = userEvent.setup();
    const more = await screen.findByRole('button', { name: 'More' });
    const back = screen.getByRole('button', { name: 'Back' });
    expect(back.getAttribute('aria-disabled')).toBe('true');
    await user.click(more);
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 400 });
    fireEvent.scroll(screen.getByRole('list'), { target: { scrollLeft: 600 } });
    expect(more.getAttribute('aria-disabled')).toBe('true');
    await user.click(back);
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -400 });
  });

  it('a carousel has no arrows while all of it is seen', async () => {
    show();
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('button'), 'nobody is near').toBeNull();
    act(() => comeNear());
    await screen.findByRole('button', { name: 'More' });
    width = 400;
    act(() => measure());
    expect(screen.queryByRole('button')).toBeNull();
  });
});
