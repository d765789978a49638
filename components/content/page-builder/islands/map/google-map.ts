import { type DrawMap, POPUP_WIDTH, placeName, placeText } from './draw-map';

/** What of Google's Maps JavaScript API is used here. */
interface GoogleMaps {
  Map: new (board: HTMLElement, options: object) => { fitBounds(bounds: object, padding: number): void };
  Marker: new (options: object) => { addListener(type: 'click', listener: () => void): void };
  InfoWindow: new (options: object) => { close(): void; open(options: object): void; setContent(content: Node): void };
  LatLngBounds: new () => { extend(point: object): void };
}

interface GoogleWindow {
  google?: { maps?: Partial<GoogleMaps> };
  /** Called by its script when it is ready, and when the key is refused. */
  contentMapReady?: () => void;
  gm_authFailure?: () => void;
}

const LOAD_WITHIN_MS = 20_000;
let loading: Promise<GoogleMaps> | null = null;

/** A map by Google, where the shop is configured with a key. It fails where the key is refused. */
export const drawGoogleMap: DrawMap = async ({ board, settings, labels, fail, signal }) => {
  const { tiles, locations, zoom } = settings;
  if (tiles.provider !== 'google') throw new Error('This map needs a key of Google’s');
  const shop = window as GoogleWindow;
  shop.gm_authFailure = fail;
  loading ??= loadGoogle(tiles.key).catch((error) => {
    loading = null;
    throw error;
  });
  const google = await loading;
  if (signal.aborted) return;
  const points = locations.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }));
  const map = new google.Map(board, {
    center: points[0],
    zoom,
    scrollwheel: settings.zoomsByScrollWheel,
    disableDoubleClickZoom: !settings.zoomsByDoubleClick,
    disableDefaultUI: !settings.hasControls,
    // The page scrolls with one finger or without a key, the map does not.
    gestureHandling: settings.zoomsByScrollWheel ? 'greedy' : 'cooperative',
  });
  const bounds = new google.LatLngBounds();
  for (const point of points) bounds.extend(point);
  if (points.length > 1) map.fitBounds(bounds, 40);

  // One window for all places: one is open at a time.
  const popup = new google.InfoWindow({ maxWidth: POPUP_WIDTH });
  for (const [index, location] of locations.entries()) {
    const title = placeName(location, labels.map);
    const marker = new google.Marker({ map, position: points[index], title, optimized: false });
    marker.addListener('click', () => {
      popup.setContent(placeText(location));
      popup.open({ map, anchor: marker });
    });
  }
  signal.addEventListener('abort', () => popup.close(), { once: true });
};

function loadGoogle(key: string): Promise<GoogleMaps> {
  const shop = window as GoogleWindow;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const late = setTimeout(() => reject(new Error('Google’s maps did not come in time')), LOAD_WITHIN_MS);
    shop.contentMapReady = () => {
      clearTimeout(late);
      const maps = shop.google?.maps;
      if (maps?.Map && maps.Marker && maps.InfoWindow && maps.LatLngBounds) resolve(maps as GoogleMaps);
      else reject(new Error('Google’s maps are not as expected'));
    };
    const language = document.documentElement.lang;
    const query = new URLSearchParams({ key, language, loading: 'async', callback: 'contentMapReady' });
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`;
    script.onerror = () => {
      clearTimeout(late);
      script.remove();
      reject(new Error('Google’s maps did not come'));
    };
    document.head.append(script);
  });
}
