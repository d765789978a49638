import { defineConfig } from 'vitest/config';
import projects from '../../vitest.config';
import { backendTests, tests } from './rooms.mjs';

const [storefront, backend] = projects.test.projects;

export default defineConfig({
  test: {
    projects: [
      { ...storefront, test: { ...storefront.test, include: tests } },
      { ...backend, test: { ...backend.test, include: backendTests } },
    ].filter(({ test }) => test.include.length > 0),
  },
});
