/** Stands where a product has no picture; its name beside it says all there is to say. */
export function NoImage({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 80 100"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={`text-line-strong ${className}`}
    >
      <path d="M24 38h32v34H24zM24 38l5-8h22l5 8M40 47v14M33 54h14" />
    </svg>
  );
}
