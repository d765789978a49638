import { describe, expect, test, vi } from 'vitest';
import { bcp47, LOCALES, offeredLocale } from '@/lib/format/locale-codes';
import { loadMessages } from './load-messages';

describe('locales', () => {
  test('[STORE-7] messages are loaded per locale', async () => {
    const [british, american, thai] = await Promise.all(LOCALES.map(loadMessages));
    expect(thai).not.toEqual(british);
    expect(Object.keys(american ?? {})).toEqual(Object.keys(british ?? {}));
  });

  test('[STORE-7] an unknown locale is an error that names it, and the shop is shown in the default one', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await loadMessages('de-DE')).toEqual(await loadMessages('en-GB'));
    expect(log.mock.calls.flat().map(String).join(' ')).toContain('Unable to locate locale de-DE');
    log.mockClear();
    await loadMessages('en-AU');
    expect(log).not.toHaveBeenCalled();
  });

  test('[STORE-1] backend codes become BCP 47; the default is en-GB', () => {
    expect(['en_GB', 'th_TH', 'zh_Hans_CN', null].map(bcp47)).toEqual(['en-GB', 'th-TH', 'zh-CN', 'en-GB']);
  });

  test('a store view of another locale is shown in one of its language, where the shop has any', () => {
    expect(['en-US', 'en-AU', 'th', 'de-DE'].map(offeredLocale)).toEqual(['en-US', 'en-GB', 'th-TH', null]);
  });
});
