import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { fingerprint, matchesStamp } from './fingerprint.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(root, 'app/inner'), { recursive: true });
  writeFileSync(join(root, 'app/inner/page.tsx'), 'one');
  writeFileSync(join(root, 'app/page.test.ts'), 'test');
});

const counted = (path: string) => !path.endsWith('.test.ts');
const taken = () => fingerprint(root, ['app', 'absent'], counted);

test('a new date alone changes nothing, as after a checkout', () => {
  const before = taken();
  utimesSync(join(root, 'app/inner/page.tsx'), new Date(), new Date(0));
  expect(taken()).toBe(before);
});

test('new contents, a new name, and a new file each change it', () => {
  const prints = [taken()];
  writeFileSync(join(root, 'app/inner/page.tsx'), 'two');
  prints.push(taken());
  writeFileSync(join(root, 'app/inner/other.tsx'), 'two');
  prints.push(taken());
  expect(new Set(prints).size).toBe(3);
});

test('files that do not count change nothing', () => {
  const before = taken();
  writeFileSync(join(root, 'app/page.test.ts'), 'another');
  expect(taken()).toBe(before);
});

test('a stamp matches only the fingerprint that it holds', () => {
  const stamp = join(root, 'stamp');
  expect(matchesStamp(stamp, 'abc')).toBe(false);
  writeFileSync(stamp, 'abc\n');
  expect(matchesStamp(stamp, 'abc')).toBe(true);
  expect(matchesStamp(stamp, 'abd')).toBe(false);
});
