import { control, map as createMap, divIcon, latLngBounds, marker, tileLayer } from 'leaflet';
import { type DrawMap, POPUP_WIDTH, placeName, placeText } from './draw-map';

const PIN =
  '<svg viewBox="0 0 32 40" aria-hidden="true"><path d="M16 39C16 39 30 25.5 30 15.5a14 14 0 0 0-28 0C2 25.5 16 39 16 39Z"/><circle cx="16" cy="15.5" r="5"/></svg>';

/** Fetched, since an imported sheet would bring the code that loads sheets late to every page. */
const SHEET = '/api/map-styles';

/** A map of tiles by Leaflet. It fails where not one tile comes. */
export const drawLeafletMap: DrawMap = async ({ board, settings, labels, fail, signal }) => {
  const { tiles, locations, zoom } = settings;
  if (tiles.provider !== 'tiles') throw new Error('These tiles are drawn by another provider');
  await loadSheet(SHEET);
  if (signal.aborted) return;
  const map = createMap(board, {
    zoomControl: false,
    scrollWheelZoom: settings.zoomsByScrollWheel,
    doubleClickZoom: settings.zoomsByDoubleClick,
    maxZoom: tiles.maxZoom,
    ...(isStill() ? { zoomAnimation: false, fadeAnimation: false, inertia: false } : {}),
  });
  signal.addEventListener('abort', () => map.remove(), { once: true });
  map.attributionControl.setPrefix(false);
  if (settings.hasControls) {
    control.zoom({ zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut }).addTo(map);
  }
  const icon = divIcon({
    className: 'content-pin',
    html: PIN,
    iconSize: [32, 40],
    iconAnchor: [16, 39],
    popupAnchor: [0, -36],
  });
  for (const location of locations) {
    const pin = marker([location.latitude, location.longitude], { icon, title: placeName(location, labels.map) })
      .addTo(map)
      .bindPopup(placeText(location), { maxWidth: POPUP_WIDTH });
    // The library's own word for it is English.
    pin.on('popupopen', () => {
      const close = pin.getPopup()?.getElement()?.querySelector('.leaflet-popup-close-button');
      close?.setAttribute('aria-label', labels.close);
    });
  }
  const [first] = locations;
  const showAll = () => {
    if (first && locations.length === 1) map.setView([first.latitude, first.longitude], zoom);
    else map.fitBounds(latLngBounds(locations.map(({ latitude, longitude }) => [latitude, longitude])).pad(0.1));
  };
  showAll();
  // The library follows the window's size only; who has used the map keeps the view.
  let isUsed = false;
  for (const type of ['pointerdown', 'keydown', 'wheel', 'focusin']) {
    board.addEventListener(
      type,
      () => {
        isUsed = true;
      },
      { signal, passive: true },
    );
  }
  const observer = new ResizeObserver(() => {
    map.invalidateSize({ animate: false });
    if (!isUsed) showAll();
  });
  observer.observe(board);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });

  const layer = tileLayer(tiles.url, {
    attribution: tiles.attribution,
    maxZoom: tiles.maxZoom,
    // A provider may know which shop asks, not which page of it.
    referrerPolicy: 'origin',
  });
  let hasTile = false;
  layer.on('tileload', () => {
    hasTile = true;
  });
  layer.on('load', () => {
    if (!hasTile) fail();
  });
  layer.addTo(map);
};

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Puts a style sheet at the end of the head, once; rejects where it does not come. */
function loadSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (document.querySelector(`link[href="${href}"]`)) return resolve();
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, onload: () => resolve(), onerror: () => reject(new Error(href)) });
    document.head.append(link);
  });
}
