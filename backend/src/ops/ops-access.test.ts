import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newOpsToken, publishOpsAccess, readOpsAccess } from './ops-access';

const folder = mkdtempSync(join(tmpdir(), 'ops-'));
const file = join(folder, 'ops.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the access lies in the data folder, for its owner’s eyes alone, whatever lay there before', () => {
  expect(readOpsAccess(folder)).toBeNull();
  writeFileSync(file, 'half', { mode: 0o644 });
  expect(readOpsAccess(folder)).toBeNull();
  const access = { url: 'http://127.0.0.1:4000', token: newOpsToken() };
  publishOpsAccess(folder, access);
  expect(readOpsAccess(folder)).toEqual(access);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(newOpsToken()).not.toBe(access.token);
});
