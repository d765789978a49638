import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patience, startProcess } from './launch/processes.mjs';
import { root } from './launch/root.mjs';
import { MEMORY_RETURNED } from './launch/shop.mjs';

const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

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

test('a storefront that ends is given as long as the launcher gives one, for the orders under way', () => {
  const [, SHUTDOWN_DELAY_SECONDS] = /^ENV .*SHUTDOWN_DELAY_SECONDS=(\d+)/m.exec(dockerfile) ?? [];
  const [, seconds] = /^ {4}stop_grace_period: (\d+)s$/m.exec(service('storefront')) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThanOrEqual(patience({ SHUTDOWN_DELAY_SECONDS }));
});

test.each(['storefront', 'backend'])('the %s has every setting of .env, but stays where others look for it', (name) => {
  expect(service(name)).toContain('    env_file: [{ path: .env, required: false }]\n');
  const [, image = ''] = dockerfile.split(`AS ${name}\n`);
  const places = /\b(?:PORT|BACKEND_HOST|DATA_DIR|MEDIA_CACHE_DIR)=\S+/g;
  const [stage = ''] = image.split('\nFROM ');
  for (const place of stage.match(places) ?? []) {
    const [variable, value] = place.split('=');
    expect(service(name)).toMatch(new RegExp(`^ {6}${variable}: "?${value}"?$`, 'm'));
  }
});

test.each([
  ['storefront', 'PORT', '/api/health'],
  ['backend', 'BACKEND_PORT', '/health'],
])('the health of the %s is asked for at its port, whichever it is', async (name, variable, path) => {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const [, image = ''] = dockerfile.split(`AS ${name}\n`);
  const [, command = '[]'] = /^HEALTHCHECK CMD (.+)$/m.exec(image) ?? [];
  const [, ...args] = JSON.parse(command) as string[];
  const env = { ...process.env, [variable]: String((server.address() as AddressInfo).port) };
  const check = startProcess('check', [process.execPath, ...args], { cwd: root, env, quiet: true });
  expect(await check.ended).toMatchObject({ ok: true });
  server.close();
  expect(asked).toEqual([path]);
});

test('the images run on the Node of .nvmrc, on which CI tries the build', () => {
  const version = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
  const used = [...dockerfile.matchAll(/^FROM node:(\S+)-slim/gm)].map(([, tag]) => tag);
  expect(new Set(used)).toEqual(new Set([version]));
});

test('every service is started again when it ends by itself', () => {
  const [, services = ''] = /^services:\n([\s\S]*?)^configs:/m.exec(compose) ?? [];
  const names = [...services.matchAll(/^ {2}(\w+):$/gm)].map(([, name = '']) => name);
  expect(names).toEqual(expect.arrayContaining(['proxy', 'storefront', 'backend', 'postgres', 'redis']));
  for (const name of names) expect(service(name), name).toMatch(/^ {4}restart: unless-stopped$/m);
});

/** The lines of a block of the proxy's configuration. */
function proxyBlock(head: string): string {
  const [, indent = '', from = ''] = new RegExp(`^( +)${head} \\{([\\s\\S]*)`, 'm').exec(compose) ?? [];
  return from.split(`\n${indent}}`)[0] ?? '';
}

test('the proxy finds storefronts that are started anew, and asks the others for code that one does not have', () => {
  expect(proxyBlock('upstream shop')).toMatch(
    /zone shop \w+;\s+resolver 127\.0\.0\.11 .*;\s+server storefront:3000 resolve;/,
  );
  const code = proxyBlock('location /_next/static/');
  expect(code).toContain('proxy_pass http://shop;');
  expect(code).toMatch(/proxy_next_upstream .*\bhttp_404;/);
  expect(compose).toContain('location / { proxy_pass http://shop; }');
  expect(service('proxy')).toMatch(/image: nginx:1\.(29|[3-9]\d)\b/);
});

test('the storefront’s image gives memory back as the launcher’s does', () => {
  const [, image = ''] = dockerfile.split('AS storefront');
  const set = Object.entries(MEMORY_RETURNED).map(([name, value]) => `${name}=${value}`);
  expect(set.length).toBeGreaterThan(0);
  expect(image).toContain(`ENV ${set.join(' ')}\n`);
});

test('the shared Redis is bounded, and loses nothing that has no end before what has one', () => {
  expect(service('storefront')).toContain('REDIS_URL: redis://redis:');
  expect(service('redis')).toMatch(/--maxmemory \d+mb --maxmemory-policy volatile-lru$/m);
});
