import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/database/schema-stores.ts',
    './src/database/schema-catalog.ts',
    './src/database/schema-products.ts',
    './src/database/schema-listing.ts',
    './src/database/schema-content.ts',
    './src/database/schema-customers.ts',
    './src/database/schema-sales.ts',
    './src/database/schema-search.ts',
  ],
  out: './src/database/migrations',
});
