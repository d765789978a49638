import { useLayoutEffect } from 'react';
import type { IslandLabels } from '@/components/content/page-builder/island-labels';
import { PlayButton } from '@/components/content/page-builder/islands/play-button';
import { setAttributes } from '@/components/content/page-builder/islands/set-attributes';
import { Icon } from '@/components/ui/image/icon';
import type { Moving, MovingState } from './moving';

interface MovingControlsProps {
  place: HTMLElement;
  /** What moves, for assistive technology. */
  name: string;
  labels: IslandLabels;
  hasArrows: boolean;
  hasDots: boolean;
  state: MovingState;
  moving: Moving;
}

const ARROW =
  'flex size-11 items-center justify-center rounded-full border border-line-strong bg-surface text-ink hover:border-evergreen hover:text-evergreen-strong aria-disabled:opacity-40';

/** Dots that stand in one line of a phone, beside pause and arrows; of more there are none. */
const PHONE_DOTS = 7;

/** Pause, dots and arrows below what moves, where they cover none of the merchant's pictures; nothing where all fits. */
export function MovingControls({ place, name, labels, hasArrows, hasDots, state, moving }: MovingControlsProps) {
  const { selected, count, canGoBack, canGoOn, isPlaying } = state;
  useLayoutEffect(
    () =>
      setAttributes(place, {
        role: 'group',
        'aria-roledescription': labels.carousel,
        'aria-label': name,
        'data-moving': '',
      }),
    [place, labels, name],
  );
  if (count < 2 || (!hasArrows && !hasDots && isPlaying === null)) return null;
  return (
    <div className="content-controls">
      {isPlaying === null ? null : (
        <PlayButton isPlaying={isPlaying} labels={labels} onClick={moving.togglePlaying} className={ARROW} />
      )}
      {hasDots ? (
        <fieldset className={`flex min-w-0 ${hasArrows && count > PHONE_DOTS ? 'max-sm:hidden' : ''}`}>
          <legend className="sr-only">{labels.chooseSlide}</legend>
          {Array.from({ length: count }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: dots are places in a row
              key={index}
              type="button"
              aria-label={labels.slide.replace('{number}', String(index + 1))}
              aria-current={index === selected}
              onClick={() => moving.goTo(index)}
              className="group/dot flex h-11 w-6 items-center justify-center sm:w-7"
            >
              <span className="size-3 rounded-full border border-line-strong bg-surface group-hover/dot:border-evergreen group-aria-[current=true]/dot:border-evergreen group-aria-[current=true]/dot:bg-evergreen" />
            </button>
          ))}
        </fieldset>
      ) : null}
      {hasArrows ? (
        <div className="ml-auto flex shrink-0 gap-2">
          {/* aria-disabled keeps the focus where it is when the end is reached. */}
          <button
            type="button"
            aria-label={labels.previous}
            aria-disabled={!canGoBack}
            onClick={moving.back}
            className={ARROW}
          >
            <Icon name="chevron-left" />
          </button>
          <button type="button" aria-label={labels.next} aria-disabled={!canGoOn} onClick={moving.on} className={ARROW}>
            <Icon name="chevron-right" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
