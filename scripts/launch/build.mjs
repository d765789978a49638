import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, matchesStamp } from './fingerprint.mjs';
import { LaunchError } from './launch-error.mjs';
import { startProcess } from './processes.mjs';

const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'server',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const isSource = (/** @type {string} */ path) => !/\.test\.tsx?$/.test(path) && path !== 'public/sw.js';

/**
 * Builds the storefront when there is no build of these very sources, or none with the folder that `STANDALONE` asks
 * for; says whether it did. Needs no backend.
 * @param {string} root
 * @param {import('./env-files.mjs').Variables} env
 */
export async function ensureBuild(root, env) {
  const stamp = join(root, '.next', 'built-from');
  const wanted = fingerprint(root, SOURCES, isSource);
  const made = join(root, '.next', env.STANDALONE ? 'standalone' : 'BUILD_ID');
  if (existsSync(made) && matchesStamp(stamp, wanted)) return false;

  console.log('Building the storefront …');
  rmSync(stamp, { force: true });
  const { ok } = await startProcess('build', [process.execPath, next(root), 'build', '--webpack'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  }).ended;
  if (!ok) throw new LaunchError('Building the storefront failed; the reason is above.');
  writeFileSync(stamp, wanted);
  return true;
}

/**
 * The file that is the `next` command.
 * @param {string} root
 */
export function next(root) {
  return join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
}
