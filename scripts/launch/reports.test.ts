import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sumReports, totalsLine, vitestReport } from './reports.mjs';

const vitest = { numPassedTests: 10, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
const playwright = { stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 0 } };

test('the reports of both runners are summed up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  writeFileSync(join(folder, 'unit.json'), JSON.stringify(vitest));
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify(playwright));
  writeFileSync(join(folder, 'notes.txt'), 'no report');
  expect(sumReports(folder)).toEqual({ passed: 16, failed: 3, skipped: 3, flaky: 1 });
});

test('a folder without reports counts nothing', () => {
  expect(sumReports('/no/such/folder')).toEqual({ passed: 0, failed: 0, skipped: 0, flaky: 0 });
});

test('skipped and flaky tests are told only where there are some', () => {
  expect(totalsLine({ passed: 7, failed: 0, skipped: 0, flaky: 0 })).toBe('7 passed, 0 failed');
  expect(totalsLine({ passed: 7, failed: 0, skipped: 2, flaky: 1 })).toBe('7 passed, 0 failed, 2 skipped, 1 flaky');
});

test('Vitest keeps a report only where a folder is named', () => {
  expect(vitestReport('unit', undefined)).toEqual([]);
  expect(vitestReport('unit', '/r')).toContain('--outputFile.json=/r/unit.json');
});
