import { describe, expect, test } from 'vitest';
import { toStoreConfig } from '@/lib/store-config/store-config';
import { pageMetadata, pageTitle } from './page-metadata';

describe('page title', () => {
  const config = { titlePrefix: 'Shop:', titleSuffix: '- mmstr', storeName: 'Pharmacy' };

  test('[STORE-5] is prefix, title, suffix', () => {
    expect(pageTitle('Pain relief', config)).toBe('Shop: Pain relief - mmstr');
  });

  test('[STORE-5] takes the shop’s name where a page has none', () => {
    expect(pageTitle(null, config)).toBe('Shop: Pharmacy - mmstr');
    expect(pageTitle('', { ...config, titlePrefix: null, titleSuffix: '' })).toBe('Pharmacy');
  });

  test('[STORE-5] the shop’s name falls back to mmstr', () => {
    expect(pageTitle(null, toStoreConfig({}))).toBe('mmstr');
  });

  test('[STORE-10] prefix and suffix are the shop’s own fields, else Magento’s', () => {
    const magento = { title_prefix: 'M', title_suffix: 'N' };
    expect(pageTitle('A', toStoreConfig(magento))).toBe('M A N');
    expect(pageTitle('A', toStoreConfig({ ...magento, head_title_prefix: 'O', head_title_suffix: 'P' }))).toBe('O A P');
  });

  test('a page without a description has the shop’s', () => {
    const shop = { ...config, defaultDescription: 'A pharmacy.' };
    expect(pageMetadata({ title: 'A', description: null }, shop).description).toBe('A pharmacy.');
    expect(pageMetadata({ title: 'A', description: 'Own.' }, shop).description).toBe('Own.');
  });
});
