import { afterEach, expect, test } from 'vitest';
import { env } from '@/lib/config/env';
import { getMapTiles } from './get-map-tiles';

afterEach(() => {
  env.GOOGLE_MAPS_KEY = undefined;
});

test('[CMS-1] a map needs no key: its tiles are OpenStreetMap’s, which are named as they ask', () => {
  expect(getMapTiles()).toEqual({
    provider: 'tiles',
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: expect.stringContaining('<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'),
    maxZoom: 19,
  });
});

test('[CMS-1] a map is Google’s where a key is configured', () => {
  env.GOOGLE_MAPS_KEY = 'k'.repeat(39);
  expect(getMapTiles()).toEqual({ provider: 'google', key: env.GOOGLE_MAPS_KEY });
});
