/** Folders below `/media/` of files that the backend names without one [IMG-3]. */
const FOLDERS = {
  product: 'catalog/product/',
  category: 'catalog/category/',
  swatch: 'attribute/swatch/',
} as const;

interface MediaOptions {
  /** What a bare file name, such as a gallery entry's `/p/a/pack.jpg`, belongs to. */
  kind?: keyof typeof FOLDERS;
  /** Pixels. */
  width?: number;
  height?: number;
  /** 1 to 100. */
  quality?: number;
  fit?: 'bounds' | 'cover' | 'crop';
  crop?: boolean;
}

/**
 * A backend's media URL as the browser asks for it: from this origin, with the parameters of IMG-1
 * (`auto=webp`, `format` pjpg, or png for a png). A URL outside the backend's `/media/` stays as it is.
 */
export function mediaUrl(url: string, { kind, ...options }: MediaOptions = {}): string {
  const path = mediaPath(url, kind);
  if (!path) return url;
  const parameters = new URLSearchParams({ auto: 'webp', format: path.endsWith('.png') ? 'png' : 'pjpg' });
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return `/${path}?${parameters}`;
}

function mediaPath(url: string, kind: MediaOptions['kind']): string | undefined {
  const path = /(?:^|\/)(media\/[^?#]+)/.exec(url.replace(/^https?:\/\/[^/]+/, ''))?.[1];
  if (path || !kind || /^(https?:)?\/\//.test(url)) return path;
  return `media/${FOLDERS[kind]}${url.replace(/^\//, '')}`;
}
