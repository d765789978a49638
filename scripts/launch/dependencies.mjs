import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, matchesStamp } from './fingerprint.mjs';
import { LaunchError } from './launch-error.mjs';
import { npm, startProcess } from './processes.mjs';

/**
 * Installs the packages when none are there or the lock file has changed since; says whether it did.
 * @param {string} root
 */
export async function ensureDependencies(root) {
  const stamp = join(root, 'node_modules', '.installed-packages');
  // It names the packages of every workspace; a changed script in a package.json must not install anything.
  const wanted = fingerprint(root, ['package-lock.json']);
  if (matchesStamp(stamp, wanted)) return false;

  console.log('Installing the packages …');
  // The build and the types need development packages in production as well.
  const install = startProcess('npm', npm('ci', '--no-audit', '--no-fund', '--include=dev'), {
    cwd: root,
    env: process.env,
    quiet: true,
  });
  const { ok } = await install.ended;
  if (!ok) {
    process.stderr.write(install.output());
    throw new LaunchError('Installing the packages failed; what npm says of it is above.');
  }
  writeFileSync(stamp, wanted);
  return true;
}
