// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeToken } from '@/lib/auth/token';
import { clearCompare } from '@/lib/compare/compare-store';
import { resetUser } from '@/lib/customer/user-store';
import { discardCachedVisitor } from '@/lib/magento/browser/calls';
import { detailed, openComparison } from './comparison.fixture';
import { listedProducts as listed } from './header/compare.fixture';

vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: Record<string, unknown>) => <a {...props} />,
}));

beforeEach(() => {
  localStorage.clear();
  clearCompare();
  resetUser();
  discardCachedVisitor();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the comparison of a customer', () => {
  it('[CMP-4] shows the whole list of who signs in on its page', async () => {
    const assigned = { __typename: 'AssignCompareListToCustomerOutput', result: true, compare_list: listed(7, 8) };
    const { answers } = openComparison({
      compareList: { compareList: listed(7) },
      comparison: { compareList: { ...detailed.compareList, items: detailed.compareList.items.slice(0, 1) } },
    });
    await screen.findByText('Product 7');
    expect(screen.queryByText('Product 8')).toBeNull();
    Object.assign(answers, {
      customerCompareList: { customer: { __typename: 'Customer', compare_list: { ...listed(8), uid: 'hers' } } },
      assignCompareList: { assignCompareListToCustomer: assigned },
      comparison: detailed,
    });
    act(() => storeToken('jwt'));
    await screen.findByText('Product 8');
    expect(screen.getByText('Product 7')).toBeTruthy();
  });

  it('[CMP-6] asks once for the comparison of who is signed in already', async () => {
    localStorage.setItem('signin_token', JSON.stringify({ value: 'jwt', timeStored: Date.now(), ttl: 3600 }));
    const { calls } = openComparison({
      customerCompareList: { customer: { __typename: 'Customer', compare_list: listed(7, 8) } },
    });
    await screen.findByRole('table');
    expect(calls.filter(({ query }) => query.startsWith('query comparison'))).toHaveLength(1);
  });
});
