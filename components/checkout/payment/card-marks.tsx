import type { ReactNode } from 'react';

/** The brands that cards are taken of, by their marks; small drawings of our own, named for those who listen. */
export function CardMarks() {
  return (
    <span role="img" aria-label="Visa, Mastercard, American Express" className="flex flex-wrap gap-1">
      <Mark fill="#fff">
        <text x="18" y="16.5" className={LETTERS} fill="#1a1f71" fontSize="12" fontStyle="italic">
          VISA
        </text>
      </Mark>
      <Mark fill="#fff">
        <circle cx="14" cy="12" r="7" fill="#eb001b" />
        <circle cx="22" cy="12" r="7" fill="#f79e1b" />
        <path d="M18 6.26a7 7 0 0 1 0 11.48 7 7 0 0 1 0-11.48Z" fill="#ff5f00" />
      </Mark>
      <Mark fill="#006fcf">
        <text x="18" y="16" className={LETTERS} fill="#fff" fontSize="10">
          AMEX
        </text>
      </Mark>
    </span>
  );
}

const LETTERS = 'font-bold [font-family:Arial,sans-serif] [text-anchor:middle]';

function Mark({ fill, children }: { fill: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 36 24" aria-hidden="true" focusable="false" className="h-6 w-9 rounded border border-line">
      <rect width="36" height="24" fill={fill} />
      {children}
    </svg>
  );
}
