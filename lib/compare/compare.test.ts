// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetUser } from '@/lib/customer/user-store';
import { discardCachedVisitor } from '@/lib/magento/browser/calls';
import { toQueryText } from '@/lib/magento/server/fetch-query';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { addToCompare, LIST_FULL } from './add-to-compare';
import { assignCompareList, NOT_ASSIGNED } from './assign-compare-list';
import { clearCompare, useCompareStore } from './compare-store';
import { NO_LIST } from './create-compare-list';
import { compareListDocument, customerCompareListDocument } from './documents';
import { loadCompareList } from './load-compare-list';
import { removeFromCompare } from './remove-from-compare';

const queries = { list: toQueryText(compareListDocument), own: toQueryText(customerCompareListDocument) };
const list = (uid: string, ...ids: number[]) => ({
  __typename: 'CompareList',
  uid,
  item_count: ids.length,
  items: ids.map((id) => ({
    __typename: 'ComparableItem',
    uid: String(id),
    product: { __typename: 'SimpleProduct', uid: `uid-${id}`, id, name: `Product ${id}` },
  })),
});
const item = (id: number) => ({ id: String(id), name: `Product ${id}` });
const refusal = (message: string) =>
  Response.json({ errors: [{ message, path: ['x'], extensions: { category: 'graphql-input' } }], data: null });
const UNKNOWN = '"uid" value does not exist';
const signIn = () =>
  localStorage.setItem('signin_token', JSON.stringify({ value: 'jwt', timeStored: Date.now(), ttl: 3600 }));
const state = () => useCompareStore.getState();
const ids = () => state().compareItems.map(({ id }) => id);

function backend(answers: Parameters<typeof fakeCommerce>[0]) {
  const { calls } = fakeCommerce(answers);
  return { calls, names: () => calls.map(({ query }) => /^\w+ (\w+)/.exec(query)?.[1]) };
}

beforeEach(() => {
  localStorage.clear();
  clearCompare();
  resetUser();
  discardCachedVisitor();
});
afterEach(() => vi.unstubAllGlobals());

describe('[CMP-1] the list', () => {
  it('[CMP-1] a visitor without one asks for nothing', async () => {
    const { calls } = backend({});
    await loadCompareList(queries);
    expect(calls).toEqual([]);
    expect(state()).toMatchObject({ compareId: null, compareItems: [], isLoading: false });
  });

  it('[CMP-1, CMP-7] a stored one is loaded, past every cache, and shown as loading meanwhile', async () => {
    localStorage.setItem('compareId', 'list-1');
    const { calls } = backend({ compareList: { compareList: list('list-1', 7, 8) } });
    const loading = loadCompareList(queries);
    expect(state().isLoading).toBe(true);
    await loading;
    expect(state()).toMatchObject({ compareId: 'list-1', compareItems: [item(7), item(8)], isLoading: false });
    expect(calls.map(({ variables }) => variables)).toEqual([{ uid: 'list-1' }]);
    await Promise.all([loadCompareList(queries), loadCompareList(queries)]);
    expect(calls, 'asked for twice at once, it is read once').toHaveLength(2);
  });

  it.each([
    ['that the backend does not know', { compareList: null }],
    ['that has become a customer’s', refusal('This customer is not authorized to access this list')],
  ])('[CMP-1] one %s is forgotten', async (_, answer) => {
    localStorage.setItem('compareId', 'list-1');
    backend({ compareList: answer });
    await loadCompareList(queries);
    expect(localStorage.getItem('compareId')).toBeNull();
    expect(state().getDetailsError).toBeNull();
  });

  it('[CMP-5] one that could not be read is kept, with its error', async () => {
    localStorage.setItem('compareId', 'list-1');
    backend({ compareList: refusal('Out of order.') });
    await expect(loadCompareList(queries)).rejects.toMatchObject({ message: 'Out of order.' });
    expect(state()).toMatchObject({ isLoading: false, getDetailsError: { message: 'Out of order.' } });
    expect(localStorage.getItem('compareId')).toBe('list-1');
  });
});

