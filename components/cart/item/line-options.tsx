import type { CartLine } from '@/lib/cart/cart';

/** What was chosen of a product, each with its question; what is downloaded has none. */
export function LineOptions({ options }: { options: CartLine['options'] }) {
  const answers = options.filter(({ label }) => label !== '');
  const parts = options.filter(({ label }) => label === '');
  return (
    <>
      {answers.length > 0 ? (
        <dl className="text-ink-soft text-sm">
          {answers.map(({ label, value }) => (
            <div key={`${label} ${value}`} className="flex flex-wrap gap-x-1">
              <dt>{label}:</dt>
              <dd className="text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {parts.length > 0 ? (
        <ul className="text-sm">
          {parts.map(({ value }) => (
            <li key={value}>{value}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
