// Adds to the lock file what npm leaves out where a registry lacks packages of other platforms: `npm ci` refuses a lock
// file in which an optional dependency is missing, whatever the platform. Run after every change of the dependencies.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './launch/root.mjs';

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} LockedPackage */

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'linuxmusl', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * The optional dependencies that no entry of a lock file answers, as `[path of the dependent, name, version]`.
 * @param {Record<string, LockedPackage>} packages
 */
export function missingOptional(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, path, name))
      .map(([name, version]) => [path, name, version]),
  );
}

/** @param {Record<string, LockedPackage>} packages @param {string} path @param {string} name */
function isLocked(packages, path, name) {
  const parts = path.split('/node_modules/');
  const folders = parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/`);
  return ['', ...folders].some((folder) => `${folder}node_modules/${name}` in packages);
}

/** What a platform package says of itself, read off its name: `…-linux-arm64-musl`. @param {string} name */
export function platformOf(name) {
  const parts = name.split('/').at(-1)?.split('-') ?? [];
  const system = parts.find((part) => SYSTEMS.includes(part));
  const processor = parts.includes('gnueabihf') ? 'arm' : parts.find((part) => PROCESSORS.includes(part));
  const libc = parts.some((part) => part.includes('musl')) ? 'musl' : parts.includes('gnu') ? 'glibc' : undefined;
  return {
    ...(system && { os: [system.replace('musl', '')] }),
    ...(processor && { cpu: [processor] }),
    ...(libc && system !== 'win32' && { libc: [libc] }),
  };
}

/** @param {string} lockFile */
function completeLock(lockFile) {
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
  const missing = missingOptional(lock.packages);
  for (const [dependent = '', name = '', version = ''] of missing) {
    const dev = lock.packages[dependent].dev ? { dev: true } : {};
    lock.packages[`node_modules/${name}`] = { version, ...platformOf(name), ...dev, optional: true };
  }
  const [first, ...others] = Object.keys(lock.packages);
  lock.packages = Object.fromEntries([first, ...others.sort()].map((path) => [path, lock.packages[path ?? '']]));
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} packages of other platforms were added to the lock file.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) completeLock(join(root, 'package-lock.json'));
