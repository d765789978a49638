import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, matchesStamp } from './fingerprint.mjs';
import { LaunchError } from './launch-error.mjs';
import { npm, startProcess } from './processes.mjs';

const QUIET = ['--no-audit', '--no-fund'];

/**
 * Installs the packages when none are there or the lock file has changed since; says whether it did.
 * @param {string} root
 */
export async function ensureDependencies(root) {
  const stamp = join(root, 'node_modules', '.installed-lock');
  const wanted = fingerprint(root, ['package-lock.json', 'package.json', 'backend/package.json']);
  if (matchesStamp(stamp, wanted)) return false;

  console.log('Installing the packages …');
  // The build and the types need development packages in production as well.
  const arguments_ = [...QUIET, '--include=dev'];
  const hasLock = existsSync(join(root, 'package-lock.json'));
  const clean = hasLock ? await run(['ci', ...arguments_], true) : undefined;
  if (clean && !clean.ok && !clean.output.includes('EUSAGE')) fail(clean.output);
  if (!clean?.ok) {
    const loose = await run(['install', ...arguments_], false);
    if (!loose.ok) fail(loose.output);
  }
  // `npm install` may have written another lock file.
  writeFileSync(stamp, fingerprint(root, ['package-lock.json', 'package.json', 'backend/package.json']));
  return true;

  /**
   * @param {string[]} args
   * @param {boolean} quiet
   */
  async function run(args, quiet) {
    const process_ = startProcess('npm', npm(...args), { cwd: root, env: process.env, quiet });
    const { ok } = await process_.ended;
    return { ok, output: process_.output() };
  }
}

/**
 * @param {string} output
 * @returns {never}
 */
function fail(output) {
  process.stderr.write(output);
  throw new LaunchError('Installing the packages failed; what npm says of it is above.');
}