describe('[CMP-2] adding and removing', () => {
  it('[CMP-1, CMP-2] the first product begins the list, whose uid is stored; the answer replaces the items', async () => {
    const { calls, names } = backend({
      createCompareList: { createCompareList: list('list-1') },
      addToCompare: { addProductsToCompareList: list('list-1', 7, 8) },
    });
    await addToCompare(item(8));
    expect(names()).toEqual(['createCompareList', 'addToCompare']);
    expect(calls[1]?.variables).toEqual({ uid: 'list-1', products: ['8'] });
    expect(ids()).toEqual(['7', '8']);
    expect(localStorage.getItem('compareId')).toBe('list-1');
  });

  it('[CMP-2] a fifth product is refused, and so is none; nothing is asked of the backend', async () => {
    const { calls } = backend({});
    useCompareStore.setState({ compareId: 'list-1', compareItems: [1, 2, 3, 4].map(item) });
    await expect(addToCompare(item(5))).rejects.toMatchObject({ message: LIST_FULL });
    expect(LIST_FULL).toBe('You have already added 4 items into the comparison list.');
    expect(state()).toMatchObject({ addItemError: { message: LIST_FULL }, isLoading: false });
    await expect(addToCompare(null)).rejects.toMatchObject({ message: NO_LIST });
    expect(calls).toEqual([]);
  });

  it('[CMP-2] a list that is gone is begun anew with the product', async () => {
    localStorage.setItem('compareId', 'gone');
    const { names } = backend({
      createCompareList: { createCompareList: list('list-2') },
      addToCompare: ({ variables }: { variables: Record<string, unknown> }) =>
        variables.uid === 'gone' ? refusal(UNKNOWN) : { addProductsToCompareList: list('list-2', 7) },
    });
    await addToCompare(item(7));
    expect(names()).toEqual(['addToCompare', 'createCompareList', 'addToCompare']);
    expect([state().compareId, ...ids()]).toEqual(['list-2', '7']);
  });

  it('[CMP-5] a list that cannot be begun says so in the state, and nothing is listed', async () => {
    backend({ createCompareList: refusal('Not today.') });
    await expect(addToCompare(item(7))).rejects.toMatchObject({ message: 'Not today.' });
    expect(state()).toMatchObject({
      isCreating: false,
      createCompareError: { message: 'Not today.' },
      compareItems: [],
    });
  });

  it('[CMP-2, CMP-7] one product is removed from what is shown, then all', async () => {
    useCompareStore.setState({ compareId: 'list-1', compareItems: [1, 2, 3].map(item) });
    const removed = { removeProductsFromCompareList: { __typename: 'CompareList', uid: 'list-1', item_count: 2 } };
    const { calls } = backend({ removeFromCompare: removed });
    const removing = removeFromCompare(['2']);
    expect(state().isDeleting).toBe(true);
    await removing;
    expect(ids()).toEqual(['1', '3']);
    await removeFromCompare();
    expect(state()).toMatchObject({ compareItems: [], isDeleting: false });
    expect(calls.map(({ variables }) => variables.products)).toEqual([['2'], ['1', '3']]);
  });

  it('[CMP-2] a product of a list that is gone is removed with it; a refused one stays', async () => {
    useCompareStore.setState({ compareId: 'list-1', compareItems: [item(1)] });
    const { answers } = fakeCommerce({ removeFromCompare: refusal('Not today.') });
    await expect(removeFromCompare(['1'])).rejects.toMatchObject({ message: 'Not today.' });
    expect(ids()).toEqual(['1']);
    answers.removeFromCompare = refusal(UNKNOWN);
    await removeFromCompare(['1']);
    expect(state()).toMatchObject({ compareItems: [], compareId: null });
    await expect(removeFromCompare()).rejects.toMatchObject({ message: NO_LIST });
  });
});

