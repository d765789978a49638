import { beforeEach, expect, it, vi } from 'vitest';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { query } from '@/lib/magento/server/query';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { getChequeTarget } from './get-cheque-target';

vi.mock('@/lib/magento/server/query', () => ({ query: vi.fn() }));
vi.mock('@/lib/magento/capabilities/capabilities', () => ({ getCapabilities: vi.fn() }));

beforeEach(() => vi.mocked(getCapabilities).mockResolvedValue({ fields: {}, productAttributes: [], filters: {} }));

it('a cheque goes to whom and where the merchant has said, line by line', async () => {
  vi.mocked(query).mockResolvedValue({
    storeConfig: {
      check_money_order_make_check_payable_to: 'mmstr Ltd ',
      check_money_order_send_check_to: '0 Example Street\r\nBristol\r\n',
    },
  });
  expect(await getChequeTarget(testStoreContext)).toEqual({ payee: 'mmstr Ltd', address: '0 Example Street\nBristol' });
});

it('a cheque goes nowhere that is known where the merchant has said nothing', async () => {
  vi.mocked(query).mockResolvedValue({ storeConfig: { check_money_order_make_check_payable_to: '' } });
  expect(await getChequeTarget(testStoreContext)).toEqual({ payee: null, address: null });
});
