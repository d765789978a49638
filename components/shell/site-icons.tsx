import type { Trade } from '@/lib/store/get-trade';

/** Written as links, because a rewrite with a status (404, 503) discards a page's `metadata`. */
export function SiteIcons({ trade }: { trade: Trade }) {
  if (trade === 'neutral') return <link rel="icon" href="/icons/shop.svg" type="image/svg+xml" />;
  return (
    <>
      <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    </>
  );
}
