import EmblaCarousel, { type EmblaOptionsType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import Fade from 'embla-carousel-fade';
import { watchMedia } from '@/lib/browser/media-query';
import type { CarouselSettings, SliderSettings } from '@/lib/content/page-builder/islands';
import { sparesData } from '@/lib/pwa/spare-data';

/** Milliseconds and pixels of CMS-5. */
const RESIZE_REST = 50;
const AUTOPLAY_REST = 50;
const LOAD_AHEAD_EVERY = 1000;
const SWIPE_TOLERANCE = 10;

/** The server-drawn elements that move: `track` is moved behind `viewport`. */
export interface MovingParts {
  viewport: HTMLElement;
  track: HTMLElement;
  slides: HTMLElement[];
  /** Where the visitor had scrolled to before. */
  startIndex: number;
  /** Gives the elements back as they were. */
  undo: () => void;
}

export type MovingSettings = SliderSettings | CarouselSettings;

export interface MovingState {
  selected: number;
  /** Places to stop at; one where all fits. */
  count: number;
  canGoBack: boolean;
  canGoOn: boolean;
  /** Whether it moves by itself, as long as nobody points at it or is in it; null where it never does. */
  isPlaying: boolean | null;
}

export interface Moving {
  goTo(index: number): void;
  back(): void;
  on(): void;
  togglePlaying(): void;
  end(): void;
}

/** Has slides move by swipe, keyboard, time and whoever calls; `tell` hears of each change. */
export function startMoving(
  place: HTMLElement,
  parts: MovingParts,
  settings: MovingSettings,
  tell: (state: MovingState) => void,
): Moving {
  const { viewport, track, slides, startIndex } = parts;
  const ending = new AbortController();
  const holds = new Set<'pointer' | 'focus'>();
  let isWanted = true;
  let isStill = false;

  const autoplay = settings.autoplay
    ? Autoplay({
        delay: settings.autoplaySpeed + AUTOPLAY_REST,
        // When it plays is decided below: the plugin would start again whatever the visitor has paused.
        playOnInit: false,
        stopOnFocusIn: false,
        stopOnMouseEnter: false,
      })
    : null;
  const plugins = [...('fade' in settings && settings.fade ? [Fade()] : []), ...(autoplay ? [autoplay] : [])];
  const options = (): EmblaOptionsType => ({
    container: track,
    slides,
    dragThreshold: SWIPE_TOLERANCE,
    duration: isStill ? 0 : 25,
    watchResize: () => {
      rest();
      return false;
    },
    ...arrangement(parts, settings),
  });

  let width = viewport.clientWidth;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (viewport.clientWidth === width) return;
      width = viewport.clientWidth;
      embla.reInit(options());
    }, RESIZE_REST);
  };

  const embla = EmblaCarousel(viewport, { ...options(), startIndex }, plugins);
  preventClicksOfDrags(viewport, () => embla.internalEngine().dragHandler.pointerDown(), ending.signal);
  const hasPlaces = () => embla.scrollSnapList().length > 1;

  const settle = () => {
    if (autoplay && hasPlaces()) {
      if (!isWanted || isStill || holds.size > 0) autoplay.stop();
      else if (!autoplay.isPlaying()) autoplay.play();
    }
    tell({
      selected: embla.selectedScrollSnap(),
      count: embla.scrollSnapList().length,
      canGoBack: embla.canScrollPrev(),
      canGoOn: embla.canScrollNext(),
      isPlaying: autoplay && !isStill ? isWanted : null,
    });
  };
  embla.on('select', settle).on('reInit', settle).on('pointerUp', settle);

  const hold = (by: 'pointer' | 'focus', isHeld: boolean) => {
    if (isHeld) holds.add(by);
    else holds.delete(by);
    settle();
  };
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => place.addEventListener(type, listener, { signal: ending.signal });
  // A finger that has gone still counts as hovering.
  listen('pointerenter', ({ pointerType }) => pointerType !== 'touch' && hold('pointer', true));
  listen('pointerleave', () => hold('pointer', false));
  listen('focusin', () => hold('focus', true));
  listen('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) hold('focus', false);
  });
  listen('keydown', (event) => {
    const step = STEPS.get(event.key);
    if (!step || event.defaultPrevented || isOthers(event)) return;
    event.preventDefault();
    if (step > 0) embla.scrollNext();
    else embla.scrollPrev();
  });

  const unwatch = watchMedia('(prefers-reduced-motion: reduce)', (matches) => {
    if (matches === isStill) return;
    isStill = matches;
    embla.reInit(options());
  });
  const loading = loadAhead(slides, () => embla.slidesInView());
  embla.on('slidesInView', loading.loadNear);
  settle();

  return {
    goTo: (index) => embla.scrollTo(index),
    back: () => embla.scrollPrev(),
    on: () => embla.scrollNext(),
    togglePlaying: () => {
      isWanted = !isWanted;
      // Whoever presses "play" is pointing at it.
      if (isWanted) holds.clear();
      settle();
    },
    end: () => {
      ending.abort();
      clearTimeout(resting);
      unwatch();
      loading.end();
      embla.destroy();
      parts.undo();
    },
  };
}

