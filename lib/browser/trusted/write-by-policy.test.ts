import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import writeByPolicy from './write-by-policy.mjs';

const { resolve } = createRequire(import.meta.url);

it.each(['next/dist/compiled/react-dom/cjs/react-dom-client.production.js', 'leaflet/dist/leaflet-src.js'])(
  '%s writes no HTML but by the shop’s policy',
  (file) => {
    const code = writeByPolicy(readFileSync(resolve(file), 'utf8'));
    const writes = code.match(/\.(inner|outer)HTML\s*=[^=].*/g) ?? [];
    expect(writes.length).toBeGreaterThan(2);
    for (const write of writes) expect(write).toMatch(/^\.innerHTML = shopPolicy\.createHTML\(.+\)\)?;$/);
    expect(code).not.toMatch(/insertAdjacentHTML|createContextualFragment|document\.write\(|parseFromString/);
  },
);

it('a library that writes no HTML any more stops the build', () => {
  expect(() => writeByPolicy('element.textContent = text;')).toThrow();
});
