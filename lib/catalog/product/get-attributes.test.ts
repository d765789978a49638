import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { query } from '@/lib/magento/server/query';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { clearProcessMemory } from '@/lib/testing/forget-process-memory';
import { getAttributes } from './get-attributes';

const CODES = Array.from({ length: 40 }, (_, index) => `code_${index}`);

vi.mock('@/lib/magento/server/query', () => ({ query: vi.fn() }));
vi.mock('@/lib/magento/capabilities/capabilities', () => ({
  getCapabilities: async () => ({ productAttributes: CODES }),
}));

const backend = vi.mocked(query);
const said = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  backend.mockReset();
  said.mockClear();
});
afterEach(clearProcessMemory);

/** Like Magento's: what is no attribute fails the whole read. */
function magento(foreign: readonly string[]) {
  backend.mockImplementation(async (_document, variables) => {
    const { attributes } = variables as { attributes: { attribute_code: string }[] };
    if (attributes.some(({ attribute_code }) => foreign.includes(attribute_code))) {
      throw new AppError('graphql', 'Internal server error', { category: 'internal' });
    }
    return { customAttributeMetadata: { items: attributes.map((one) => ({ ...one, attribute_options: [] })) } };
  });
}

it('leaves out a module’s product field that is no attribute, tells ops of it once, and keeps all attributes', async () => {
  magento(['code_7', 'code_31']);
  const attributes = await getAttributes(testStoreContext);
  expect([...attributes.keys()]).toEqual(CODES.filter((code) => code !== 'code_7' && code !== 'code_31'));
  expect(said.mock.calls.map(([line]) => /code_\d+/.exec(String(line))?.[0])).toEqual(['code_7', 'code_31']);
  backend.mockClear();
  expect((await getAttributes(testStoreContext)).size).toBe(38);
  expect(backend).toHaveBeenCalledTimes(1);
});

it('gives up soon where the backend reads none, without a word against a field, and asks anew the next time', async () => {
  magento(CODES);
  expect((await getAttributes(testStoreContext)).size).toBe(0);
  expect(backend.mock.calls.length).toBeLessThan(30);
  expect(said).not.toHaveBeenCalled();
  magento([]);
  expect((await getAttributes(testStoreContext)).size).toBe(40);
});

it('does not take a backend that does not answer for one that refuses', async () => {
  backend.mockRejectedValue(new AppError('network', 'The commerce backend did not answer'));
  await expect(getAttributes(testStoreContext)).rejects.toThrow('did not answer');
  expect(backend).toHaveBeenCalledTimes(1);
});
