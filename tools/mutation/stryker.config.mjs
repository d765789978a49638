import { rules } from './rooms.mjs';

/** Breaks each rule in turn and runs the tests that reach it; `MUTATE=cart,routing` those of some rooms. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  mutate: [...rules, '!**/*.test.ts', '!**/*.fixture.ts', '!**/*documents.ts', '!**/*-document.ts', '!**/*.d.ts'],
  coverageAnalysis: 'perTest',
  // What is set once as a module loads wants every test again for each mutant.
  ignoreStatic: true,
  // A busy machine is no proof: only what really never ends counts as noticed by its time.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'tools/mutation/reports/mutation.html' },
  tempDirName: 'tools/mutation/.stryker',
  thresholds: { high: 90, low: 85, break: 85 },
};
