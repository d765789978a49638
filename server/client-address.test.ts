import { expect, test } from 'vitest';
import { clientAddress } from './watch-request';

const PEER = '198.51.100.7';

test.each([
  ['the one who is connected, whatever he writes', 0, '203.0.113.9', PEER],
  ['the one who is connected, without a proxy', 0, undefined, PEER],
  ['the one whom the only proxy names', 1, '203.0.113.9', '203.0.113.9'],
  ['the last one before the proxies, not who claims to stand before', 1, '1.2.3.4, 203.0.113.9', '203.0.113.9'],
  ['two places from the end behind two proxies', 2, '1.2.3.4, 203.0.113.9, 192.0.2.1', '203.0.113.9'],
  ['the first one named where fewer proxies than trusted took part', 3, '203.0.113.9', '203.0.113.9'],
  ['the one who is connected where the proxy names no address', 1, 'unknown', PEER],
  ['named without the port', 1, '203.0.113.9:4711', '203.0.113.9'],
  ['named without the port in IPv6 too', 1, '[2001:db8::1]:4711', '2001:db8::1'],
])('a client is %s', (_, hops, forwardedFor, expected) => {
  expect(clientAddress(PEER, forwardedFor, hops)).toBe(expected);
});

test('a client’s IPv4 address is the same on a socket of both families', () => {
  expect(clientAddress('::ffff:198.51.100.7', undefined, 0)).toBe(PEER);
});
