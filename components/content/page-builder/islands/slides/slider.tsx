import { useLayoutEffect } from 'react';
import type { BehaviourProps } from '@/components/content/page-builder/islands/behaviour-props';
import { setAttributes } from '@/components/content/page-builder/islands/set-attributes';
import type { MovingParts } from './moving';
import { MovingControls } from './moving-controls';
import { useMoving } from './use-moving';

/** Slides one at a time, by the pattern of WAI-ARIA for carousels: the others can be neither reached nor heard. */
export function Slider({ place, settings, labels }: BehaviourProps<'slider'>) {
  const found = useMoving(place, sliderParts, settings);
  const parts = found?.parts;
  const selected = found?.state.selected;
  const isPlaying = found?.state.isPlaying;

  useLayoutEffect(() => {
    if (!parts) return;
    const { slides } = parts;
    const undo = slides.map((slide, index) =>
      setAttributes(slide, {
        role: 'group',
        'aria-roledescription': labels.slideRole,
        'aria-label': labels.position.replace('{number}', String(index + 1)).replace('{total}', String(slides.length)),
      }),
    );
    return () => {
      for (const giveBack of undo) giveBack();
    };
  }, [parts, labels]);

  useLayoutEffect(() => {
    if (!parts) return;
    parts.slides.forEach((slide, index) => {
      slide.inert = index !== selected;
    });
    return () => {
      for (const slide of parts.slides) slide.inert = false;
    };
  }, [parts, selected]);

  useLayoutEffect(() => {
    if (!parts) return;
    // What changes by itself is not read out.
    return setAttributes(parts.track, { 'aria-live': isPlaying ? 'off' : 'polite' });
  }, [parts, isPlaying]);

  return found ? <MovingControls place={place} name={labels.slider} labels={labels} {...settings} {...found} /> : null;
}

/** The slider's own box stays where it is, with its border and background; a track inside of it moves. */
function sliderParts(place: HTMLElement): MovingParts | null {
  const viewport = place.querySelector<HTMLElement>('[data-content-type="slider"]');
  const slides = [...(viewport?.children ?? [])].filter((slide) => slide instanceof HTMLElement);
  if (!viewport || slides.length < 2) return null;
  const startIndex = Math.round(viewport.scrollLeft / Math.max(1, viewport.clientWidth));
  const track = document.createElement('div');
  track.className = 'content-track';
  track.append(...slides);
  viewport.append(track);
  const { overflow } = viewport.style;
  viewport.style.overflow = 'hidden';
  return {
    viewport,
    track,
    slides,
    startIndex,
    undo: () => {
      viewport.append(...slides);
      track.remove();
      viewport.style.overflow = overflow;
    },
  };
}
