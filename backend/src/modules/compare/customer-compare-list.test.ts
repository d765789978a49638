import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { compareItem, compareList } from '../../database/schema/compare-lists';
import { customer } from '../../database/schema/customers';
import {
  add,
  type Call,
  create,
  customers,
  IBU,
  type List,
  LOW,
  listFrom,
  PARA,
  refusal,
  send,
  shop,
  uidsOf,
  withShop,
} from './testing/compare-calls';

withShop(['anna', 'bob', 'cleo', 'dan', 'eve', 'fay', 'gil', 'hal', 'ivy', 'joe', 'kim']);

const NOT_THEIRS = 'This customer is not authorized to access this list';

const ownOf = async (headers: Record<string, string> | undefined) => {
  const query = '{ customer { compare_list { uid item_count items { uid } } } }';
  const { data, errors } = (await shop.execute(query, {}, headers)).body;
  if (errors) throw new Error(errors[0]?.message);
  return (data as { customer: { compare_list: Pick<List, 'uid' | 'item_count' | 'items'> | null } }).customer
    .compare_list;
};

const assign = async (uid: string, headers?: Record<string, string>) => {
  const { data, errors } = await send('assignCompareListToCustomer', uid, headers);
  if (errors) throw new Error(errors[0]?.message);
  return (data as { assignCompareListToCustomer: { result: boolean; compare_list: List | null } })
    .assignCompareListToCustomer;
};

describe('[BACK-1] a customer', () => {
  it('has no list at first, then one, and the same one whenever they make one: 536, 537 and 556', async () => {
    const { anna } = customers;
    expect(await ownOf(anna)).toBeNull();
    const made = await create(undefined, anna);
    expect(await create([PARA], anna)).toMatchObject({ uid: made.uid, item_count: 1 });
    expect(await create([PARA, IBU], anna)).toMatchObject({ uid: made.uid, items: [{ uid: PARA }, { uid: IBU }] });
    expect(await ownOf(anna)).toEqual({ uid: made.uid, item_count: 2, items: [{ uid: PARA }, { uid: IBU }] });
    expect(uidsOf(await listFrom('compareList', made.uid, anna))).toEqual([PARA, IBU]);
    expect(uidsOf(await listFrom('removeProductsFromCompareList', { uid: made.uid, products: [PARA] }, anna))).toEqual([
      IBU,
    ]);
  });

  it('gets one list, though several are asked for at once', async () => {
    const { bob } = customers;
    const lists = await Promise.all([[PARA], [IBU], [PARA, LOW], undefined].map((ids) => create(ids, bob)));
    expect(new Set(lists.map(({ uid }) => uid)).size).toBe(1);
    const items = (await ownOf(bob))?.items.map(({ uid }) => uid);
    expect(items?.sort()).toEqual([PARA, IBU, LOW]);
  });

  it('keeps the list beyond signing out', async () => {
    const { cleo } = customers;
    const { uid } = await create([PARA], cleo);
    await shop.execute('mutation { revokeCustomerToken { result } }', {}, cleo);
    expect(await send('compareList', uid)).toMatchObject(refusal('compareList', NOT_THEIRS));
    // Signing in within the same second would give a token that is void as well.
    await shop.db.update(customer).set({ tokensRevokedAt: null }).where(eq(customer.email, 'cleo@example.com'));
    expect(await ownOf(cleo)).toEqual({ uid, item_count: 1, items: [{ uid: PARA }] });
  });

  it('[SESS-12] takes the list along when the account is deleted', async () => {
    const { dan } = customers;
    const { uid } = await create([PARA, IBU], dan);
    const before = [await shop.db.$count(compareList), await shop.db.$count(compareItem)];
    expect((await shop.execute('mutation { deleteCustomer }', {}, dan)).body).toEqual({
      data: { deleteCustomer: true },
    });
    expect(await send('compareList', uid)).toEqual({ data: { compareList: null } });
    const [lists = 0, items = 0] = before;
    expect([await shop.db.$count(compareList), await shop.db.$count(compareItem)]).toEqual([lists - 1, items - 2]);
  });
});

describe('[BACK-1] a list is its owner’s alone', () => {
  const inputOf = (name: Call, uid: string) => (/Products/.test(name) ? { uid, products: [PARA] } : uid);

  it.each(['compareList', 'addProductsToCompareList', 'removeProductsFromCompareList', 'deleteCompareList'] as const)(
    '%s refuses it to guests and other customers, and a guest’s to customers, as recorded in 555',
    async (name) => {
      const { eve, fay } = customers;
      const { uid } = await create([IBU], eve);
      const guests = await create([IBU]);
      expect(await send(name, inputOf(name, uid))).toMatchObject(refusal(name, NOT_THEIRS));
      expect(await send(name, inputOf(name, uid), fay)).toMatchObject(refusal(name, NOT_THEIRS));
      expect(await send(name, inputOf(name, guests.uid), fay)).toMatchObject(refusal(name, NOT_THEIRS));
      // Magento looks whose it is before it looks whether it is there.
      expect(await send(name, inputOf(name, 'nope'), fay)).toMatchObject(refusal(name, NOT_THEIRS));
      expect((await ownOf(eve))?.items).toEqual([{ uid: IBU }]);
      expect(uidsOf(await listFrom('compareList', guests.uid))).toEqual([IBU]);
    },
  );
});

