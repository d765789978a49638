import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startProcess } from './launch/processes.mjs';
import { root } from './launch/root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mmstr-seed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what the seeding says, and its failure, come through', async () => {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
  const seeding = startProcess('seed', [process.execPath, 'scripts/seed.mjs', '--products', 'many'], {
    cwd: root,
    env,
    quiet: true,
  });
  expect((await seeding.ended).how).toBe('exit status 1');
  expect(seeding.output()).toContain('--products takes a whole number.');
});
