/** The shop's name as its mark, where the backend has no logo file. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-xl font-bold tracking-tight text-evergreen-strong">
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className="size-8 shrink-0">
        <rect width="32" height="32" rx="10" className="fill-evergreen" />
        <path d="M16 8v16M8 16h16" className="fill-none stroke-surface stroke-[4] [stroke-linecap:round]" />
      </svg>
      {name}
    </span>
  );
}
