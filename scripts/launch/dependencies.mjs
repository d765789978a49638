import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from './launch-error.mjs';
import { npm, startProcess } from './processes.mjs';

/**
 * Installs the packages unless those of the lock file are there, whoever installed them; says whether it did.
 * @param {string} root
 */
export async function ensureDependencies(root) {
  if (isInstalled(root)) return false;

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
  return true;
}

/**
 * Whether npm's own record of what it installed, which it writes last, has every package of the lock file. Optional
 * ones are other platforms'; a changed script in a package.json must not install anything.
 * @param {string} root
 */
export function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, integrity, ...wanted }]) => {
      const found = installed[path];
      if (!found) return path === '' || Boolean(wanted.optional || wanted.peer);
      return found.version === version && found.integrity === integrity;
    },
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, peer?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
