import type { ReactNode } from 'react';

interface StateViewProps {
  /** Given as an element, so that a page's code holds the one that it shows. */
  drawing: ReactNode;
  title: string;
  children: ReactNode;
}

/** A page that has nothing else to show: a drawing, a sentence, a way on. */
export function StateView({ drawing, title, children }: StateViewProps) {
  return (
    <div className="gutters mx-auto flex max-w-page flex-col items-center py-12 text-center md:py-20">
      {drawing}
      <div className="mt-8 max-w-140">
        <h1 className="mb-4 text-xl md:text-2xl">{title}</h1>
        {children}
      </div>
    </div>
  );
}

const LINES = 'fill-none stroke-evergreen stroke-[3] [stroke-linecap:round] [stroke-linejoin:round]';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true" focusable="false" className="h-40 w-60">
      <ellipse cx="120" cy="146" rx="104" ry="10" className="fill-sunken" />
      {children}
    </svg>
  );
}

export function Shelf() {
  return (
    <Drawing>
      <rect x="24" y="20" width="192" height="122" rx="10" className="fill-surface stroke-line stroke-2" />
      <path d="M24 80h192M24 132h192" className={LINES} />
      <g className="fill-evergreen-tint stroke-evergreen stroke-2">
        <rect x="40" y="44" width="26" height="36" rx="4" />
        <rect x="72" y="36" width="22" height="44" rx="4" />
        <rect x="170" y="40" width="30" height="40" rx="4" />
        <rect x="40" y="98" width="34" height="34" rx="4" />
        <rect x="148" y="92" width="22" height="40" rx="4" />
        <rect x="176" y="100" width="24" height="32" rx="4" />
      </g>
      <path d="M53 54v14M46 61h14" className={LINES} />
      <rect
        x="108"
        y="38"
        width="48"
        height="42"
        rx="6"
        className="fill-none stroke-line-strong stroke-2 [stroke-dasharray:5_6]"
      />
      <circle cx="112" cy="106" r="16" className="fill-apricot-tint stroke-apricot stroke-[3]" />
      <path d="m124 118 10 11" className="fill-none stroke-apricot stroke-[5] [stroke-linecap:round]" />
    </Drawing>
  );
}

export function Phone() {
  return (
    <Drawing>
      <rect x="78" y="12" width="84" height="132" rx="14" className="fill-surface stroke-evergreen stroke-[3]" />
      <path d="M110 24h20" className={LINES} />
      <path d="M94 66c15-14 37-14 52 0M103 78c10-9 24-9 34 0" className={LINES} />
      <circle cx="120" cy="91" r="4" className="fill-evergreen" />
      <path d="M92 108h56M92 120h36" className="fill-none stroke-line stroke-[4] [stroke-linecap:round]" />
      <path d="m98 94 44-42" className="fill-none stroke-apricot stroke-[5] [stroke-linecap:round]" />
    </Drawing>
  );
}

export function Counter() {
  return (
    <Drawing>
      <rect x="30" y="92" width="180" height="50" rx="8" className="fill-evergreen-tint stroke-evergreen stroke-[3]" />
      <path d="M20 92h200" className={LINES} />
      <path d="M120 107v20M110 117h20" className={LINES} />
      <path d="M86 92v-6h68v6" className="fill-surface stroke-evergreen stroke-[3]" />
      <path d="M94 86c0-22 10-36 26-36s26 14 26 36Z" className="fill-surface stroke-evergreen stroke-[3]" />
      <path d="M120 50v-8" className={LINES} />
      <circle cx="120" cy="37" r="5" className="fill-apricot-tint stroke-apricot stroke-[3]" />
      <path
        d="M78 48c-6 5-9 11-9 18M162 48c6 5 9 11 9 18"
        className="fill-none stroke-apricot stroke-[3] [stroke-linecap:round]"
      />
    </Drawing>
  );
}
