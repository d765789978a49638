import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './launch/root.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const operations = read('docs/operations.md');

test('every setting of .env.example is told of to whoever runs the shop', () => {
  const [settings = ''] = read('.env.example').split('# ── Tests');
  const names = [...settings.matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(40);
  // Some are told of together: `MAP_TILES_…`.
  const told = [...operations.matchAll(/`([A-Z_…]{2,})`/g)].map(
    ([, name = '']) => new RegExp(`^${name.replace('…', '.*')}$`),
  );
  expect(names.filter((name) => !told.some((pattern) => pattern.test(name)))).toEqual([]);
});

test.each(['order', 'review', 'push'])('what npm run %s does is told for the backend’s container, too', (name) => {
  const [command] = /backend\/src\/[\w/]+\.ts/.exec(read(`scripts/${name}.mjs`)) ?? [];
  expect(command).toBeTruthy();
  expect(operations).toContain(`docker compose exec backend node --import tsx ${command}`);
});