/** A click that ends a drag opens nothing: the slides' own prevention comes after the whole page has heard the click. */
function preventClicksOfDrags(viewport: HTMLElement, isHeld: () => boolean, signal: AbortSignal): void {
  let from = 0;
  let isDragged = false;
  const begin = ({ clientX }: MouseEvent) => {
    from = clientX;
    isDragged = false;
  };
  const move = ({ clientX }: MouseEvent) => {
    if (isHeld() && Math.abs(clientX - from) > SWIPE_TOLERANCE) isDragged = true;
  };
  const click = (event: MouseEvent) => {
    if (!isDragged || !(event.target instanceof Node && viewport.contains(event.target))) return;
    event.preventDefault();
    isDragged = false;
  };
  viewport.addEventListener('mousedown', begin, { signal });
  window.addEventListener('mousemove', move, { signal, passive: true });
  window.addEventListener('click', click, { signal, capture: true });
}

const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/** Arrow keys that mean something else where they are pressed. */
function isOthers({ target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey) return true;
  const others =
    'input, select, textarea, video, audio, [contenteditable], [role="tablist"], [data-content-type="map"]';
  return target instanceof Element && target.closest(others) !== null;
}

/**
 * How slides stand: a merchant's "continuous" row is centred, and one goes round, only where there are more than fit.
 * One that does not go round begins and ends at the edges, centred or not.
 */
function arrangement({ track, slides }: MovingParts, settings: MovingSettings): EmblaOptionsType {
  const last = slides.at(-1);
  if (!('isContinuous' in settings) || !last) return { align: 'start', loop: settings.isEndless };
  track.style.removeProperty('--center-padding');
  const fitting = Math.round(track.clientWidth / Math.max(1, last.offsetWidth));
  const isLonger = slides.length > fitting;
  const isCentred = settings.isContinuous && isLonger;
  // Not padding of the box: what shows in it would count as out of sight, and would not go round.
  if (isCentred) track.style.setProperty('--center-padding', `${settings.centerPadding}px`);
  const loop = settings.isEndless && isLonger;
  // Between the last and the first the flex row has no gap of its own.
  last.style.marginInlineEnd = loop ? getComputedStyle(track).columnGap.replace('normal', '') : '';
  return { align: isCentred ? 'center' : 'start', loop };
}

/** Pictures of slides come before they are seen: those beside what is in sight at once, one more slide each second. */
function loadAhead(slides: readonly HTMLElement[], inSight: () => number[]) {
  const load = (slide: HTMLElement | undefined) => {
    for (const image of slide?.querySelectorAll('img[loading="lazy"]') ?? []) image.setAttribute('loading', 'eager');
  };
  const timer = setInterval(() => {
    const next = slides.find((slide) => slide.querySelector('img[loading="lazy"]'));
    if (next && !sparesData()) load(next);
    else clearInterval(timer);
  }, LOAD_AHEAD_EVERY);
  return {
    loadNear: () => {
      for (const index of inSight())
        for (const near of [index - 1, index, index + 1]) load(slides.at(near % slides.length));
    },
    end: () => clearInterval(timer),
  };
}
