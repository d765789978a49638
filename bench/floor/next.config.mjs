import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // Its packages are the project's.
  outputFileTracingRoot: fileURLToPath(new URL('../..', import.meta.url)),
};
