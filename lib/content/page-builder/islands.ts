/** What a part of merchant content does in the browser once a visitor is near it; without script it is readable as it is. */
export type IslandSpec =
  | { kind: 'slider'; settings: SliderSettings }
  | { kind: 'carousel'; settings: CarouselSettings }
  | { kind: 'tabs'; settings: TabsSettings }
  | { kind: 'map'; settings: MapSettings }
  | { kind: 'video'; settings: VideoSettings }
  | { kind: 'background-video'; settings: BackgroundVideoSettings }
  | { kind: 'parallax'; settings: ParallaxSettings }
  | { kind: 'lightbox'; settings: Record<string, never> };

export type IslandKind = IslandSpec['kind'];

/** The part of a kind that its browser code is given. */
export type IslandSettings<Kind extends IslandKind> = Extract<IslandSpec, { kind: Kind }>['settings'];

/** Slides one at a time. */
export interface SliderSettings {
  autoplay: boolean;
  /** Milliseconds that a slide stands; the interval is 50 ms more [CMS-5]. */
  autoplaySpeed: number;
  fade: boolean;
  isEndless: boolean;
  hasArrows: boolean;
  hasDots: boolean;
}

/** Several products in a row: four, and from 1280, 960, 640 and 360 px down 4, 3, 2 and 1 [CMS-5]. */
export interface CarouselSettings extends Omit<SliderSettings, 'fade'> {
  /** The merchant's "continuous" mode: the middle one is centred, where there are more than fit. */
  isContinuous: boolean;
  /** Pixels of the neighbours that show at either side in continuous mode. */
  centerPadding: number;
}

export interface TabsSettings {
  /** The tab that is open at first [CMS-5]: 0 is the first. */
  active: number;
}

export interface MapSettings {
  locations: MapLocation[];
  hasControls: boolean;
  /** [CMS-5] 8 */
  zoom: number;
  zoomsByScrollWheel: boolean;
  zoomsByDoubleClick: boolean;
  /** Who draws the map, as the server is configured. */
  tiles: MapTiles;
}

/** Tiles of any provider (its name is HTML of the shop's own configuration), or Google's own script. */
export type MapTiles =
  | { provider: 'tiles'; url: string; attribution: string; maxZoom: number }
  | { provider: 'google'; key: string };

/** A place on a map, as the merchant's text tells it. */
export interface MapLocation {
  name: string;
  latitude: number;
  longitude: number;
  phone: string;
  address: string;
  city: string;
  state: string;
  postcode: string;
  /** A list is joined with spaces [CMS-7]. */
  country: string;
  comment: string;
}

/** Where a film comes from: a host's own number of it (an unlisted one has a hash besides), or a file. */
export type VideoSource = { host: 'youtube' | 'vimeo'; id: string; hash?: string } | { host: 'file'; url: string };

export interface VideoSettings {
  source: VideoSource;
  autoplay: boolean;
  muted: boolean;
  times: FilmTimes;
}

/** From where to where a film plays: seconds, 0 for its own beginning and end [CMS-5]. */
export interface FilmTimes {
  start: number;
  end: number;
}

/** A film behind a row, a banner or a slide, always without sound. */
export interface BackgroundVideoSettings {
  source: VideoSource;
  isLooped: boolean;
  playsOnlyVisible: boolean;
  times: FilmTimes;
  /** 1 without parallax. */
  speed: number;
}

export interface ParallaxSettings {
  /** −1 to 2; 0.5 where the merchant gave none [CMS-5]. */
  speed: number;
}
