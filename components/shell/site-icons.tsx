import { EVERGREEN } from '@/lib/pwa/theme';
import type { Trade } from '@/lib/store/get-trade';

interface SiteIconsProps {
  trade: Trade;
  /** The store view whose app it is; none outside of all [PWA-1]. */
  store?: string;
}

/** Written as links, because a rewrite with a status (404, 503) discards a page's `metadata`. */
export function SiteIcons({ trade, store }: SiteIconsProps) {
  return (
    <>
      <meta name="theme-color" content={EVERGREEN} />
      {store ? <link rel="manifest" href={`/manifest.webmanifest?store=${store}`} /> : null}
      {trade === 'neutral' ? (
        <link rel="icon" href="/icons/shop.svg" type="image/svg+xml" />
      ) : (
        <>
          <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        </>
      )}
    </>
  );
}
