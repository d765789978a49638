import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Record<string, string | undefined>} Variables of an environment */

/**
 * Reads `KEY=value` lines: quotes are taken off, `#` starts a comment. Node reads such files itself only from 20.12 on.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function parseEnv(text) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(?:"([^"]*)"|'([^']*)'|(.*?))\s*(?:\s#.*)?$/.exec(line);
    if (match?.[1]) values[match[1]] = match[2] ?? match[3] ?? match[4] ?? '';
  }
  return values;
}

/**
 * The environment with the files that Next.js reads too: the real one first, then `.env.local`, then `.env`. It tells Next
 * that they are read: what has a `$` would be another value there than in the backend.
 * @param {string} root
 * @param {Variables} env
 * @returns {Variables}
 */
export function withEnvFiles(root, env) {
  const files = ['.env', '.env.local'].map((name) => join(root, name)).filter((file) => existsSync(file));
  const read = files.map((file) => parseEnv(readFileSync(file, 'utf8')));
  return Object.assign({}, ...read, env, { __NEXT_PROCESSED_ENV: 'true' });
}
