import type { Swatch } from '@/lib/catalog/card/swatches';

/** More would not fit beside a narrow picture. */
const SHOWN = 6;

/** The colours that a product comes in, such as flavours, and their names for those who do not see them. */
export function SwatchDots({ swatches }: { swatches: readonly Swatch[] }) {
  return (
    <p className="mb-1 flex items-center gap-1 text-ink-soft text-xs">
      <span className="sr-only">{swatches.map(({ label }) => label).join(', ')}</span>
      {swatches.slice(0, SHOWN).map(({ code, value, label, colour }) => (
        <span
          key={`${code} ${value}`}
          aria-hidden="true"
          title={label}
          className="size-4 rounded-full border border-line-strong"
          style={{ backgroundColor: colour }}
        />
      ))}
      {swatches.length > SHOWN ? <span aria-hidden="true">+{swatches.length - SHOWN}</span> : null}
    </p>
  );
}
