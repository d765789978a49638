import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Two are worth it on two cores too: what remains beside them has little to do.
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** Runs files with a document after those without: a worker, and its document, is kept while the next file is alike. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !hasDocument(file)), ...sorted.filter(hasDocument)];
  }
}

const hasDocument = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

export default defineConfig({
  test: {
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        plugins: [react()],
        resolve: {
          alias: [
            { find: /^next-intl$/, replacement: `${import.meta.dirname}/lib/testing/next-intl.ts` },
            { find: /^\.\/format-message$/, replacement: `${import.meta.dirname}/lib/testing/format-message.ts` },
            { find: 'server-only', replacement: `${import.meta.dirname}/node_modules/server-only/empty.js` },
            { find: '@', replacement: import.meta.dirname },
          ],
        },
        test: {
          name: 'storefront',
          environment: 'node',
          isolate: false,
          maxWorkers,
          setupFiles: ['lib/testing/fresh-file.ts'],
          testTimeout: 30_000,
          include: ['{app,bench,components,lib,scripts,server}/**/*.test.{ts,tsx}', '*.test.ts'],
        },
      },
      {
        // Vite would take graphql's ES modules here and Node its CommonJS ones inside yoga: two realms.
        resolve: {
          alias: [{ find: /^graphql$/, replacement: `${import.meta.dirname}/node_modules/graphql/index.js` }],
        },
        test: {
          name: 'backend',
          root: `${import.meta.dirname}/backend`,
          environment: 'node',
          include: ['src/**/*.test.ts'],
          // Imports and the database's WebAssembly are loaded once per worker, not once per file: half of the time.
          isolate: false,
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
