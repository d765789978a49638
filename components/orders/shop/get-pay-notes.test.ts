import { beforeEach, expect, it, vi } from 'vitest';
import { getBlocks } from '@/lib/content/get-blocks';
import { getChequeTarget } from '@/lib/orders/get-cheque-target';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { getPayNotes } from './get-pay-notes';

vi.mock('next-intl/server', () => ({ getTranslations: async () => String }));
vi.mock('@/lib/content/get-blocks', () => ({ getBlocks: vi.fn() }));
vi.mock('@/lib/orders/get-cheque-target', () => ({ getChequeTarget: vi.fn() }));

beforeEach(() => {
  vi.mocked(getChequeTarget).mockResolvedValue({ payee: null, address: null });
  vi.mocked(getBlocks).mockResolvedValue([]);
});

it('a transfer goes to the account that the merchant has written down, line by line', async () => {
  const html = '<p>Account name: Example Ltd<br>Sort code: 00-00-00</p>\n<p>Account number: 00000000</p>';
  vi.mocked(getBlocks).mockResolvedValue([{ identifier: 'bank-transfer', html }]);
  const { banktransfer } = await getPayNotes(testStoreContext);
  expect(banktransfer).toBe('transferTo\nAccount name: Example Ltd\nSort code: 00-00-00\nAccount number: 00000000');
  expect(vi.mocked(getBlocks).mock.lastCall).toEqual([testStoreContext, ['bank-transfer']]);
});

it.each([[[]], [[{ identifier: 'bank-transfer', html: '<p><br></p>' }]]])(
  'where nobody has written it down it is asked for',
  async (blocks) => {
    vi.mocked(getBlocks).mockResolvedValue(blocks);
    expect(await getPayNotes(testStoreContext)).toEqual({ checkmo: 'chequeAsk', banktransfer: 'transfer' });
  },
);
