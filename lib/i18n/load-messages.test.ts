import { describe, expect, test } from 'vitest';
import { bcp47, LOCALES, spokenLocale } from '@/lib/format/locale-codes';
import { loadMessages } from './load-messages';

describe('locales', () => {
  test('[STORE-7] words are loaded per locale', async () => {
    const [british, american, thai] = await Promise.all(LOCALES.map(loadMessages));
    expect(thai).not.toEqual(british);
    expect(Object.keys(american ?? {})).toEqual(Object.keys(british ?? {}));
  });

  test('[STORE-7] an unknown one is an error that names it', async () => {
    await expect(loadMessages('xx-XX')).rejects.toThrow('Unable to locate locale xx-XX');
  });

  test('[STORE-1] backend codes become BCP 47; the default is en-GB', () => {
    expect(['en_GB', 'th_TH', 'zh_Hans_CN', null].map(bcp47)).toEqual(['en-GB', 'th-TH', 'zh-CN', 'en-GB']);
  });

  test('a view in another language speaks the nearest one that the shop has', () => {
    expect(['en-US', 'en-AU', 'th', 'de-DE'].map(spokenLocale)).toEqual(['en-US', 'en-GB', 'th-TH', 'en-GB']);
  });
});
