import { describe, expect, test, vi } from 'vitest';
import { bcp47, LOCALES, offeredLocale } from '@/lib/format/locale-codes';
import { loadMessages } from './load-messages';

const neutral = (locale: string) => loadMessages(locale, 'neutral');

/** Texts by their dotted keys. */
function texts(messages: object, prefix = ''): Map<string, string> {
  const entries = Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...texts(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

describe('locales', () => {
  test('[STORE-7] messages are loaded per locale', async () => {
    const [british, american, thai] = await Promise.all(LOCALES.map(neutral));
    expect(thai).not.toEqual(british);
    expect(Object.keys(american ?? {})).toEqual(Object.keys(british ?? {}));
  });

  test('[STORE-7] an unknown locale is an error that names it, and the shop is shown in the default one', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await neutral('de-DE')).toEqual(await neutral('en-GB'));
    expect(log.mock.calls.flat().map(String).join(' ')).toContain('Unable to locate locale de-DE');
    log.mockClear();
    await neutral('en-AU');
    expect(log).not.toHaveBeenCalled();
  });

  test('[STORE-1] backend codes become BCP 47; the default is en-GB', () => {
    expect(['en_GB', 'th_TH', 'zh_Hans_CN', null].map(bcp47)).toEqual(['en-GB', 'th-TH', 'zh-CN', 'en-GB']);
  });

  test('a store view of another locale is shown in one of its language, where the shop has any', () => {
    expect(['en-US', 'en-AU', 'th', 'de-DE'].map(offeredLocale)).toEqual(['en-US', 'en-GB', 'th-TH', null]);
  });
});

describe('the words of a trade', () => {
  test.each(LOCALES)(
    'in %s a pharmacy has its own words in the place of neutral ones, and labels beside them',
    async (locale) => {
      const shop = await loadMessages(locale, 'pharmacy');
      expect(shop.shell.searchPlaceholder).toBe(shop.pharmacy.wording.shell.searchPlaceholder);
      expect(shop.orderPlaced.next.checkTitle).toBe(shop.pharmacy.wording.orderPlaced.next.checkTitle);
      const plain = await neutral(locale);
      expect(shop.orderPlaced.next.sendTitle).toBe(plain.orderPlaced.next.sendTitle);
      expect(shop.catalog.attributes).toEqual({
        ...plain.catalog.attributes,
        ...shop.pharmacy.wording.catalog.attributes,
      });
      const replaced = [...texts(plain.pharmacy.wording).keys()].filter(
        (key) => !/^catalog\.\w*ttributes\./i.test(key),
      );
      expect(replaced.filter((key) => !texts(plain).has(key))).toEqual([]);
    },
  );

  test.each(LOCALES)(
    'in %s no text outside the pharmacy’s own speaks of medicines or of who sells them',
    async (locale) => {
      const { pharmacy: _, ...others } = await neutral(locale);
      const named = [...texts(others)].filter(([, text]) =>
        /pharmac|medic|prescri|symptom|ingredient|ibuprofen|dosage|เภสัช|ชื่อยา|ตัวยา|อาการ|ใบสั่งแพทย์/i.test(text),
      );
      expect(named).toEqual([]);
    },
  );
});
