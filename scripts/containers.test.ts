import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './launch/root.mjs';
import { MEMORY_RETURNED } from './launch/shop.mjs';

const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');

/** The lines of a service. */
function service(name: string): string {
  const lines = new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(compose)?.[1];
  if (!lines) throw new Error(`compose.yaml has no ${name}`);
  return lines;
}

test('no shop starts without a seal for answers before a medicine is sold, the same in the backend', () => {
  expect(service('storefront')).toMatch(
    /^ {6}SUITABILITY_SECRET: &seal \$\{SUITABILITY_SECRET:\?Set SUITABILITY_SECRET .+\}$/m,
  );
  expect(service('backend')).toMatch(/^ {6}SUITABILITY_SECRET: \*seal$/m);
});

test('the storefront’s image gives memory back as the launcher’s does', () => {
  const [, image = ''] = readFileSync(join(root, 'Dockerfile'), 'utf8').split('AS storefront');
  const set = Object.entries(MEMORY_RETURNED).map(([name, value]) => `${name}=${value}`);
  expect(set.length).toBeGreaterThan(0);
  expect(image).toContain(`ENV ${set.join(' ')}\n`);
});

test('the shared Redis is bounded, and loses nothing that has no end before what has one', () => {
  expect(service('storefront')).toContain('REDIS_URL: redis://redis:');
  expect(service('redis')).toMatch(/--maxmemory \d+mb --maxmemory-policy volatile-lru$/m);
});
