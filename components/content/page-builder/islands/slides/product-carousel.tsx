import type { BehaviourProps } from '@/components/content/page-builder/islands/behaviour-props';
import type { MovingParts } from './moving';
import { MovingControls } from './moving-controls';
import { useMoving } from './use-moving';

/** Products in a row of as many as fit; all of them can be tabbed to, and the row follows. */
export function ProductCarousel({ place, settings, labels }: BehaviourProps<'carousel'>) {
  const found = useMoving(place, carouselParts, settings);
  return found ? (
    <MovingControls place={place} name={labels.products} labels={labels} {...settings} {...found} />
  ) : null;
}

/** The list itself moves, in a box that is put around it. */
function carouselParts(place: HTMLElement): MovingParts | null {
  const track = place.querySelector<HTMLElement>('[data-element="carousel"]');
  const slides = [...(track?.children ?? [])].filter((slide) => slide instanceof HTMLElement);
  const first = slides[0];
  if (!track || !first || slides.length < 2) return null;
  const startIndex = Math.round(track.scrollLeft / Math.max(1, first.offsetWidth));
  const viewport = document.createElement('div');
  viewport.className = 'content-viewport';
  track.before(viewport);
  viewport.append(track);
  const { overflow, scrollSnapType } = track.style;
  Object.assign(track.style, { overflow: 'visible', scrollSnapType: 'none' });
  return {
    viewport,
    track,
    slides,
    startIndex,
    undo: () => {
      viewport.replaceWith(track);
      Object.assign(track.style, { overflow, scrollSnapType });
      track.style.removeProperty('--center-padding');
      for (const slide of slides) slide.style.marginInlineEnd = '';
    },
  };
}
