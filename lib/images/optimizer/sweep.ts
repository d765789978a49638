import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What is still not renamed after this long was left by a process that ended. */
const ABANDONED_AFTER_MS = 60 * 60_000;

/** Room is made for a while at once. */
const KEPT_SHARE = 0.9;

interface Found {
  path: string;
  bytes: number;
  usedAt: number;
}

/**
 * Deletes the files of a folder that were used longest ago, until nine tenths of the allowed bytes are left,
 * if there are more than allowed; and what was abandoned half written. Others may write and delete meanwhile.
 */
export async function sweep(folder: string, maxBytes: number): Promise<void> {
  const found: Found[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    if (!info?.isFile()) continue;
    if (!name.endsWith('.tmp')) found.push({ path, bytes: info.size, usedAt: info.atimeMs });
    else if (Date.now() - info.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
  let total = found.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxBytes) return;
  found.sort((a, b) => a.usedAt - b.usedAt);
  for (const { path, bytes } of found) {
    if (total <= maxBytes * KEPT_SHARE) return;
    await rm(path, { force: true });
    total -= bytes;
  }
}
