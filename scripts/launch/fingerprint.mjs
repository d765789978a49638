import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One hash over the names and contents of files and folders: unlike dates it survives a checkout.
 * @param {string} root
 * @param {string[]} paths relative to root; missing ones are left out
 * @param {(path: string) => boolean} [counts]
 */
export function fingerprint(root, paths, counts = () => true) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((start) => filesIn(root, start)).filter(counts)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}

/**
 * @param {string} stampFile where an earlier fingerprint was kept
 * @param {string} expected
 */
export function matchesStamp(stampFile, expected) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === expected;
}
