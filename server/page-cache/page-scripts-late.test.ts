// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { delayScripts, START_LATE } from './page-scripts';

const FILES = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];
const PAGE = [
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  '<link rel="preload" as="image" href="/media/a.webp"/>',
  ...FILES.map((src) => `<script src="${src}" id="_R_" async=""></script>`),
  '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>',
  '<script>self.__next_f=[]</script>',
].join('');

describe('a page with late scripts', () => {
  test('names its files once, inert, behind what starts them; all else is as it was', () => {
    const late = delayScripts(PAGE);
    expect(late.split(START_LATE)).toHaveLength(2);
    expect(late.indexOf(START_LATE)).toBeLessThan(late.indexOf('a.js'));
    expect(late.match(/<script type="late" src="[^"]+" id="_R_" async="">/g)).toHaveLength(2);
    expect(late).not.toContain('as="script"');
    for (const kept of ['as="image"', 'polyfills.js" noModule=""', '<script>self.__next_f=[]</script>'])
      expect(late).toContain(kept);
  });

  test('is untouched where Next wrote no file into it', () => {
    expect(delayScripts('<p>a</p>')).toBe('<p>a</p>');
  });
});

describe('scripts that are late', () => {
  /** Paints that the page is told of; null in a browser that tells of none. */
  let paint: ((list: unknown, observer: { disconnect(): void }) => void) | null;
  let silence: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    paint = null;
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(told: NonNullable<typeof paint>) {
          paint = told;
        }
        observe() {}
        disconnect() {}
      },
    );
    const { addEventListener } = window;
    const added: Parameters<typeof addEventListener>[] = [];
    vi.spyOn(window, 'addEventListener').mockImplementation((...given: Parameters<typeof addEventListener>) => {
      added.push(given);
      addEventListener.apply(window, given);
    });
    silence = () => {
      for (const [type, listener, options] of added) window.removeEventListener(type, listener, options as boolean);
    };
    document.body.innerHTML = `${FILES.map((src) => `<script type="late" src="${src}" id="_R_" async=""></script>`).join('')}<button type="button">a</button>`;
  });

  afterEach(() => {
    silence();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  // biome-ignore lint/security/noGlobalEval: the inline script as the page runs it.
  const run = () => window.eval(START_LATE);
  const started = () =>
    [...document.querySelectorAll('script')].filter(({ type }) => !type).map((script) => new URL(script.src).pathname);
  const settle = () => vi.advanceTimersByTime(1);
  const button = () => document.querySelector('button') as HTMLButtonElement;
  /** React has taken the page over and knows the button. */
  const hydrate = () => Object.assign(button(), { __reactProps$a: {} });

  test('wait, and start once the page has drawn what is seen first, with all that they had', () => {
    run();
    vi.advanceTimersByTime(1000);
    expect(started()).toEqual([]);
    paint?.([], { disconnect: () => undefined });
    settle();
    expect(started()).toEqual(FILES);
    expect(document.querySelectorAll('script#_R_[async]')).toHaveLength(2);
    paint?.([], { disconnect: () => undefined });
    settle();
    expect(started()).toEqual(FILES);
  });

  test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'change'])(
    'start at once when somebody is there: %s',
    (sign) => {
      run();
      button().dispatchEvent(new Event(sign, { bubbles: true }));
      expect(started()).toEqual(FILES);
    },
  );

  test('start with the page’s load, and after four seconds at the latest, where a browser tells of no paint', () => {
    vi.stubGlobal('PerformanceObserver', undefined);
    run();
    vi.advanceTimersByTime(3999);
    expect(started()).toEqual([]);
    settle();
    expect(started()).toEqual(FILES);
  });

  test('start with the page’s load', () => {
    run();
    window.dispatchEvent(new Event('load'));
    expect(started()).toEqual(FILES);
  });

  test('are also those that come after the first sign, while the page is still being read', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    run();
    button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
    const more = document.createElement('script');
    more.type = 'late';
    more.setAttribute('src', '/_next/static/chunks/c.js');
    document.body.append(more);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(started()).toEqual([...FILES, '/_next/static/chunks/c.js']);
  });

  test('lose no press: its button gets it once React knows it, and only then', () => {
    run();
    button().click();
    const pressed = vi.fn();
    button().addEventListener('click', pressed);
    vi.advanceTimersByTime(1000);
    expect(pressed).not.toHaveBeenCalled();
    hydrate();
    vi.advanceTimersByTime(1000);
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('repeat no press that React has heard itself', () => {
    run();
    document.addEventListener('click', hydrate, { capture: true, once: true });
    const pressed = vi.fn();
    button().addEventListener('click', pressed);
    button().click();
    vi.advanceTimersByTime(6000);
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('lose no press that React stops while it waits for the page’s code', () => {
    run();
    document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
    button().click();
    const pressed = vi.fn();
    button().addEventListener('click', pressed);
    vi.advanceTimersByTime(1000);
    hydrate();
    vi.advanceTimersByTime(6000);
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('repeat no press that is kept already', () => {
    run();
    button().addEventListener('click', () => button().setAttribute('aria-busy', 'true'), { once: true });
    button().click();
    settle();
    button().removeAttribute('aria-busy');
    const pressed = vi.fn();
    button().addEventListener('click', pressed);
    hydrate();
    vi.advanceTimersByTime(6000);
    expect(pressed).not.toHaveBeenCalled();
  });

  test('give up a press whose button never becomes React’s, or has gone', () => {
    run();
    const pressed = vi.fn();
    button().click();
    button().addEventListener('click', pressed);
    vi.advanceTimersByTime(6000);
    hydrate();
    vi.advanceTimersByTime(6000);
    expect(pressed).not.toHaveBeenCalled();
  });
});
