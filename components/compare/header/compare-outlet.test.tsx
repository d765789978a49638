// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCompare } from '@/lib/compare/compare-store';
import { resetUser } from '@/lib/customer/user-store';
import { discardCachedVisitor } from '@/lib/magento/browser/calls';
import { useToastStore } from '@/lib/shell/toast-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { comparePart, listedProducts as listed, refusal } from './compare.fixture';
import { CompareOutlet, pressCompare } from './compare-outlet';
import { COMPARE_COUNT, COMPARISON } from './compare-places';

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));
vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: Record<string, unknown>) => <a {...props} />,
}));

const toasts = () => useToastStore.getState().toasts.map(({ type, message, timeout }) => [type, message, timeout]);

beforeEach(() => {
  localStorage.clear();
  clearCompare();
  resetUser();
  discardCachedVisitor();
  useToastStore.setState({ toasts: [] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A page whose buttons compare, with the header's place for the count. */
function openPage(...ids: number[]) {
  render(
    <>
      <span id={COMPARE_COUNT} />
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed="false"
          data-compare={JSON.stringify({ id: String(id), name: `Product ${id}` })}
        >
          Compare {id}
        </button>
      ))}
      <CompareOutlet {...comparePart} />
    </>,
  );
}
function press(name: string) {
  const button = screen.getByRole('button', { name });
  act(() => void pressCompare(button, comparePart));
  return button;
}
const count = () => document.getElementById(COMPARE_COUNT)?.textContent;
const sticky = () => screen.queryByRole('link', { name: /^Compare products/ });

describe('the comparison on any page', () => {
  it('[CAT-5, CMP-3, SHELL-8] a button adds its product, says so for three seconds, and is counted', async () => {
    fakeCommerce({
      createCompareList: { createCompareList: listed() },
      addToCompare: { addProductsToCompareList: listed(7) },
    });
    openPage(7);
    const button = press('Compare 7');
    await waitFor(() =>
      expect(toasts()).toEqual([['info', 'You added product Product 7 to the comparison list.', 3000]]),
    );
    expect(count()).toBe('1');
    expect(button.ariaPressed).toBe('true');
  });

  it('[CMP-3] a button of a product that is listed takes it off, and says so', async () => {
    localStorage.setItem('compareId', 'list-1');
    fakeCommerce({
      compareList: { compareList: listed(7, 8) },
      removeFromCompare: { removeProductsFromCompareList: { __typename: 'CompareList', uid: 'list-1', item_count: 1 } },
    });
    openPage(7);
    await waitFor(() => expect(screen.getByRole('button', { pressed: true })).toBeTruthy());
    press('Compare 7');
    await waitFor(() =>
      expect(toasts()).toEqual([['info', 'You removed product Product 7 from the comparison list.', 3000]]),
    );
    expect(count()).toBe('1');
  });

  it('[CMP-3] a product is named as it is, whatever stands in its name', async () => {
    fakeCommerce({
      createCompareList: { createCompareList: listed() },
      addToCompare: { addProductsToCompareList: listed(7) },
    });
    openPage(7);
    screen.getByRole('button').dataset.compare = JSON.stringify({ id: '7', name: 'Balm $&' });
    press('Compare 7');
    await waitFor(() => expect(toasts()[0]?.[1]).toBe('You added product Balm $& to the comparison list.'));
  });

  it('[CMP-2, CMP-3] a fifth product is refused in the specification’s words, though the page knew of none yet', async () => {
    localStorage.setItem('compareId', 'list-1');
    const { calls } = fakeCommerce({ compareList: { compareList: listed(1, 2, 3, 4) } });
    openPage(5);
    press('Compare 5');
    await waitFor(() =>
      expect(toasts()).toEqual([['error', 'You have already added 4 items into the comparison list.', 3000]]),
    );
    expect(calls.every(({ query }) => query.startsWith('query'))).toBe(true);
  });

  it('[CMP-3] a failed call is told in the server’s words, a missing product in the specification’s', async () => {
    fakeCommerce({ createCompareList: refusal('Not today.') });
    openPage(7);
    press('Compare 7');
    await waitFor(() => expect(toasts()).toEqual([['error', 'Not today.', 3000]]));
    screen.getByRole('button', { name: 'Compare 7' }).removeAttribute('data-compare');
    press('Compare 7');
    await waitFor(() => expect(toasts()[1]).toEqual(['error', "Can't get compare list", 3000]));
  });

  it('[CMP-3, CMP-4] who signs in with a list that the backend does not know is told so', async () => {
    localStorage.setItem('compareId', 'gone');
    localStorage.setItem('signin_token', JSON.stringify({ value: 'jwt', timeStored: Date.now(), ttl: 3600 }));
    fakeCommerce({
      customerCompareList: { customer: { __typename: 'Customer', compare_list: null } },
      assignCompareList: {
        assignCompareListToCustomer: {
          __typename: 'AssignCompareListToCustomerOutput',
          result: false,
          compare_list: null,
        },
      },
    });
    openPage();
    await waitFor(() => expect(toasts()).toEqual([['error', "Can't assign compare list", 3000]]));
  });

  it('[CMP-7, SHELL-8] the way to it stays in sight where something is listed, not on its own page', async () => {
    localStorage.setItem('compareId', 'list-1');
    fakeCommerce({ compareList: { compareList: listed(7, 8) } });
    openPage();
    await waitFor(() => expect(sticky()?.textContent).toBe('Compare products (2)'));
    expect(sticky()?.getAttribute('href')).toBe('/catalog/product_compare');
    cleanup();
    document.body.insertAdjacentHTML('beforeend', `<div ${COMPARISON}></div>`);
    openPage();
    await waitFor(() => expect(count()).toBe('2'));
    expect(sticky()).toBeNull();
    document.querySelector(`[${COMPARISON}]`)?.remove();
  });
});
