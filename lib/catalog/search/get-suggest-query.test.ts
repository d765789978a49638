import { expect, it, vi } from 'vitest';
import { getSuggestQuery } from './get-suggest-query';

const backend = vi.hoisted(() => ({ fields: {} as Record<string, string[]> }));
vi.mock('@/lib/magento/capabilities/capabilities', () => ({ getCapabilities: async () => backend }));

it('[CAT-6] the query for suggestions is short and asks only for fields that the backend has', async () => {
  backend.fields = { Products: ['suggestions'] };
  expect(await getSuggestQuery()).toMatch(
    /^query suggest\(\$term:String!\)\{products\(search:\$term.*\{suggestions\{search\}\}/,
  );
  backend.fields = { Products: [] };
  expect(await getSuggestQuery()).not.toContain('suggestions');
});
