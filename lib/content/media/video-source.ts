import type { FilmTimes, VideoSource } from '@/lib/content/page-builder/islands';

/** How a player starts. */
interface PlayerOptions extends Partial<FilmTimes> {
  autoplay?: boolean;
  muted?: boolean;
  isLooped?: boolean;
}

/** What the hosts number their films by; the thumbnails' road takes nothing else. */
export const VIDEO_ID = { youtube: /^[\w-]{11}$/, vimeo: /^\d{1,12}$/ } as const;

const YOUTUBE_HOSTS = /^(www\.|m\.|music\.)?youtube(-nocookie)?\.com$/;
const VIMEO_HOSTS = /^(www\.|player\.)?vimeo\.com$/;
/** Players, vertical and live films, and old embeds. */
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v|e)\/([\w-]{11})(?:\/|$)/;
const SHORT_PATH = /^\/([\w-]{11})\/?$/;
/** As long as a film's number, but a whole list. */
const PLAYLIST = 'videoseries';
/** A film alone, in a channel, a group or a showcase; unlisted ones have a hash behind their number, or in the query. */
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{1,12})(?:\/([\da-f]{6,20}))?\/?$/;
const VIMEO_HASH = /^[\da-f]{6,20}$/;
const FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;
/** Merchants paste addresses without their scheme. */
const BARE = /^((www|m|music|player)\.)?(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com)\//i;

/** The film that an address names, in any of the usual spellings; null where it is none that can be played. */
export function videoSource(url: string): VideoSource | null {
  const given = url.trim();
  const address = BARE.test(given) ? `https://${given}` : given;
  // A file may stand on the shop's own origin, written as a path.
  if (!URL.canParse(address, 'https://shop.invalid')) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address, 'https://shop.invalid');
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  if (hostname === 'youtu.be' || YOUTUBE_HOSTS.test(hostname)) {
    const path = hostname === 'youtu.be' ? SHORT_PATH : YOUTUBE_PATH;
    const id = searchParams.get('v') ?? path.exec(pathname)?.[1];
    return id && VIDEO_ID.youtube.test(id) && id !== PLAYLIST ? { host: 'youtube', id } : null;
  }
  if (VIMEO_HOSTS.test(hostname)) {
    const [, id, hash = searchParams.get('h')] = VIMEO_PATH.exec(pathname) ?? [];
    return id ? { host: 'vimeo', id, ...(hash && VIMEO_HASH.test(hash) ? { hash } : {}) } : null;
  }
  return FILE.test(pathname) ? { host: 'file', url: address.replace(/#.*/, '') } : null;
}

const START = /[?&#](?:start|t)=([\dhms.]+)/;
const END = /[?&#](?:end=|t=[\d.]*,)([\dhms.]+)/;

/** The times that a film's address names, as its hosts (`start`, `end`, `t=1m30s`) or media fragments (`#t=5,20`) do. */
export function filmTimes(url: string): FilmTimes {
  const [start, end] = [START, END].map((named) => seconds(named.exec(url)?.[1]));
  return { start: start ?? 0, end: end ?? 0 };
}

function seconds(text = ''): number {
  const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:([\d.]+)s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) || 0;
}

/** The page on which a film is watched at its host: the link of a video that has not been pressed. */
export function watchUrl(source: VideoSource): string {
  if (source.host === 'file') return source.url;
  if (source.host === 'youtube') return `https://www.youtube.com/watch?v=${source.id}`;
  return `https://vimeo.com/${source.id}${source.hash ? `/${source.hash}` : ''}`;
}

/** The address of a film's player, on hosts that set no cookies before it is played. */
export function playerUrl(source: VideoSource, options: PlayerOptions = {}): string {
  const { autoplay = false, muted = false, isLooped = false, start = 0, end = 0 } = options;
  if (source.host === 'file') return `${source.url}${fragmentOf(start, end)}`;
  const isVimeo = source.host === 'vimeo';
  const told = Object.entries({
    autoplay: autoplay && '1',
    [isVimeo ? 'muted' : 'mute']: muted && '1',
    loop: isLooped && '1',
    // YouTube repeats lists only, a film alone is a list of itself.
    playlist: isLooped && !isVimeo && source.id,
    playsinline: '1',
    ...(isVimeo
      ? { dnt: '1', h: source.hash }
      : { rel: '0', start: start > 0 && `${start}`, end: end > 0 && `${end}` }),
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(told);
  return isVimeo
    ? `https://player.vimeo.com/video/${source.id}?${query}${start > 0 ? `#t=${start}s` : ''}`
    : `https://www.youtube-nocookie.com/embed/${source.id}?${query}`;
}

/** A film's picture, on the shop's own origin: its host learns of no visitor [CMS-6]. A file has none. */
export function thumbnailUrl(source: VideoSource): string | null {
  return source.host === 'file' ? null : `/api/video-thumbnail/${source.host}/${source.id}`;
}

function fragmentOf(start: number, end: number): string {
  if (start <= 0 && end <= 0) return '';
  return `#t=${start}${end > start ? `,${end}` : ''}`;
}
