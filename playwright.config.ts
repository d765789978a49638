import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/launch/browser.mjs';

const reports = process.env.TEST_REPORTS;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/fixtures/servers/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey that fails once in a while is a fault of the shop, or of the test, and is told as flaky: it does not hide
  // what the others found. `--retries 0` looks for such faults.
  retries: 1,
  workers: Math.min(2, availableParallelism()),
  // For what hangs: whole checkouts take minutes where a machine is slow.
  timeout: 180_000,
  // Browsers draw letters differently: what may differ is less than a heading that moves.
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.3 } },
  snapshotPathTemplate: 'e2e/baselines/{arg}{ext}',
  reporter: [['list'], ...(reports ? [['json', { outputFile: join(reports, 'e2e.json') }] as const] : [])],
  use: {
    locale: 'en-GB',
    // What a journey sees comes from the shop; specs of the worker allow it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      ...browserLaunch(process.env),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
