import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backendOrigin, ignoredHost, listening, readSettings } from './settings.mjs';

test('without variables the shop opens on 3000 and 4000 with its data in the project', () => {
  expect(readSettings({}, '/shop')).toEqual({
    port: 3000,
    host: undefined,
    backendPort: 4000,
    dataDir: join('/shop', 'data'),
    commerceOrigin: undefined,
  });
});

test('an empty variable counts as absent', () => {
  const env = { PORT: '', HOST: '', BACKEND_PORT: '', DATA_DIR: '', COMMERCE_ORIGIN: '' };
  expect(readSettings(env, '/shop')).toEqual(readSettings({}, '/shop'));
});

test('a data folder may be given relative to the project or as an absolute path', () => {
  expect(readSettings({ DATA_DIR: 'other' }, '/shop').dataDir).toBe('/shop/other');
  expect(readSettings({ DATA_DIR: '/var/shop' }, '/shop').dataDir).toBe('/var/shop');
});

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://shop.example/', 'https://shop.example'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('%s is the origin of a Magento', (given, origin) => {
  expect(readSettings({ COMMERCE_ORIGIN: given }, '/shop').commerceOrigin).toBe(origin);
});

test.each([
  'shop.example',
  'ftp://shop.example',
  'https://shop.example/graphql',
  'https://a:b@shop.example',
  'https://x?y',
])('COMMERCE_ORIGIN=%s is refused by name', (value) => {
  expect(() => readSettings({ COMMERCE_ORIGIN: value }, '/shop')).toThrow(/^COMMERCE_ORIGIN must be an origin/);
});

test('a wrong COMMERCE_ORIGIN is refused without its password, which a log would keep', () => {
  const refused = () => readSettings({ COMMERCE_ORIGIN: 'https://admin:hunter2@shop.example' }, '/shop');
  expect(refused).toThrow(/without a path or a password\.$/);
  expect(refused).not.toThrow(/hunter2/);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3e3'],
  ['BACKEND_PORT', '-1'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value }, '/shop')).toThrow(
    new RegExp(`^${name} must be a whole number from 1 to 65535, not "${value}"`),
  );
});

test('one port cannot serve both, unless the commerce backend is elsewhere', () => {
  expect(() => readSettings({ PORT: '4000' }, '/shop')).toThrow('PORT and BACKEND_PORT are both 4000');
  expect(readSettings({ PORT: '4000', COMMERCE_ORIGIN: 'https://shop.example' }, '/shop').port).toBe(4000);
});

test.each([
  [undefined, [], [], '127.0.0.1'],
  ['0.0.0.0', [], ['-H', '0.0.0.0'], '127.0.0.1'],
  ['::', [], [], '127.0.0.1'],
  ['127.0.0.1', ['--dns-result-order=ipv4first'], ['-H', 'localhost'], '127.0.0.1'],
  ['192.0.2.7', [], ['-H', '192.0.2.7'], '192.0.2.7'],
  ['2001:db8::7', [], ['-H', '2001:db8::7'], '[2001:db8::7]'],
])('with HOST=%s the storefront listens there, and on loopback under the name that Next has for it', (...expected) => {
  const [host, nodeArgs, nextArgs, reachedAt] = expected;
  expect(listening(host)).toEqual({ nodeArgs, nextArgs, reachedAt });
});

test.each([
  [undefined, 'http://127.0.0.1:4000'],
  ['', 'http://127.0.0.1:4000'],
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['192.0.2.7', 'http://192.0.2.7:4000'],
  ['2001:db8::7', 'http://[2001:db8::7]:4000'],
])('with BACKEND_HOST=%s the storefront asks the embedded backend there', (host, origin) => {
  expect(backendOrigin({ BACKEND_HOST: host }, 4000)).toBe(origin);
});

test.each([
  ['buildbox', undefined],
  ['buildbox.example', undefined],
  ['localhost', '127.0.0.1'],
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8::7', '2001:db8::7'],
])('of HOST=%s, which shells set to the machine’s name, only an address counts', (value, host) => {
  expect(readSettings({ HOST: value }, '/shop').host).toBe(host);
  expect(ignoredHost(value) === null).toBe(host !== undefined);
  expect(ignoredHost('buildbox')).toContain('"buildbox", which is no address');
  expect([ignoredHost(''), ignoredHost(undefined)]).toEqual([null, null]);
});

test.each(['::1', '127.0.0.2'])('HOST=%s is refused: Next would take its own pages for another server', (host) => {
  expect(() => readSettings({ HOST: host }, '/shop')).toThrow(
    `HOST cannot be "${host}"; of the loopback addresses 127.0.0.1 works.`,
  );
});
