import 'server-only';
import type { MetadataRoute } from 'next';
import { CART_PATH, ORDERS_PATH, SEARCH_PATH } from '@/lib/config/paths';
import { loadMessages } from '@/lib/i18n/load-messages';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { getTrade, type Trade } from '@/lib/store/get-trade';
import { viewPath } from '@/lib/store/store-view';
import { knownStoreViews } from '@/lib/store/store-views';
import { WORKER_SCOPE } from './register-worker';
import { EVERGREEN, PAPER } from './theme';

/** Letters that launchers show below an icon. */
const SHORT_NAME = 12;

/** The manifest of a store view's app; of the default one where `code` names none [PWA-1]. Throws AppError. */
export async function getManifest(code: string | null): Promise<MetadataRoute.Manifest> {
  const storeViews = await knownStoreViews();
  const storeView = storeViews.find((view) => view.code === code) ?? storeViews[0];
  if (!storeView) throw new Error('The commerce backend has no active store view');
  const trade = await getTrade();
  const [{ storeName }, messages] = await Promise.all([
    getStoreConfig({ storeView }),
    loadMessages(storeView.locale, trade),
  ]);
  const { description, search, basket, orders } = messages.app;
  const home = viewPath(storeView, '/');
  const shortcut = (name: string, path: string, icon: string) => ({
    name,
    url: viewPath(storeView, path),
    icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '96x96', type: 'image/png' }],
  });
  return {
    id: home,
    start_url: home,
    scope: WORKER_SCOPE,
    lang: storeView.locale,
    dir: 'ltr',
    name: storeName,
    short_name: storeName.length > SHORT_NAME ? (storeName.split(' ')[0] ?? storeName) : storeName,
    description,
    display: 'standalone',
    theme_color: EVERGREEN,
    background_color: PAPER,
    categories: ['shopping', ...(trade === 'pharmacy' ? ['health', 'medical'] : [])],
    icons: icons(trade),
    shortcuts: [
      shortcut(search, SEARCH_PATH, 'search'),
      shortcut(basket, CART_PATH, 'basket'),
      shortcut(orders, ORDERS_PATH, 'orders'),
    ],
  };
}

/** A shop of anything has one drawing, in any size. */
function icons(trade: Trade): NonNullable<MetadataRoute.Manifest['icons']> {
  if (trade === 'neutral') return [{ src: '/icons/shop.svg', sizes: 'any', type: 'image/svg+xml' }];
  const sizes = [192, 512].flatMap((pixels) => [
    { src: `/icons/icon-${pixels}.png`, sizes: `${pixels}x${pixels}`, type: 'image/png', purpose: 'any' as const },
    {
      src: `/icons/icon-maskable-${pixels}.png`,
      sizes: `${pixels}x${pixels}`,
      type: 'image/png',
      purpose: 'maskable' as const,
    },
  ]);
  return [...sizes, { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' }];
}
