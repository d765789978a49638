import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseEnv, withEnvFiles } from './env-files.mjs';

test('an environment file gives its values without quotes, comments and blanks', () => {
  const text = [
    '# the shop',
    'PORT=3100',
    ' export DATA_DIR = /tmp/shop data ',
    'NAME="a # b"  # kept in quotes',
    "SINGLE='x y'",
    'EMPTY=',
    'HASH=a#b # comment',
    'not a line',
  ].join('\r\n');
  expect(parseEnv(text)).toEqual({
    PORT: '3100',
    DATA_DIR: '/tmp/shop data',
    NAME: 'a # b',
    SINGLE: 'x y',
    EMPTY: '',
    HASH: 'a#b',
  });
});

test('the real environment wins over .env.local, and that over .env', () => {
  const root = mkdtempSync(join(tmpdir(), 'env-'));
  writeFileSync(join(root, '.env'), 'A=file\nB=file\nC=file');
  writeFileSync(join(root, '.env.local'), 'A=local\nB=local');
  expect(withEnvFiles(root, { A: 'real' })).toEqual({ A: 'real', B: 'local', C: 'file' });
});
