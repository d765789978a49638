// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeWindow, renderIsland } from '@/components/content/page-builder/islands/island-page.fixture';
import type { MapSettings } from '@/lib/content/page-builder/islands';

vi.mock('leaflet', { spy: true });

const place = { name: 'Leeds', latitude: 53.8, longitude: -1.55, phone: '0113 496 0000', address: '1 High Street' };
const leeds = {
  ...place,
  city: 'Leeds',
  state: '',
  postcode: 'LS1 4AP',
  country: 'United Kingdom',
  comment: '<b>Open</b>',
};
const york = { ...leeds, name: 'York', latitude: 53.96, longitude: -1.08 };
const settings: MapSettings = {
  locations: [leeds],
  hasControls: true,
  zoom: 8,
  zoomsByScrollWheel: false,
  zoomsByDoubleClick: true,
  tiles: { provider: 'tiles', url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Maps', maxZoom: 19 },
};
const MAP =
  '<div data-content-type="map"><div data-element="canvas" style="height: 300px"></div><ul data-element="locations"><li>Leeds, 1 High Street</li></ul></div>';
const mapBy = (own: Partial<MapSettings>) => renderIsland(MAP, { kind: 'map', settings: { ...settings, ...own } });

/** A map whose tiles have been asked for. */
async function map(own: Partial<MapSettings> = {}) {
  const island = await mapBy(own);
  await waitFor(() => expect(document.querySelector('img.leaflet-tile')).toBeTruthy());
  return island;
}

let page: ReturnType<typeof fakeWindow>;
beforeEach(() => {
  page = fakeWindow();
  // jsdom loads no sheets.
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    append(element);
    if (element instanceof HTMLLinkElement) queueMicrotask(() => element.dispatchEvent(new Event('load')));
  });
  // jsdom lays nothing out, and a map without room asks for no tiles.
  for (const [name, size] of [
    ['clientWidth', 600],
    ['clientHeight', 300],
  ] as const) {
    vi.spyOn(Element.prototype, name, 'get').mockReturnValue(size);
  }
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  document.head.replaceChildren();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function leafletMap() {
  const leaflet = await import('leaflet');
  return vi.mocked(leaflet.map).mock;
}

/** As a keyboard does; Leaflet goes by the old codes of keys. */
const pressEnter = (element: HTMLElement) => fireEvent.keyPress(element, { key: 'Enter', charCode: 13, keyCode: 13 });

describe('[CMS-1] a map of tiles', () => {
  test('[CMS-5] of one place stands around it at zoom 8; the wheel scrolls the page, two clicks zoom', async () => {
    await map();
    const drawn = (await leafletMap()).results[0]?.value;
    expect(drawn.getZoom()).toBe(8);
    expect(drawn.getCenter()).toMatchObject({ lat: 53.8, lng: -1.55 });
    expect(drawn.scrollWheelZoom.enabled()).toBe(false);
    expect(drawn.doubleClickZoom.enabled()).toBe(true);
    expect(screen.getByText('Leeds, 1 High Street')).toBeTruthy();
    expect(screen.getByText('© Maps')).toBeTruthy();
  });

  test('of several places shows all of them', async () => {
    await map({ locations: [leeds, york] });
    const bounds = (await leafletMap()).results[0]?.value.getBounds();
    expect(bounds.contains([leeds.latitude, leeds.longitude])).toBe(true);
    expect(bounds.contains([york.latitude, york.longitude])).toBe(true);
    expect(screen.getAllByRole('button', { name: /^(Leeds|York)$/ })).toHaveLength(2);
  });

  test('its markers are reached by keyboard, and tell one place at a time, as text', async () => {
    await map({ locations: [leeds, york] });
    const region = screen.getByRole('region', { name: 'Map' });
    const marker = within(region).getByRole('button', { name: 'Leeds' });
    expect(marker.tabIndex).toBe(0);
    pressEnter(marker);
    const popups = () => [...region.querySelectorAll('.leaflet-popup-content')].map(({ textContent }) => textContent);
    expect(popups()).toEqual(['Leeds1 High StreetLeeds LS1 4APUnited Kingdom0113 496 0000<b>Open</b>']);
    expect(within(region).getByRole('button', { name: 'Close' })).toBeTruthy();
    pressEnter(within(region).getByRole('button', { name: 'York' }));
    await waitFor(() => expect(popups().at(-1)).toMatch(/^York/));
    const drawn = (await leafletMap()).results[0]?.value;
    const open: unknown[] = [];
    drawn.eachLayer((layer: { getPopup?: () => { isOpen(): boolean; options: object } | undefined }) => {
      const popup = layer.getPopup?.();
      if (popup?.isOpen()) open.push(popup.options);
    });
    expect(open).toEqual([expect.objectContaining({ maxWidth: 350 })]);
  });

  test('has the controls that the merchant wants, in the page’s language', async () => {
    await map();
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Zoom out' })).toBeTruthy();
    cleanup();
    document.body.replaceChildren();
    await map({ hasControls: false });
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  });

  test('asks the configured host, which learns the shop and not the page', async () => {
    await map();
    const tile = document.querySelector<HTMLImageElement>('img.leaflet-tile');
    expect(tile?.src).toMatch(/^https:\/\/tiles\.example\/8\/\d+\/\d+\.png$/);
    expect(tile?.referrerPolicy).toBe('origin');
  });

  test('shows all places in whatever room it gets, until somebody has moved it', async () => {
    await map({ locations: [leeds, york] });
    const drawn = (await leafletMap()).results[0]?.value;
    const board = drawn.getContainer();
    const fitted = vi.spyOn(drawn, 'fitBounds').mockClear();
    const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
    page.resize(board);
    expect(drawn.getSize().x).toBe(300);
    expect(fitted).toHaveBeenCalledOnce();
    fireEvent.wheel(board);
    width.mockReturnValue(600);
    page.resize(board);
    expect(drawn.getSize().x).toBe(600);
    expect(fitted).toHaveBeenCalledOnce();
  });

  test('gives way to its addresses where not one tile comes', async () => {
    const { place } = await map();
    for (const tile of document.querySelectorAll('img.leaflet-tile')) fireEvent.error(tile);
    expect((await screen.findByRole('status')).textContent).toBe('The map cannot be shown at the moment.');
    expect(place.querySelector<HTMLElement>('[data-element="canvas"]')?.style.display).toBe('none');
    expect(screen.getByText('Leeds, 1 High Street')).toBeTruthy();
  });

  test('stays where only some of its tiles are missing', async () => {
    await map();
    const [first, ...others] = document.querySelectorAll('img.leaflet-tile');
    for (const tile of others) fireEvent.error(tile);
    if (first) fireEvent.load(first);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('leaves the server’s elements as they were', async () => {
    const { leave } = await map();
    const { before, after } = leave();
    expect(after.replace('height: 300px;', 'height: 300px')).toBe(before);
  });
});

describe('[CMS-1] a map of Google’s', () => {
  const google = () => mapBy({ locations: [leeds, york], tiles: { provider: 'google', key: 'KEY' } });
  const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://maps.googleapis.com/"]');

  test('gives way to its addresses where its script does not come, and asks again the next time', async () => {
    await google();
    const first = script();
    expect(new URL(first?.src ?? '').searchParams.get('key')).toBe('KEY');
    if (first) fireEvent.error(first);
    expect(await screen.findByRole('status')).toBeTruthy();
    cleanup();
    document.body.replaceChildren();
    await google();
    expect(script()).not.toBe(first);
  });

  test('shows all places, in one window of text, and gives way where the key is refused', async () => {
    const made: { map: object; shown: (Node | object)[]; clicks: (() => void)[] } = { map: {}, shown: [], clicks: [] };
    vi.stubGlobal('google', {
      maps: {
        Map: class {
          constructor(_: HTMLElement, options: object) {
            made.map = options;
          }
          fitBounds(bounds: { points: object[] }) {
            made.shown.push(...bounds.points);
          }
        },
        Marker: class {
          addListener(_: string, click: () => void) {
            made.clicks.push(click);
          }
        },
        InfoWindow: class {
          constructor(options: object) {
            made.shown.push(options);
          }
          open() {}
          close() {}
          setContent(node: Node) {
            made.shown.push(node);
          }
        },
        LatLngBounds: class {
          points: object[] = [];
          extend(point: object) {
            this.points.push(point);
          }
        },
      },
    });
    await google();
    const shop = window as { contentMapReady?: () => void; gm_authFailure?: () => void };
    shop.contentMapReady?.();
    await waitFor(() => expect(made.clicks).toHaveLength(2));
    expect(made.map).toMatchObject({
      scrollwheel: false,
      disableDoubleClickZoom: false,
      disableDefaultUI: false,
      zoom: 8,
    });
    expect(made.shown).toEqual([{ lat: 53.8, lng: -1.55 }, { lat: 53.96, lng: -1.08 }, { maxWidth: 350 }]);
    made.clicks[1]?.();
    expect((made.shown.at(-1) as HTMLElement).textContent).toMatch(/^York.*<b>Open<\/b>$/);
    shop.gm_authFailure?.();
    expect(await screen.findByRole('status')).toBeTruthy();
  });
});
