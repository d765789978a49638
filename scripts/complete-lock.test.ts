import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingOptional, platformOf } from './complete-lock.mjs';
import { root } from './launch/root.mjs';

test('the lock file names the packages of every platform, so that `npm ci` accepts it everywhere', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(missingOptional(lock.packages)).toEqual([]);
});

test('an optional dependency counts as locked beside its dependent or above it', () => {
  const packages = {
    'node_modules/a': {
      optionalDependencies: { 'a-darwin-arm64': '1.0.0', 'a-linux-x64': '1.0.0', 'a-win32-x64': '1.0.0' },
    },
    'node_modules/a/node_modules/a-darwin-arm64': {},
    'node_modules/a-linux-x64': {},
  };
  expect(missingOptional(packages)).toEqual([['node_modules/a', 'a-win32-x64', '1.0.0']]);
});

test.each([
  ['@biomejs/cli-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@img/sharp-linuxmusl-x64', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@swc/core-linux-ppc64-gnu', { os: ['linux'], cpu: ['ppc64'], libc: ['glibc'] }],
  ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
  ['@next/swc-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
])('the platform of %s is read off its name', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});
