import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './dependencies.mjs';

const A = { version: '1.0.0', integrity: 'sha512-a' };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'));
  mkdirSync(join(root, 'node_modules'));
  write('package-lock.json', { '': {}, 'node_modules/a': A, 'node_modules/b': { ...A, optional: true } });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, packages: object) {
  writeFileSync(join(root, file), JSON.stringify({ packages }));
}

const record = (packages: object) => write('node_modules/.package-lock.json', packages);

test('packages that npm installed by itself are there, also without those of other platforms', () => {
  record({ 'node_modules/a': A });
  expect(isInstalled(root)).toBe(true);
});

test('an installation that was broken off, an older one and one without a package are none', () => {
  expect(isInstalled(root)).toBe(false);
  record({ 'node_modules/a': { ...A, version: '0.9.0' } });
  expect(isInstalled(root)).toBe(false);
  record({});
  expect(isInstalled(root)).toBe(false);
});
