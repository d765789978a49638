import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { LaunchError } from './launch-error.mjs';

/**
 * Throws a LaunchError naming `variable` when nobody can listen on `port` here.
 * @param {string} variable
 * @param {number} port
 * @param {string} [address] the one to listen on; without it every one
 */
export async function requireFreePort(variable, port, address) {
  // Everywhere and loopback are asked apart: not every system lets the first see the second.
  for (const host of address ? [address] : [undefined, '127.0.0.1']) {
    const failure = await listenBriefly(port, host).then(
      () => undefined,
      (/** @type {NodeJS.ErrnoException} */ error) => error,
    );
    if (failure?.code === 'EADDRINUSE')
      throw new LaunchError(`Port ${port} is taken. Free it, or set ${variable} to another one.`);
    if (address && (failure?.code === 'EADDRNOTAVAIL' || failure?.code === 'ENOTFOUND'))
      throw new LaunchError(`This machine has no address "${address}". Set HOST to one of its own, or leave it empty.`);
    if (failure) throw new LaunchError(`Port ${port} (${variable}) cannot be used: ${failure.message}.`);
  }
}

/**
 * A port that nobody listens to, of those that systems do not give to outgoing connections: none takes it before it is
 * listened to.
 */
export async function freePort() {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = randomInt(15_000, 32_000);
    if (await listenBriefly(port, undefined).catch(() => null)) return port;
  }
  return listenBriefly(0, undefined);
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<number>}
 */
function listenBriefly(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
