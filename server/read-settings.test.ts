import { afterEach, expect, test, vi } from 'vitest';
import { readSettings } from './read-settings';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a server with a wrong variable tells which, and ends', () => {
  vi.stubEnv('LOG_FORMAT', 'xml');
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  expect(readSettings).toThrow('ended');
  expect(exit).toHaveBeenCalledWith(1);
  expect(written.mock.calls.join()).toContain('LOG_FORMAT');
});
