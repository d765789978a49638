const STAR = 'M10 1.8l2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4 5.8-.8z';

/** Five stars, filled as far as the percentage goes; words beside them say the same. */
export function StarRow({ percent, className = 'h-4 w-20' }: { percent: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 20"
      fill="currentColor"
      className={`shrink-0 text-line ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <Stars />
      {/* An inner svg cuts off what lies beyond its width. */}
      <svg width={percent} height="20" className="text-amber" aria-hidden="true">
        <Stars />
      </svg>
    </svg>
  );
}

function Stars() {
  return [0, 20, 40, 60, 80].map((x) => <path key={x} d={STAR} transform={`translate(${x} 0)`} />);
}
