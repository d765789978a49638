/** Five stars, filled as far as the percentage goes; words beside them say the same. Drawn by `IconSprite`. */
export function StarRow({ percent, className = '' }: { percent: number; className?: string }) {
  return (
    <svg viewBox="0 0 100 20" aria-hidden="true" className={`s-stars ${className}`.trimEnd()}>
      <use href="#icon-stars" />
      {/* An inner svg cuts off what lies beyond its width. */}
      <svg width={percent} height="20" aria-hidden="true">
        <use href="#icon-stars" />
      </svg>
    </svg>
  );
}
