// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import Fade from 'embla-carousel-fade';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeWindow, renderIsland } from '@/components/content/page-builder/islands/island-page.fixture';

vi.mock('embla-carousel', { spy: true });
vi.mock('embla-carousel-autoplay', { spy: true });
vi.mock('embla-carousel-fade', { spy: true });

const WINDOW = 800;
let page: ReturnType<typeof fakeWindow>;

beforeEach(() => {
  page = fakeWindow();
  // jsdom lays nothing out: every box is as wide as the window or as it says, and stands behind the one before it.
  const width = (element: HTMLElement) => Number(element.dataset.width ?? WINDOW);
  const boxes: PropertyDescriptorMap = {
    offsetWidth: {
      get: function (this: HTMLElement) {
        return width(this);
      },
      configurable: true,
    },
    clientWidth: { get: () => WINDOW, configurable: true },
    offsetHeight: { get: () => 300, configurable: true },
    offsetParent: { get: () => document.body, configurable: true },
    offsetLeft: {
      get: function (this: HTMLElement) {
        const all = [...(this.parentElement?.children ?? [])] as HTMLElement[];
        return all.length > 1 ? all.slice(0, all.indexOf(this)).reduce((sum, other) => sum + width(other), 0) : 0;
      },
      configurable: true,
    },
  };
  before = Object.fromEntries(
    Object.keys(boxes).map((name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)]),
  );
  Object.defineProperties(HTMLElement.prototype, boxes);
});
let before: Record<string, PropertyDescriptor | undefined> = {};

