import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPostgres } from './postgres.mjs';

test('the newest Postgres that has its programs is found', () => {
  const versions = mkdtempSync(join(tmpdir(), 'postgresql-'));
  try {
    expect(findPostgres(versions, true)).toBeNull();
    for (const version of ['9.6', '15', '16']) mkdirSync(join(versions, version, 'bin'), { recursive: true });
    for (const version of ['9.6', '15'])
      for (const name of ['initdb', 'postgres']) writeFileSync(join(versions, version, 'bin', name), '');
    expect(findPostgres(versions, true)).toBe(join(versions, '15', 'bin'));
    // Root may not run it, and has no user for it.
    expect(findPostgres(versions, false)).toBeNull();
    expect(findPostgres(join(versions, 'absent'), true)).toBeNull();
  } finally {
    rmSync(versions, { recursive: true, force: true });
  }
});
