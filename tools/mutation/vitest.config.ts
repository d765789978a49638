import { defineConfig } from 'vitest/config';
import projects from '../../vitest.config';

const [storefront] = projects.test.projects;
export default defineConfig(storefront);
