import { defineConfig } from 'vitest/config';
import projects from '../../vitest.config';
import { backendTests, tests } from './rooms.mjs';

const [storefront, backend] = projects.test.projects;

/** None of these tests takes a second on a quiet machine: what a change has wait for ever is noticed. */
const testTimeout = 15_000;

export default defineConfig({
  test: {
    projects: [
      { ...storefront, test: { ...storefront.test, testTimeout, include: tests } },
      { ...backend, test: { ...backend.test, testTimeout, include: backendTests } },
    ].filter(({ test }) => test.include.length > 0),
  },
});
