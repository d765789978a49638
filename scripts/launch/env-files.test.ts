import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseEnv, withEnvFiles } from './env-files.mjs';
import { startProcess } from './processes.mjs';
import { root as project } from './root.mjs';

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
  expect(withEnvFiles(root, { A: 'real' })).toMatchObject({ A: 'real', B: 'local', C: 'file' });
});

test('a value with a $ is the same in the storefront, whose Next reads the files itself, as in the backend', async () => {
  const root = mkdtempSync(join(tmpdir(), 'env-'));
  writeFileSync(join(root, '.env'), 'SUITABILITY_SECRET=ab$cd$HOME-and-16-more\nREDIS_URL="redis://:p$$w@cache"\n');
  const env = withEnvFiles(root, process.env);
  const { SUITABILITY_SECRET, REDIS_URL } = env;
  expect({ SUITABILITY_SECRET, REDIS_URL }).toEqual({
    SUITABILITY_SECRET: 'ab$cd$HOME-and-16-more',
    REDIS_URL: 'redis://:p$$w@cache',
  });
  const loaded = `
    require('@next/env').loadEnvConfig(${JSON.stringify(root)}, false);
    const { SUITABILITY_SECRET, REDIS_URL } = process.env;
    console.log(JSON.stringify({ SUITABILITY_SECRET, REDIS_URL }));
  `;
  const next = startProcess('next', [process.execPath, '-e', loaded], { cwd: project, env, quiet: true });
  expect((await next.ended).ok, next.output()).toBe(true);
  expect(JSON.parse(next.output())).toEqual({ SUITABILITY_SECRET, REDIS_URL });
});