describe('[CMP-4] the list of who signs in', () => {
  const own = (answer: unknown) => ({ customer: { __typename: 'Customer', compare_list: answer } });
  const assigned = (result: boolean, answer: unknown = null) => ({
    assignCompareListToCustomer: { __typename: 'AssignCompareListToCustomerOutput', result, compare_list: answer },
  });

  it('[CMP-4] is the customer’s own from then on, with the guest’s products in it', async () => {
    localStorage.setItem('compareId', 'guests');
    signIn();
    const { names } = backend({
      customerCompareList: own(list('hers', 1)),
      assignCompareList: assigned(true, list('hers', 1, 7)),
    });
    await loadCompareList(queries);
    expect(names()).toEqual(['customerCompareList', 'assignCompareList']);
    expect([state().compareId, localStorage.getItem('compareId'), ...ids()]).toEqual(['hers', 'hers', '1', '7']);
  });

  it.each([
    [5, [1, 2, 3, 4], [5]],
    [7, [1, 2, 3], [4, 5, 6, 7]],
  ])(
    '[CMP-2] is held whole where the guest’s products make it %i, and takes none beside them',
    async (count, hers, guests) => {
      localStorage.setItem('compareId', 'guests');
      signIn();
      const merged = list('hers', ...hers, ...guests);
      const { names } = backend({
        customerCompareList: own(list('hers', ...hers)),
        assignCompareList: assigned(true, merged),
      });
      await loadCompareList(queries);
      expect(ids()).toHaveLength(count);
      await expect(addToCompare(item(9))).rejects.toMatchObject({ message: LIST_FULL });
      expect(names()).toEqual(['customerCompareList', 'assignCompareList']);
    },
  );

  it('[CMP-4] is not assigned twice, and comes on a new device, too', async () => {
    signIn();
    const { names } = backend({ customerCompareList: own(list('hers', 1)) });
    await loadCompareList(queries);
    await loadCompareList(queries);
    expect(names()).toEqual(['customerCompareList', 'customerCompareList']);
    expect(ids()).toEqual(['1']);
  });

  it.each([
    ['is another’s', refusal('This customer is not authorized to access this list'), false],
    ['the backend does not know', assigned(false), true],
  ])('[CMP-4] a guest’s list that %s does not hide the customer’s own', async (_, answer, isTold) => {
    localStorage.setItem('compareId', 'guests');
    signIn();
    backend({ customerCompareList: own(list('hers', 1)), assignCompareList: answer });
    const loading = loadCompareList(queries);
    await (isTold ? expect(loading).rejects.toMatchObject({ message: NOT_ASSIGNED }) : loading);
    expect([state().compareId, localStorage.getItem('compareId'), ...ids()]).toEqual(['hers', 'hers', '1']);
  });

  it('[CMP-5, SESS-4] leaves nothing in the browser of who has signed out before it came', async () => {
    signIn();
    backend({
      customerCompareList: () => {
        localStorage.removeItem('signin_token');
        clearCompare();
        resetUser();
        return own(list('hers', 1));
      },
    });
    await loadCompareList(queries);
    expect([state().compareId, localStorage.getItem('compareId'), ...ids()]).toEqual([null, null]);
  });

  it('[CMP-4] fails without a list, and where the backend says no', async () => {
    backend({ assignCompareList: assigned(false) });
    await expect(assignCompareList()).rejects.toMatchObject({ message: NOT_ASSIGNED });
    localStorage.setItem('compareId', 'gone');
    await expect(assignCompareList()).rejects.toMatchObject({ message: NOT_ASSIGNED });
    expect(NOT_ASSIGNED).toBe("Can't assign compare list");
    expect(localStorage.getItem('compareId')).toBeNull();
  });
});

it('[CMP-5, CMP-7] clearing removes the stored id; no items come back, nothing loads', async () => {
  localStorage.setItem('compareId', 'list-1');
  backend({ compareList: { compareList: list('list-1', 7) } });
  await loadCompareList(queries);
  clearCompare();
  expect(localStorage.getItem('compareId')).toBeNull();
  expect(state()).toEqual({
    compareId: null,
    compareItems: [],
    isLoading: false,
    isCreating: false,
    isDeleting: false,
    createCompareError: null,
    getDetailsError: null,
    addItemError: null,
    error: null,
  });
});
