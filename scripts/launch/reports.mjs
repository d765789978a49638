import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped: number, flaky: number }} Totals Flaky ones passed at last. */

/**
 * Arguments that make Vitest keep a report beside what it prints, where TEST_REPORTS names a folder.
 * @param {string} name
 * @param {string | undefined} folder
 */
export function vitestReport(name, folder) {
  return folder ? ['--reporter=default', '--reporter=json', `--outputFile.json=${join(folder, `${name}.json`)}`] : [];
}

/**
 * Sums up the reports of Vitest and Playwright in a folder.
 * @param {string} folder
 * @returns {Totals}
 */
export function sumReports(folder) {
  const totals = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
  if (!existsSync(folder)) return totals;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const report = countReport(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    totals.passed += report.passed;
    totals.failed += report.failed;
    totals.skipped += report.skipped;
    totals.flaky += report.flaky;
  }
  return totals;
}

/**
 * Totals of one report, Vitest's or Playwright's. Throws where it is neither.
 * @param {any} report
 * @returns {Totals}
 */
function countReport(report) {
  if (typeof report.numPassedTests === 'number') {
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      flaky: 0,
    };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped, flaky };
}

/**
 * @param {Totals} totals
 */
export function totalsLine({ passed, failed, skipped, flaky }) {
  const told = [`${passed} passed`, `${failed} failed`];
  if (skipped) told.push(`${skipped} skipped`);
  if (flaky) told.push(`${flaky} flaky`);
  return told.join(', ');
}
