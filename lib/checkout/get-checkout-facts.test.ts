import { beforeEach, describe, expect, it, vi } from 'vitest';
import { query } from '@/lib/magento/server/query';
import { getAddressRules } from './address/get-address-rules';
import { agreedIds } from './payment/agreement';
import { getAgreements } from './payment/get-agreements';

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

  it('are Magento’s own for a backend without them', async () => {
    vi.mocked(query).mockResolvedValue({ storeConfig: { store_code: 'mmstr_th' } });
    expect((await getAddressRules({ storeView: view })).requiredRegionCountries).toContain('US');
  });
});

describe('agreements of the page’s view', () => {
  const agreement = (agreement_id: number, mode: string) => ({
    agreement_id,
    name: 'Terms of sale',
    checkbox_text: 'I accept the terms',
    content: '<p>Terms</p>',
    is_html: true,
    mode,
  });

  it('[BACK-1] are those of Magento', async () => {
    vi.mocked(query).mockResolvedValue({ checkoutAgreements: [agreement(1, 'AUTO'), null, agreement(2, 'MANUAL')] });
    expect(await getAgreements({ storeView: view })).toEqual([
      {
        id: 1,
        name: 'Terms of sale',
        label: 'I accept the terms',
        content: '<p>Terms</p>',
        isHtml: true,
        isManual: false,
      },
      {
        id: 2,
        name: 'Terms of sale',
        label: 'I accept the terms',
        content: '<p>Terms</p>',
        isHtml: true,
        isManual: true,
      },
    ]);
  });

  it('may be none', async () => {
    vi.mocked(query).mockResolvedValue({ checkoutAgreements: null });
    expect(await getAgreements({ storeView: view })).toEqual([]);
  });

  it('[CHK-5] are sent when they were ticked, or are agreed to by ordering', () => {
    const agreements = [
      { id: 1, isManual: false },
      { id: 2, isManual: true },
      { id: 3, isManual: true },
    ];
    expect(agreedIds(agreements, [3])).toEqual([1, 3]);
  });
});
