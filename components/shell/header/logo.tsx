import { mediaUrl } from '@/lib/images/media-url';
import type { Logo as LogoFiles } from '@/lib/store/get-store-config';

/** Pixels of a logo whose size is not configured [SHELL-9]. */
const DEFAULT_SIZE = { width: 267, height: 52 };

/** The room that stands for a logo where there is none, in pixels [SHELL-9]. */
const PLACEHOLDER_SIZE = { minWidth: 150, minHeight: 40 };

/** Of IMG-2, about twice what is shown. */
const LOGO_WIDTH = 640;

/** The configured logo, another file on mobiles if there is one; a backend without a logo shows the shop's name [SHELL-9]. */
export function Logo({ logo, storeName }: { logo: LogoFiles; storeName: string }) {
  if (!logo.src) return <Wordmark name={storeName} />;
  return (
    <picture>
      {logo.mobileSrc ? <source media="(max-width: 767px)" srcSet={logoUrl(logo.mobileSrc)} /> : null}
      <img
        src={logoUrl(logo.src)}
        alt={logo.alt || storeName}
        width={logo.width ?? DEFAULT_SIZE.width}
        height={logo.height ?? DEFAULT_SIZE.height}
        className="s-logo"
      />
    </picture>
  );
}

/** A drawing as it is, a photograph sharp on fine screens. */
function logoUrl(file: string): string {
  const url = `/media/logo/${file}`;
  return file.endsWith('.svg') ? url : mediaUrl(url, { width: LOGO_WIDTH });
}

/** The shop's name as its mark, in the place of a logo: for a shop without one, and where nothing of it can be read. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span
      style={PLACEHOLDER_SIZE}
      className="inline-flex items-center gap-2 text-xl font-bold tracking-tight text-evergreen-strong"
    >
      <span
        aria-hidden="true"
        className="flex size-8 shrink-0 items-center justify-center rounded-card bg-evergreen text-surface"
      >
        {name.charAt(0).toUpperCase()}
      </span>
      {name}
    </span>
  );
}
