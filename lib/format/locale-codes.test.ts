import { expect, it } from 'vitest';
import { bcp47, offeredLocale } from './locale-codes';

it('[STORE-1] a backend’s locale code becomes a language tag', () => {
  const codes = ['en_GB', 'th_TH', 'sr_Cyrl_RS', 'zh_Hans_CN', 'zh_Hant_TW', 'zh_Hant_HK', '', null, undefined];
  expect(codes.map(bcp47)).toEqual([
    ...['en-GB', 'th-TH', 'sr-Cyrl-RS', 'zh-CN', 'zh-TW', 'zh-HK'],
    ...['en-GB', 'en-GB', 'en-GB'],
  ]);
});

it('[STORE-1] the shop’s own locale is the same one, else one of the same language', () => {
  expect(['en-US', 'en-AU', 'th', 'de-DE'].map(offeredLocale)).toEqual(['en-US', 'en-GB', 'th-TH', null]);
});
