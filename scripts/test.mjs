import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './launch/browser.mjs';
import { ensureBuild } from './launch/build.mjs';
import { ensureDependencies } from './launch/dependencies.mjs';
import { LaunchError } from './launch/launch-error.mjs';
import { npm, startProcess } from './launch/processes.mjs';
import { sumReports, totalsLine, vitestReport } from './launch/reports.mjs';
import { root } from './launch/root.mjs';
import { duration, main } from './launch/steps.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';

// `npm test`: everything that CI runs, on a fresh clone too. Stops at the first step that fails.

const reports = process.env.TEST_REPORTS ?? mkdtempSync(join(tmpdir(), 'test-reports-'));
const env = { ...process.env, TEST_REPORTS: reports };
/** @type {string[]} */
const summary = [];

/** @type {[string, () => Promise<unknown>][]} */
const steps = [
  ['packages', () => ensureDependencies(root)],
  ['browser', async () => Object.assign(env, await findBrowser(root, process.env))],
  ['verify', () => run('verify')],
  ['backend tests', () => backendTests('backend')],
  ['backend on Postgres', onPostgres],
  // With the container image's folder, which a journey starts; `next start` serves the same build.
  ['production build', () => ensureBuild(root, { ...env, STANDALONE: '1' })],
  ['end to end', () => run('e2e')],
];

await main(async () => {
  for (const [name, step] of steps) {
    const started = Date.now();
    console.log(`\n── ${name}`);
    const failure = await step().then(
      () => undefined,
      (error) => error,
    );
    summary.push(`${failure ? '✘' : '✔'} ${name.padEnd(18)} ${duration(Date.now() - started)}`);
    if (failure) {
      console.log(`\n${summary.join('\n')}`);
      throw failure;
    }
  }
  console.log(`\n${summary.join('\n')}\n${totalsLine(sumReports(reports))}`);
});

/**
 * @param {string} report
 * @param {string} [databaseUrl] of a Postgres; without it the embedded database
 */
function backendTests(report, databaseUrl = '') {
  return run('unit:backend', vitestReport(report, reports), { TEST_DATABASE_URL: databaseUrl });
}

/** The same tests on the Postgres of TEST_DATABASE_URL, else on one of this machine's. */
async function onPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return backendTests('backend-postgres', given);
  const bin = findPostgres();
  if (!bin) {
    console.log('Left out: there is no Postgres here. Install one, or set TEST_DATABASE_URL to one.');
    return;
  }
  const { url, stop } = await startPostgres(bin);
  await backendTests('backend-postgres', url).finally(stop);
}

/**
 * @param {string} script of package.json
 * @param {string[]} args
 * @param {Record<string, string>} more variables
 */
async function run(script, args = [], more = {}) {
  const command = npm('run', '--silent', script, '--', ...args);
  const { ok, how } = await startProcess(script, command, { cwd: root, env: { ...env, ...more } }).ended;
  if (!ok) throw new LaunchError(`${script} failed (${how}).`);
}
