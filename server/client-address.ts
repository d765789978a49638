import { isIP } from 'node:net';

/**
 * The address that a call comes from. Each trusted proxy adds the address that it was called by to `X-Forwarded-For`,
 * so the client's stands as many places from the end as there are proxies; what stands before it anyone may write.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustedHops: number): string {
  const told = forwardedFor?.split(',').map((entry) => withoutPort(entry.trim())) ?? [];
  const chain = [...told, withoutPort(peer ?? '')];
  const address = chain.at(-1 - trustedHops) ?? chain[0] ?? '';
  // A proxy that writes something else is none that could be trusted.
  return isIP(address) ? address : withoutPort(peer ?? '');
}

/** Some proxies name the port too; a socket of both families tells IPv4 addresses as `::ffff:192.0.2.1`. */
function withoutPort(entry: string): string {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1');
  return bare.replace(/^::ffff:(?=[\d.]+$)/i, '');
}
