import { beforeEach, describe, expect, it, vi } from 'vitest';
import { query } from '@/lib/magento/server/query';
import { agreedIds } from './agreement';
import { getAgreements } from './get-agreements';

vi.mock('@/lib/magento/server/query', () => ({ query: vi.fn() }));

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
