import { Icon } from '@/components/ui/image/icon';
import { MediaImage, NoImage } from '@/components/ui/image/media-image';
import { Said } from '@/components/ui/said';
import type { CartLine } from '@/lib/cart/cart';

/** Decorative: the name stands beside it. */
export function LineImage({ image, className }: { image: string | null; className: string }) {
  return (
    <div className={`aspect-product shrink-0 overflow-hidden rounded-input bg-sunken ${className}`}>
      {image ? (
        <MediaImage src={image} alt="" sizes="104px" maxWidth={320} isEarly className="size-full object-cover" />
      ) : (
        <NoImage className="size-full" />
      )}
    </div>
  );
}

/** The selected options with their labels; downloadable links have none. */
export function LineOptions({ options }: { options: CartLine['options'] }) {
  const labelled = options.filter(({ label }) => label !== '');
  const unlabelled = options.filter(({ label }) => label === '');
  return (
    <>
      {labelled.length > 0 ? (
        <dl className="text-ink-soft text-sm">
          {labelled.map(({ label, value }) => (
            <div key={`${label} ${value}`} className="flex flex-wrap gap-x-1">
              <dt>
                <Said>{`${label}:`}</Said>
              </dt>
              <dd className="text-ink">
                <Said>{value}</Said>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {unlabelled.length > 0 ? (
        <ul className="text-sm">
          {unlabelled.map(({ value }) => (
            <li key={value}>
              <Said>{value}</Said>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

export function LineError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1 text-brick text-sm">
      <Icon name="alert" className="mt-0.5 size-4" />
      <span>
        <Said>{children}</Said>
      </span>
    </p>
  );
}
