const LINES = 'fill-none stroke-evergreen stroke-[3] [stroke-linecap:round] [stroke-linejoin:round]';

/** What stands where a basket has nothing in it: its page, its drawer, its checkout. */
export function BasketDrawing() {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true" focusable="false" className="mb-6 h-32 w-48">
      <ellipse cx="120" cy="146" rx="96" ry="9" className="fill-sunken" />
      <path d="M58 72h124l-12 62a10 10 0 0 1-10 8H80a10 10 0 0 1-10-8L58 72Z" className="fill-evergreen-tint" />
      <path d="M58 72h124l-12 62a10 10 0 0 1-10 8H80a10 10 0 0 1-10-8L58 72ZM46 72h148" className={LINES} />
      <path
        d="M84 72l19-39a12 12 0 0 1 11-7h12a12 12 0 0 1 11 7l19 39M98 90v34M120 90v34M142 90v34"
        className={LINES}
      />
      <circle cx="178" cy="40" r="14" className="fill-apricot-tint stroke-apricot stroke-[3]" />
      <path d="M178 33v14M171 40h14" className="fill-none stroke-apricot stroke-[3] [stroke-linecap:round]" />
    </svg>
  );
}
