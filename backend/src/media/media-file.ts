import { extname, resolve, sep } from 'node:path';

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
};

/** The content type of a media file; undefined for kinds that the shop does not serve. */
export function contentTypeOf(file: string): string | undefined {
  return CONTENT_TYPES[extname(file).toLowerCase()];
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Folders that Magento's web server keeps to itself: what was bought, what customers sent. */
const PRIVATE = /^[\\/]+(?:customer|custom_options|downloadable|import)(?:[\\/]|$)/i;

/**
 * The file in `root` that a path below `/media` stands for; undefined when it points outside, at a hidden file
 * or into a private folder. Magento's resized copies (`catalog/product/cache/<md5>/p/a/x.webp`,
 * `attribute/swatch/swatch_thumb/110x90/m/i/x.webp`) are the original here.
 */
export function mediaFile(root: string, pathname: string): string | undefined {
  const path = decoded(pathname)
    ?.replace(/^\/(catalog\/(?:product|category))\/cache\/[\da-f]{32}\//, '/$1/')
    .replace(/^\/attribute\/swatch\/swatch_(?:image|thumb)\/\d+x\d+\//, '/attribute/swatch/');
  if (!path || PRIVATE.test(path) || path.includes('\0') || path.split(/[\\/]/).some((part) => part.startsWith('.')))
    return undefined;
  const file = resolve(root, `.${path}`);
  return file.startsWith(resolve(root) + sep) ? file : undefined;
}
