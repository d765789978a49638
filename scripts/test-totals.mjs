import { LaunchError } from './launch/launch-error.mjs';
import { sumReports, totalsLine } from './launch/reports.mjs';
import { main } from './launch/steps.mjs';

// Sums up the test runners' reports in the folder TEST_REPORTS. Fails where a test failed, or none ran.

await main(async () => {
  const totals = sumReports(process.env.TEST_REPORTS ?? '');
  if (totals.failed || !totals.passed) throw new LaunchError(totalsLine(totals));
  console.log(totalsLine(totals));
});
