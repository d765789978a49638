import 'server-only';
import { env } from '@/lib/config/env';
import type { MapTiles } from './islands';

/** Who draws the maps of merchant content: Google where a key is configured, else the configured tiles. */
export function getMapTiles(): MapTiles {
  if (env.GOOGLE_MAPS_KEY) return { provider: 'google', key: env.GOOGLE_MAPS_KEY };
  return {
    provider: 'tiles',
    url: env.MAP_TILES_URL,
    attribution: env.MAP_TILES_ATTRIBUTION,
    maxZoom: env.MAP_TILES_MAX_ZOOM,
  };
}
