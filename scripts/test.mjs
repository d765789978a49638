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
  ['backend tests', () => run('unit:backend', vitestReport('backend', reports))],
  ['production build', () => ensureBuild(root, env)],
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
 * @param {string} script of package.json
 * @param {string[]} args
 */
async function run(script, args = []) {
  const { ok, how } = await startProcess(script, npm('run', '--silent', script, '--', ...args), { cwd: root, env })
    .ended;
  if (!ok) throw new LaunchError(`${script} failed (${how}).`);
}