describe('[BACK-1] assignCompareListToCustomer', () => {
  const name = 'assignCompareListToCustomer';

  it('makes a guest’s list the customer’s, under its uid, once: 551, 552 and 555', async () => {
    const { gil, hal } = customers;
    const { uid } = await create([LOW, PARA]);
    expect(await assign(uid, gil)).toEqual({ result: true, compare_list: { uid, item_count: 2 } });
    expect((await ownOf(gil))?.items).toEqual([{ uid: LOW }, { uid: PARA }]);
    expect(await send(name, uid, gil)).toMatchObject(refusal(name, NOT_THEIRS));
    expect(await send(name, uid, hal)).toMatchObject(refusal(name, NOT_THEIRS));
    expect(await send('compareList', uid)).toMatchObject(refusal('compareList', NOT_THEIRS));
  });

  it('moves its products to the list that the customer has, none twice, and ends it: 553', async () => {
    const { hal } = customers;
    const own = await create([IBU, LOW], hal);
    const guests = await create([PARA, LOW]);
    expect(await assign(guests.uid, hal)).toEqual({ result: true, compare_list: { uid: own.uid, item_count: 3 } });
    expect((await ownOf(hal))?.items).toEqual([{ uid: IBU }, { uid: LOW }, { uid: PARA }]);
    expect(await send('compareList', guests.uid)).toEqual({ data: { compareList: null } });
    expect(await assign(guests.uid, hal)).toEqual({ result: false, compare_list: null });
  });

  it('refuses guests, and gives nothing for an unknown list: 550 and 554', async () => {
    const { uid } = await create([PARA]);
    expect(await send(name, uid)).toMatchObject(refusal(name, 'Customer must be logged'));
    expect(await send(name, '')).toMatchObject(refusal(name, '"uid" value must be specified'));
    expect(await send(name, 'nope', customers.anna)).toEqual({
      data: { [name]: { result: false, compare_list: null } },
    });
    expect(uidsOf(await listFrom('compareList', uid))).toEqual([PARA]);
  });

  it('of two lists at once makes one of them, with the products of both', async () => {
    const { ivy } = customers;
    const [first, second] = [await create([PARA, IBU]), await create([IBU, LOW])];
    const results = await Promise.all([assign(first.uid, ivy), assign(second.uid, ivy), create([PARA], ivy)]);
    expect(new Set(results.map((one) => ('uid' in one ? one.uid : one.compare_list?.uid))).size).toBe(1);
    const items = (await ownOf(ivy))?.items.map(({ uid }) => uid);
    expect(items?.sort()).toEqual([PARA, IBU, LOW]);
  });

  it('of one list by two at once gives it to one of them, whatever is added meanwhile', async () => {
    const { joe, kim } = customers;
    const { uid } = await create([PARA]);
    const answers = await Promise.all([send(name, uid, joe), send(name, uid, kim), send(name, uid, joe)]);
    const given = answers.filter(({ errors }) => !errors);
    expect(given).toEqual([{ data: { [name]: { result: true, compare_list: { uid, item_count: 1 } } } }]);
    for (const { errors } of answers) expect(errors?.[0]?.message ?? NOT_THEIRS).toBe(NOT_THEIRS);

    const more = await create([IBU]);
    const owner = (await ownOf(joe)) ? joe : kim;
    const [assigned, added] = await Promise.all([
      assign(more.uid, owner),
      send('addProductsToCompareList', { uid: more.uid, products: [LOW] }),
    ]);
    expect(assigned.compare_list?.uid).toBe(uid);
    // Either it came in time, or the list was gone.
    const isAdded = !added.errors;
    if (added.errors) expect(added.errors[0]?.message).toBe('"uid" value does not exist');
    expect((await ownOf(owner))?.items).toEqual([PARA, IBU, ...(isAdded ? [LOW] : [])].map((id) => ({ uid: id })));
    expect(shop.faults).toEqual([]);
  });
});

it('[BACK-1] adding to a list that ends at the same time is no fault', async () => {
  const { uid } = await create([PARA]);
  await Promise.all([add(uid, [IBU]).catch(() => null), send('deleteCompareList', uid), send('compareList', uid)]);
  expect(await send('compareList', uid)).toEqual({ data: { compareList: null } });
  expect(shop.faults).toEqual([]);
});
