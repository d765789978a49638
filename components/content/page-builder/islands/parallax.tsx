import { useEffect } from 'react';
import { watchMedia } from '@/lib/browser/media-query';
import type { BehaviourProps } from './behaviour-props';

/** The layer is a quarter higher than what it stands behind [CMS-5]: half of that above and below is its room to move. */
const OVERHANG = 0.125;

/** A film may move as a picture does. */
const LAYERS = '[data-element="parallax"], [data-element="background-video"]';

/** A background that moves slower than the page, or faster, by its speed; not for who wants less motion. It draws nothing. */
export function Parallax({ place, settings: { speed } }: Pick<BehaviourProps<'parallax'>, 'place' | 'settings'>) {
  useEffect(() => {
    const layer = place.querySelector<HTMLElement>(LAYERS);
    const box = layer?.parentElement;
    if (!layer || !box) return;
    let stop = () => {};
    const unwatch = watchMedia('(prefers-reduced-motion: reduce)', (isStill) => {
      stop();
      stop = isStill ? () => {} : startParallax(layer, box, speed);
    });
    return () => {
      unwatch();
      stop();
    };
  }, [place, speed]);
  return null;
}

function startParallax(layer: HTMLElement, box: HTMLElement, speed: number): () => void {
  const ending = new AbortController();
  let isInSight = false;
  let frame = 0;

  const move = () => {
    frame = 0;
    const { top, height } = box.getBoundingClientRect();
    layer.style.transform = `translate3d(0, ${parallaxShift({ top, height, window: window.innerHeight }, speed)}px, 0)`;
  };
  const ask = () => {
    if (isInSight && frame === 0) frame = requestAnimationFrame(move);
  };
  const observer = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? false;
    layer.style.willChange = isInSight ? 'transform' : '';
    ask();
  });

  layer.style.insetBlock = `${-OVERHANG * 100}%`;
  observer.observe(box);
  for (const type of ['scroll', 'resize']) {
    window.addEventListener(type, ask, { passive: true, signal: ending.signal });
  }
  return () => {
    ending.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
    Object.assign(layer.style, { insetBlock: '', transform: '', willChange: '' });
  };
}

interface Position {
  top: number;
  height: number;
  window: number;
}

/** Pixels by which a layer lags behind its box: none in the middle of the window, at most what it hangs over. */
export function parallaxShift({ top, height, window }: Position, speed: number): number {
  const way = (window + height) / 2;
  const fromMiddle = (top + height / 2 - window / 2) / way;
  const overhang = OVERHANG * height;
  const shift = -fromMiddle * (1 - speed) * 2 * overhang;
  return Math.round(Math.min(Math.max(shift, -overhang), overhang) * 10) / 10;
}
