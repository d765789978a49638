import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { LaunchError } from './launch-error.mjs';
import { startProcess } from './processes.mjs';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * The browser of the end-to-end tests: BROWSER_PATH, else Playwright's own, else one of the system, else the one that
 * came with the packages. Gives the variables that `browserLaunch` reads. Throws a LaunchError where none runs.
 * @param {string} root where the packages are installed
 * @param {import('./env-files.mjs').Variables} env
 * @returns {Promise<Record<string, string | undefined>>}
 */
export async function findBrowser(root, env) {
  if (env.BROWSER_PATH) {
    if (!existsSync(env.BROWSER_PATH)) throw new LaunchError(`BROWSER_PATH names no file: ${env.BROWSER_PATH}`);
    return {};
  }
  const { chromium } = await import('@playwright/test');
  for (const path of [chromium.executablePath(), ...systemBrowsers(env.PATH ?? '')]) {
    if (existsSync(path) && (await runs(path, env))) return { BROWSER_PATH: path };
  }
  return unpackBrowser(root, env);
}

/**
 * How to launch the browser that `findBrowser` found.
 * @param {import('./env-files.mjs').Variables} env
 */
export function browserLaunch(env) {
  // Its libraries are for the browser alone: nothing else should load them.
  const { BROWSER_PATH, BROWSER_LIBRARIES, BROWSER_FONTS, ...rest } = env;
  const own = BROWSER_LIBRARIES ? { LD_LIBRARY_PATH: BROWSER_LIBRARIES, FONTCONFIG_PATH: BROWSER_FONTS } : {};
  return { executablePath: BROWSER_PATH, env: { ...rest, ...own } };
}

/**
 * Where Chromium might be on a search path.
 * @param {string} searchPath like PATH
 */
export function systemBrowsers(searchPath) {
  return SYSTEM_NAMES.flatMap((name) => searchPath.split(delimiter).map((folder) => join(folder, name)));
}

/**
 * @param {string} path
 * @param {import('./env-files.mjs').Variables} env
 */
async function runs(path, env) {
  const { ok } = await startProcess('browser', [path, '--version'], { cwd: tmpdir(), env, quiet: true }).ended;
  return ok;
}

/**
 * @param {string} root
 * @param {import('./env-files.mjs').Variables} env
 */
async function unpackBrowser(root, env) {
  for (const attempt of ['first', 'last']) {
    const unpacking = startProcess('browser', [process.execPath, 'scripts/launch/unpack-browser.mjs'], {
      cwd: root,
      // It unpacks its libraries only where it believes to be on that runtime.
      env: { ...env, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
      quiet: true,
    });
    const { ok } = await unpacking.ended;
    if (!ok) throw new LaunchError(`Unpacking the browser failed:\n${unpacking.output()}`);
    /** @type {Record<string, string>} */
    const found = JSON.parse(
      unpacking
        .output()
        .split('\n')
        .findLast((line) => line.startsWith('{')) ?? '{}',
    );
    const { executablePath = '', env: browserEnv } = browserLaunch({ ...env, ...found });
    if (await runs(executablePath, browserEnv)) return found;
    // An unpacking that was interrupted leaves half a browser, which is never replaced by itself.
    if (attempt === 'first') rmSync(executablePath, { force: true });
  }
  throw new LaunchError('No browser for the end-to-end tests runs here. Set BROWSER_PATH to a Chromium.');
}
