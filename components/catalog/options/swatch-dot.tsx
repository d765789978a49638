import { MediaImage } from '@/components/ui/image/media-image';
import type { Swatch } from '@/lib/catalog/options/configurable';

/** A value's colour or picture; its label stands beside it. */
export function SwatchDot({ swatch }: { swatch: Swatch }) {
  const look = 'size-6 shrink-0 rounded-full border border-line-strong';
  if (swatch.kind === 'color') {
    return <span aria-hidden="true" className={look} style={{ backgroundColor: swatch.value }} />;
  }
  return (
    <MediaImage
      kind="swatch"
      src={swatch.value}
      alt=""
      sizes="24px"
      maxWidth={80}
      ratio={1}
      className={`${look} object-cover`}
    />
  );
}
