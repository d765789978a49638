import type { IconName } from './icon-sprite';

/**
 * A drawing beside a word, never instead of one: it is hidden from assistive technology. The drawing itself stands
 * in the page's `IconSprite`.
 */
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
