import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { LaunchError } from './launch-error.mjs';

const LOOPBACK = '127.0.0.1';

/**
 * @typedef {object} Settings
 * @property {number} port the storefront's
 * @property {string | undefined} host the address that the storefront listens on; without it every one
 * @property {number} backendPort the embedded backend's
 * @property {string} dataDir absolute; where the embedded backend keeps its database
 * @property {string | undefined} commerceOrigin a Magento elsewhere; without it the embedded backend runs
 */

/**
 * What the launchers need from the environment. Throws a LaunchError that names the wrong variable.
 * @param {import('./env-files.mjs').Variables} env
 * @param {string} root
 * @returns {Settings}
 */
export function readSettings(env, root) {
  const port = readPort('PORT', env.PORT, 3000);
  const backendPort = readPort('BACKEND_PORT', env.BACKEND_PORT, 4000);
  const commerceOrigin = readOrigin('COMMERCE_ORIGIN', env.COMMERCE_ORIGIN);
  if (!commerceOrigin && port === backendPort)
    throw new LaunchError(`PORT and BACKEND_PORT are both ${port}; they must differ.`);
  return {
    port,
    host: readHost(env.HOST),
    backendPort,
    dataDir: resolve(root, env.DATA_DIR || 'data'),
    commerceOrigin,
  };
}

/**
 * How the storefront listens on the address of HOST, and by which host of a URL it is reached from this machine.
 *
 * Next calls loopback `localhost` inside: a rewrite to itself would leave for another server where it listens on
 * 127.0.0.1. So it listens on localhost, which then has to stand for that very address.
 * @param {string | undefined} host empty or absent for every address
 * @returns {{ nodeArgs: string[], nextArgs: string[], reachedAt: string }}
 */
export function listening(host) {
  const isLoopback = host === LOOPBACK;
  return {
    nodeArgs: isLoopback ? ['--dns-result-order=ipv4first'] : [],
    nextArgs: host && host !== '::' ? ['-H', isLoopback ? 'localhost' : host] : [],
    reachedAt: !host || host === '::' || host === '0.0.0.0' ? LOOPBACK : host.includes(':') ? `[${host}]` : host,
  };
}

/**
 * The origin by which the embedded backend, on the address of BACKEND_HOST, is reached from this machine.
 * @param {import('./env-files.mjs').Variables} env
 * @param {number} port
 */
export function backendOrigin(env, port) {
  return `http://${listening(env.BACKEND_HOST || LOOPBACK).reachedAt}:${port}`;
}

/**
 * The address of HOST; undefined for every one. Some shells export the machine's name as HOST, which nobody has chosen,
 * and which may stand for loopback alone: a name counts as absent, as `ignoredHost` tells.
 * @param {string | undefined} value
 */
export function readHost(value) {
  if (value === 'localhost') return LOOPBACK;
  // No name that Next has for loopback stands for these.
  if (value && value !== LOOPBACK && /^(127\.|::1$)/.test(value))
    throw new LaunchError(`HOST cannot be "${value}"; of the loopback addresses ${LOOPBACK} works.`);
  return value && isIP(value) ? value : undefined;
}

/**
 * What to tell of a HOST that counts as absent; null where there is nothing to tell.
 * @param {string | undefined} value
 */
export function ignoredHost(value) {
  if (!value || readHost(value)) return null;
  return `HOST is "${value}", which is no address: the shop listens on every one. Shells set it to the machine's name.`;
}

/**
 * @param {string} name
 * @param {string | undefined} value
 * @param {number} fallback
 */
function readPort(name, value, fallback) {
  if (!value) return fallback;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535)
    throw new LaunchError(`${name} must be a whole number from 1 to 65535, not "${value}".`);
  return port;
}

/**
 * @param {string} name
 * @param {string | undefined} value
 */
function readOrigin(name, value) {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  // Its value is not told: a log would keep the password that may be what is wrong with it.
  if (!isOrigin)
    throw new LaunchError(`${name} must be an origin like https://shop.example, without a path or a password.`);
  return url.origin;
}
