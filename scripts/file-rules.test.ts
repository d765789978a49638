import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './launch/root.mjs';

// What no linter knows: names that promise something, and how long a file may get.

const FOLDERS = ['app', 'backend', 'bench', 'components', 'e2e', 'lib', 'scripts', 'server', 'tools'];
/** What is installed, built, drawn or generated, and lists of settings, which grow. */
const IGNORED = /(^|\/)(node_modules|\.next)\/|^\.|^backend\/(media|src\/database\/migrations)\/|\.d\.ts$/;

const files = [
  ...readdirSync(root),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  ),
].filter((path) => /\.(tsx?|mjs)$/.test(path) && !IGNORED.test(path));
const isTest = (path: string) => /\.(test|spec|fixture)\.tsx?$/.test(path);
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const lines = (path: string) => read(path).split('\n').length - 1;
const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

test('there are files to look at, in every room', () => {
  expect(files.length).toBeGreaterThan(100);
  // Also where what is installed or drawn may stand elsewhere under the same name, and beside the rooms.
  expect(files).toEqual(expect.arrayContaining(['app/media/[...path]/route.ts', 'middleware.ts', 'next.config.mjs']));
});

test("a server read says so: lib's get-*.ts imports server-only", () => {
  const reads = files.filter((path) => /^lib\/.*\/get-[^/]+\.ts$/.test(path) && !isTest(path));
  expect(reads.filter((path) => !read(path).startsWith("import 'server-only';"))).toEqual([]);
});

test('a client file holds no document and no schema: the server would get references instead of values', () => {
  const client = files.filter((path) => /^\s*['"]use client['"]/.test(read(path)));
  const isNeutral = (path: string) => /^(documents|schema)\.tsx?$/.test(baseName(path));
  expect(client.filter((path) => isNeutral(path) || /\bgraphql\(\s*(`|\/\*)/.test(read(path)))).toEqual([]);
});

test('no file is a barrel or a drawer', () => {
  expect(files.filter((path) => /(^|\/)(index\.tsx?|(utils|helpers|common)(\.tsx?|\/))/.test(path))).toEqual([]);
});

test('a page answers three questions in 60 lines', () => {
  expect(files.filter((path) => baseName(path) === 'page.tsx' && lines(path) > 60)).toEqual([]);
});

test('no file is longer than 300 lines', () => {
  expect(files.filter((path) => lines(path) > 300)).toEqual([]);
});

test('no folder holds more than 15 files, tests and fixtures not counted', () => {
  const folders = new Map<string, number>();
  for (const path of files.filter((file) => !isTest(file))) {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  expect([...folders].filter(([, count]) => count > 15)).toEqual([]);
});
