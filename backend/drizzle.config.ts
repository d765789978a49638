import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/database/schema.ts',
    './src/database/schema-customers.ts',
    './src/database/schema-sales.ts',
    './src/database/schema-search.ts',
  ],
  out: './src/database/migrations',
});
