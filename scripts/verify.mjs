import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { LaunchError } from './launch/launch-error.mjs';
import { isStopping, npm, startProcess } from './launch/processes.mjs';
import { vitestReport } from './launch/reports.mjs';
import { root } from './launch/root.mjs';
import { duration, inLanes, main } from './launch/steps.mjs';

// `npm run verify`: the gate, the same here and in CI. Each step is a script of package.json; the slow ones start first.

const steps = [
  { script: 'types' },
  { script: 'unit', args: vitestReport('unit', process.env.TEST_REPORTS) },
  { script: 'lint' },
  { script: 'unused' },
  { script: 'messages' },
];

await main(async () => {
  /** @type {string[]} */
  const failed = [];
  await inLanes(steps, Math.min(2, availableParallelism()), async ({ script, args = [] }) => {
    const started = Date.now();
    const step = startProcess(script, npm('run', '--silent', script, '--', ...args), {
      cwd: root,
      env: process.env,
      quiet: true,
    });
    const { ok } = await step.ended;
    if (isStopping()) return;
    if (!ok) failed.push(script);
    const output = ok ? closingLines(step.output()) : step.output();
    console.log(`${ok ? '✔' : '✘'} ${script.padEnd(9)} ${duration(Date.now() - started)}${output && `\n${output}`}`);
  });
  if (failed.length) throw new LaunchError(`verify failed: ${failed.join(', ')}`);
});

/**
 * The totals that a test runner prints last.
 * @param {string} output
 */
function closingLines(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines.filter((line) => /^\s*(Test Files|Tests)\s/.test(line)).join('\n');
}
