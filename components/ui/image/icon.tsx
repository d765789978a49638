import type { IconName } from './icon-sprite';

/** Stands beside a text, never instead of one: assistive technology does not see it. Its drawing stands in a sprite (icon-sprite.tsx). */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`s-icon${className && ` ${className}`}`}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
