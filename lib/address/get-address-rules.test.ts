import { beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/config/env';
import { query } from '@/lib/magento/server/query';
import { finderMessages } from './finder/get-address-finder';
import { getAddressRules } from './get-address-rules';

const capabilities = vi.hoisted(() => ({ fields: { StoreConfig: [] as string[] } }));
vi.mock('@/lib/magento/server/query', () => ({ query: vi.fn() }));
vi.mock('@/lib/magento/capabilities/capabilities', () => ({ getCapabilities: async () => capabilities }));

const view = {
  code: 'mmstr_th',
  locale: 'th-TH',
  name: 'ไทย',
  groupCode: 'g',
  groupName: 'G',
  currency: 'THB',
  isDefault: false,
  sortOrder: 1,
  categoryUrlSuffix: '.html',
  productUrlSuffix: '.html',
  secureBaseMediaUrl: 'https://shop.example/media/',
};

beforeEach(() => {
  vi.mocked(query).mockReset();
  capabilities.fields.StoreConfig = [];
});

/** The text of the query that was sent. */
function sent(): string {
  return vi.mocked(query).mock.calls[0]?.[0].loc?.source.body ?? JSON.stringify(vi.mocked(query).mock.calls[0]?.[0]);
}

describe('[CHK-8] address rules of the page’s view', () => {
  it('[BACK-1] are asked for only as far as the backend has them', async () => {
    capabilities.fields.StoreConfig = ['optional_zip_countries'];
    vi.mocked(query).mockResolvedValue({ storeConfig: { store_code: 'mmstr_th', optional_zip_countries: 'TH' } });
    expect(await getAddressRules({ storeView: view })).toMatchObject({
      defaultCountry: 'TH',
      optionalPostcodeCountries: ['TH'],
      isOptionalRegionShown: true,
    });
    expect(sent()).toContain('optional_zip_countries');
    expect(sent()).not.toContain('default_country');
    expect(vi.mocked(query).mock.calls[0]?.[2]).toEqual({ storeContext: { storeView: view }, tags: ['store'] });
  });

  it('name the countries of a finder only where the shop has one', async () => {
    vi.mocked(query).mockResolvedValue({ storeConfig: { store_code: 'mmstr_th' } });
    expect(await getAddressRules({ storeView: view })).not.toHaveProperty('finderCountries');
    expect(finderMessages()).toEqual([]);
    Object.assign(env, { ADDRESS_FINDER: 'ideal-postcodes', ADDRESS_FINDER_KEY: 'ak_1' });
    try {
      expect(await getAddressRules({ storeView: view })).toMatchObject({ finderCountries: ['GB'] });
      expect(finderMessages()).toEqual(['addressFinder']);
    } finally {
      Object.assign(env, { ADDRESS_FINDER: undefined, ADDRESS_FINDER_KEY: undefined });
    }
  });

  it('are Magento’s own for a backend without them', async () => {
    vi.mocked(query).mockResolvedValue({ storeConfig: { store_code: 'mmstr_th' } });
    expect((await getAddressRules({ storeView: view })).requiredRegionCountries).toContain('US');
  });

  it('are the backend’s where it tells them', async () => {
    vi.mocked(query).mockResolvedValue({
      storeConfig: {
        store_code: 'mmstr_th',
        default_country: 'TH',
        countries_with_required_region: 'TH, US',
        display_state_if_optional: false,
        optional_zip_countries: '',
      },
    });
    expect(await getAddressRules({ storeView: { ...view, locale: 'en-GB' } })).toEqual({
      defaultCountry: 'TH',
      requiredRegionCountries: ['TH', 'US'],
      isOptionalRegionShown: false,
      optionalPostcodeCountries: [],
    });
  });

  it('preset the country of the page’s language, or the US where it names none', async () => {
    vi.mocked(query).mockResolvedValue({ storeConfig: null });
    expect(await getAddressRules({ storeView: view })).toMatchObject({
      defaultCountry: 'TH',
      isOptionalRegionShown: true,
      optionalPostcodeCountries: ['HK', 'IE', 'MO', 'PA'],
    });
    expect((await getAddressRules({ storeView: { ...view, locale: 'en' } })).defaultCountry).toBe('US');
  });
});