afterEach(() => {
  cleanup();
  for (const [name, descriptor] of Object.entries(before)) {
    if (descriptor) Object.defineProperty(HTMLElement.prototype, name, descriptor);
    else Reflect.deleteProperty(HTMLElement.prototype, name);
  }
  document.body.replaceChildren();
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SLIDES = ['One', 'Two', 'Three']
  .map(
    (name) =>
      `<div data-content-type="slide"><a href="/${name}"><img loading="lazy" alt="" src="/${name}.jpg">${name}</a></div>`,
  )
  .join('');
const SLIDER = `<div data-content-type="slider">${SLIDES}</div>`;
const still = { autoplay: false, autoplaySpeed: 3000, fade: false, isEndless: false, hasArrows: true, hasDots: true };
const slider = (settings: Partial<typeof still> = {}) =>
  renderIsland(SLIDER, { kind: 'slider', settings: { ...still, ...settings } });

/** The slide that can be reached. */
const shown = () => {
  const slides = [...document.querySelectorAll<HTMLElement>('[data-content-type="slide"]')];
  return slides.filter((slide) => !slide.inert).map((slide) => slide.textContent);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const options = () => vi.mocked(EmblaCarousel).mock.calls[0]?.[1];
const isPlaying = () => {
  const made = vi.mocked(Autoplay).mock.results[0];
  return made?.type === 'return' && made.value.isPlaying();
};

describe('[CMS-1] a slider', () => {
  test('shows one slide at a time, and the others cannot be reached', async () => {
    await slider();
    expect(shown()).toEqual(['One']);
    await press('Next');
    expect(shown()).toEqual(['Two']);
    await press('Previous');
    expect(shown()).toEqual(['One']);
    await press('Slide 3');
    expect(shown()).toEqual(['Three']);
    expect(screen.getByRole('button', { name: 'Slide 3' }).getAttribute('aria-current')).toBe('true');
  });

  test('says what it is, how many slides it has, and which one comes', async () => {
    await slider();
    const group = screen.getByRole('group', { name: 'Highlights' });
    expect(group.getAttribute('aria-roledescription')).toBe('carousel');
    const slide = within(group).getByRole('group', { name: '1 of 3' });
    expect(slide.getAttribute('aria-roledescription')).toBe('slide');
    expect(slide.parentElement?.getAttribute('aria-live')).toBe('polite');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  test('is moved by arrow keys, but not from a field in it', async () => {
    const { place } = await slider();
    screen.getByRole('button', { name: 'Slide 1' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toEqual(['Two']);
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toEqual(['One']);
    const field = document.createElement('input');
    place.querySelector('[data-content-type="slide"]')?.append(field);
    field.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toEqual(['One']);
  });

  test('ends at its last slide, unless it goes round', async () => {
    await slider();
    expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');
    await press('Previous');
    expect(shown()).toEqual(['One']);
    cleanup();
    document.body.replaceChildren();
    await slider({ isEndless: true });
    await press('Previous');
    expect(shown()).toEqual(['Three']);
  });

  test('has the arrows and dots that the merchant wants', async () => {
    await slider({ hasArrows: false, hasDots: false });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(shown()).toEqual(['One']);
  });

  test('fades where the merchant wants it', async () => {
    await slider();
    expect(Fade).not.toHaveBeenCalled();
    cleanup();
    await slider({ fade: true });
    expect(Fade).toHaveBeenCalledOnce();
  });

  test('begins where the visitor has scrolled to, and leaves the server’s elements as they were', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(WINDOW);
    const { leave } = await slider({ isEndless: true });
    scrolled.mockRestore();
    expect(shown()).toEqual(['Two']);
    await press('Next');
    const { before, after } = leave();
    expect(after.replaceAll(/ style=""/g, '').replaceAll('loading="eager"', 'loading="lazy"')).toBe(before);
  });

  test('of one slide has nothing to move', async () => {
    await renderIsland('<div data-content-type="slider"><div data-content-type="slide">One</div></div>', {
      kind: 'slider',
      settings: { ...still, autoplay: true },
    });
    expect(EmblaCarousel).not.toHaveBeenCalled();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('[CMS-5] the times and ways of a slider', () => {
  test('a slide stands for the merchant’s time and 50 ms, a swipe counts beyond 10 px', async () => {
    await slider({ autoplay: true, autoplaySpeed: 4000 });
    expect(vi.mocked(Autoplay).mock.calls[0]?.[0]).toMatchObject({ delay: 4050 });
    expect(options()).toMatchObject({ dragThreshold: 10, loop: false, duration: 25 });
  });

  test('a slider waits for 50 ms until it follows a new width, once', async () => {
    await slider();
    const embla = vi.mocked(EmblaCarousel).mock.results[0]?.value;
    const followed = vi.spyOn(embla, 'reInit');
    const watch = options()?.watchResize;
    if (typeof watch !== 'function') throw new Error('Nobody watches the width');
    vi.useFakeTimers();
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 600, configurable: true });
    expect(watch(embla, [])).toBe(false);
    await vi.advanceTimersByTimeAsync(49);
    watch(embla, []);
    await vi.advanceTimersByTimeAsync(49);
    expect(followed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(followed).toHaveBeenCalledOnce();
  });

  test('pictures of slides that nobody has seen yet come one slide each second', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    await slider();
    const waiting = () => document.querySelectorAll('img[loading="lazy"]').length;
    expect(waiting()).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(waiting()).toBe(2);
    vi.advanceTimersByTime(2000);
    expect(waiting()).toBe(0);
  });
});

describe('[CMS-1] a slider that plays by itself', () => {
  test('is paused and played again at a press, and is silent meanwhile', async () => {
    await slider({ autoplay: true });
    const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');
    expect([isPlaying(), live()]).toEqual([true, 'off']);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect([isPlaying(), live()]).toEqual([false, 'polite']);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect([isPlaying(), live()]).toEqual([true, 'off']);
  });

  test('stands while somebody points at it or is in it, and what was paused stays so', async () => {
    const { place } = await slider({ autoplay: true });
    const link = screen.getByRole('link', { name: 'One' });
    fireEvent.pointerEnter(place);
    expect(isPlaying()).toBe(false);
    fireEvent.pointerLeave(place);
    expect(isPlaying()).toBe(true);
    fireEvent.focusIn(link);
    expect(isPlaying()).toBe(false);
    fireEvent.focusOut(link, { relatedTarget: document.body });
    expect(isPlaying()).toBe(true);
    fireEvent.pointerEnter(place);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    fireEvent.pointerLeave(place);
    expect(isPlaying()).toBe(false);
  });

  test('plays at a press on “play” even though the pointer is on it', async () => {
    const { place } = await slider({ autoplay: true });
    fireEvent.pointerEnter(place);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(isPlaying()).toBe(true);
  });

  test('does not play, nor glide, for who wants less motion', async () => {
    await slider({ autoplay: true });
    page.wantLessMotion();
    expect(isPlaying()).toBe(false);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    const embla = vi.mocked(EmblaCarousel).mock.results[0]?.value;
    expect(embla.internalEngine().options.duration).toBe(0);
    page.wantLessMotion(false);
    expect(isPlaying()).toBe(true);
  });
});

describe('[CMS-1] a carousel of products', () => {
  const cards = (count: number) =>
    `<div data-content-type="products"><ul data-element="carousel">${Array.from(
      { length: count },
      (_, index) => `<li data-width="200"><a href="/p${index + 1}">Product ${index + 1}</a></li>`,
    ).join('')}</ul></div>`;
  const settings = { ...still, isContinuous: false, centerPadding: 50 };
  const carousel = (count: number, own: Partial<typeof settings> = {}) =>
    renderIsland(cards(count), { kind: 'carousel', settings: { ...settings, ...own } });

  test('moves by one product, and all of them can be reached', async () => {
    await carousel(6);
    expect(screen.getAllByRole('button', { name: /^Slide/ })).toHaveLength(3);
    await press('Next');
    expect(screen.getByRole('button', { name: 'Slide 2' }).getAttribute('aria-current')).toBe('true');
    expect(document.querySelector('[inert]')).toBeNull();
    expect(screen.getByRole('list').closest('[aria-roledescription="carousel"]')?.getAttribute('aria-label')).toBe(
      'Products',
    );
  });

  test('has no controls where all of it fits, and goes round only where it does not', async () => {
    await carousel(4, { isEndless: true, autoplay: true });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(options()).toMatchObject({ loop: false, align: 'start' });
    expect(isPlaying()).toBe(false);
    cleanup();
    vi.mocked(EmblaCarousel).mockClear();
    await carousel(8, { isEndless: true });
    expect(options()).toMatchObject({ loop: true });
  });

  test('is centred with its neighbours at the sides where the merchant wants it and there are more than fit', async () => {
    const { place } = await carousel(8, { isContinuous: true, centerPadding: 90 });
    expect(options()).toMatchObject({ align: 'center' });
    // Embla's own way: nothing empty stands before the first.
    expect(options()).not.toHaveProperty('containScroll');
    expect(place.querySelector('ul')?.style.getPropertyValue('--center-padding')).toBe('90px');
    cleanup();
    vi.mocked(EmblaCarousel).mockClear();
    document.body.replaceChildren();
    await carousel(4, { isContinuous: true });
    expect(options()).toMatchObject({ align: 'start' });
  });

  test('leaves the server’s elements as they were', async () => {
    const { leave } = await carousel(8, { isEndless: true, isContinuous: true });
    await press('Next');
    const { before, after } = leave();
    expect(after.replaceAll(/ style=""/g, '')).toBe(before);
  });
});
