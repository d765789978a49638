import type { IconName } from './icon-sprite';

/** Stands beside a text, never instead of one: assistive technology does not see it. Drawn by `IconSprite`. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${className}`}
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
