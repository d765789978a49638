import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { lockFolder } from '../../folder-lock';

const command = fileURLToPath(new URL('command.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'mmstr-seed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command to its end, which is a failure in all of these tests. */
async function failure(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
  const ended = await promisify(execFile)(process.execPath, ['--import', 'tsx', command, ...args], { env }).then(
    () => 'no failure',
    (error: { stderr: string }) => error.stderr.trim(),
  );
  return ended;
}

it('leaves a folder alone that a running backend uses', async () => {
  const release = lockFolder(folder);
  try {
    expect(await failure('--products', '1000')).toBe(
      `The data folder ${folder} is in use by process ${process.pid}. Stop that process, or set DATA_DIR to another folder.`,
    );
  } finally {
    release();
  }
});

it.each([
  [['--products', 'many'], '--products takes a whole number.'],
  [['--products', '-5'], 'ambiguous'],
  [['--all'], "Unknown option '--all'"],
])('explains itself when it is called with %j', async (args, message) => {
  const said = await failure(...args);
  expect(said).toContain(message);
  expect(said).toContain('Usage: npm run seed -- [--products N]');
});
