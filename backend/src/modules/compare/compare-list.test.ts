import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { product } from '../../database/schema/products';
import { uid } from '../../uid';
import {
  add,
  create,
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

withShop();

const CODES = [
  'sku',
  'description',
  'short_description',
  'brand',
  'pack_size',
  'active_ingredient',
  'sugar_free',
  'warnings',
];
const UNKNOWN = '"uid" value does not exist';
const valuesOf = ({ items }: List, id: string) =>
  Object.fromEntries((items.find((item) => item.uid === id)?.attributes ?? []).map(({ code, value }) => [code, value]));

describe('[BACK-1] createCompareList', () => {
  it('makes an empty list, which has no attributes until somebody compares something: 533 and 535', async () => {
    const first = await create();
    expect(first).toEqual({
      uid: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
      item_count: 0,
      attributes: [],
      items: [],
    });
    expect((await create()).uid).not.toBe(first.uid);
    await create([PARA]);
    const none = await create(['999999']);
    expect(none).toMatchObject({ item_count: 0, items: [] });
    expect(none.attributes.map(({ code }) => code)).toEqual(CODES);
  });

  it('takes products by their plain ids, as recorded in 534', async () => {
    const list = await create([LOW, PARA]);
    expect(list).toMatchObject({
      item_count: 2,
      items: [
        { uid: LOW, product: { sku: 'LOW', name: 'Nosease Spray' } },
        { uid: PARA, product: { sku: 'PARA', name: 'Parafix Tablets' } },
      ],
    });
  });
});

describe('[BACK-1] what is compared', () => {
  it('are the attributes that are comparable, of every product the same, N/A where it has none', async () => {
    const list = await create([PARA, LOW]);
    expect(list.attributes).toEqual(
      [
        ...['SKU', 'Description', 'Short Description', 'Brand', 'Pack size', 'Active ingredient', 'Sugar free'],
        'warnings',
      ].map((label, at) => ({ code: CODES[at], label })),
    );
    expect(list.items.map(({ attributes }) => attributes.map(({ code }) => code))).toEqual([CODES, CODES]);
    expect(valuesOf(list, PARA)).toEqual({
      sku: 'PARA',
      description: '<p><strong>Relieves</strong> headache.</p>',
      short_description: 'N/A',
      brand: 'Acme',
      pack_size: 'N/A',
      active_ingredient: 'Caffeine, Paracetamol',
      sugar_free: 'Yes',
      warnings: 'Read the leaflet.',
    });
    expect(valuesOf(list, LOW)).toMatchObject({ description: 'N/A', sugar_free: 'No', warnings: 'N/A' });
  });

  it('[STORE-2] is told in the store view’s language', async () => {
    const { uid: list } = await create([PARA, LOW]);
    const thai = await listFrom('compareList', list, { Store: 'mmstr_th' });
    expect(thai.attributes.slice(0, 4).map(({ label }) => label)).toEqual([
      ...['รหัสสินค้า', 'รายละเอียด', 'รายละเอียดโดยย่อ'],
      'ยี่ห้อ',
    ]);
    expect(thai.items[0]?.product.name).toBe('พาราฟิกซ์ ชนิดเม็ด');
    expect(valuesOf(thai, PARA)).toMatchObject({ brand: 'แอคมี', sugar_free: 'ใช่', warnings: 'อ่านเอกสารกำกับยา' });
    expect(valuesOf(thai, LOW)).toMatchObject({ sugar_free: 'ไม่ใช่' });
  });
});

describe('[BACK-1] addProductsToCompareList', () => {
  it('adds each product once, in the order they come, as recorded in 538 and 539', async () => {
    const { uid: list } = await create();
    expect(uidsOf(await add(list, [LOW, PARA]))).toEqual([LOW, PARA]);
    expect(uidsOf(await add(list, [PARA]))).toEqual([LOW, PARA]);
    expect(uidsOf(await add(list, [IBU, IBU, LOW]))).toEqual([LOW, PARA, IBU]);
  });

  it.each([['999999'], [uid(PARA)], ['2147483648'], ['99999999999999999999'], ['-1'], ['1.5'], [''], [null]])(
    'ignores %s, which is no product’s plain id, as recorded in 540 and 542',
    async (id) => {
      const { uid: list } = await create([PARA]);
      expect(uidsOf(await add(list, [id, IBU]))).toEqual([PARA, IBU]);
    },
  );

  it('takes as many as a request may list', async () => {
    const { uid: list } = await create();
    const many = Array.from({ length: 500 }, (_, at) => String(at + 1));
    expect((await add(list, many)).item_count).toBe(await shop.db.$count(product, eq(product.isEnabled, true)));
  });

  it('takes products that are not visible individually, as recorded in 543', async () => {
    const [child] = await shop.db.select().from(product).where(eq(product.sku, 'LOZ-MINT-12'));
    expect(child?.visibility).toBe(1);
    const list = await create([PARA, String(child?.id)]);
    expect(list).toMatchObject({ item_count: 2, items: [{ uid: PARA }, { product: { sku: 'LOZ-MINT-12' } }] });
  });

  it('refuses an unknown list and none at all, as recorded in 541', async () => {
    const name = 'addProductsToCompareList';
    expect(await send(name, { uid: 'nope', products: [PARA] })).toMatchObject(refusal(name, UNKNOWN));
    for (const none of [null, { uid: '', products: [PARA] }]) {
      expect(await send(name, none)).toMatchObject(refusal(name, '"uid" value must be specified.'));
    }
  });

  it('by two at once never doubles a product, nor fails', async () => {
    const { uid: list } = await create();
    const both = await Promise.all([[PARA, IBU, LOW], [LOW, IBU, PARA], [IBU], [PARA]].map((ids) => add(list, ids)));
    for (const one of both) expect(new Set(uidsOf(one)).size).toBe(one.items.length);
    const { items } = await listFrom('compareList', list);
    expect(items.map((item) => item.uid).sort()).toEqual([PARA, IBU, LOW]);
  });
});

describe('[BACK-1] compareList', () => {
  it('is read by its uid and never cached, as recorded in 544 and 546', async () => {
    const made = await create([PARA, IBU]);
    expect(await listFrom('compareList', made.uid)).toEqual(made);
    const { headers, body } = await shop.get(`{ compareList(uid: "${made.uid}") { uid item_count } }`);
    expect(body).toEqual({ data: { compareList: { uid: made.uid, item_count: 2 } } });
    expect(headers.get('cache-control')).toBe('max-age=0, must-revalidate, no-cache, no-store');
    expect(headers.get('x-magento-tags')).toBeNull();
  });

  it('is null where there is none, as recorded in 545 and 831', async () => {
    expect(await send('compareList', 'nope')).toEqual({ data: { compareList: null } });
    expect(await send('compareList', '')).toMatchObject(refusal('compareList', '"uid" value must be specified'));
  });

  it('leaves out a product that was disabled since, and shows it again when it is back', async () => {
    const { uid: list } = await create([PARA, IBU]);
    const enable = (isEnabled: boolean) => shop.db.update(product).set({ isEnabled }).where(eq(product.sku, 'IBU'));
    await enable(false);
    const without = await listFrom('compareList', list);
    await enable(true);
    expect(without).toMatchObject({ item_count: 1, items: [{ uid: PARA }] });
    expect(uidsOf(await listFrom('compareList', list))).toEqual([PARA, IBU]);
  });
});

describe('[BACK-1] removeProductsFromCompareList', () => {
  const name = 'removeProductsFromCompareList';

  it('takes products off, and ignores those that are not on the list, as recorded in 547 and 548', async () => {
    const { uid: list } = await create([PARA, IBU, LOW]);
    const other = await create([IBU]);
    const left = await listFrom(name, { uid: list, products: [IBU, '999999', uid(PARA), null] });
    expect(left).toMatchObject({ uid: list, item_count: 2, items: [{ uid: PARA }, { uid: LOW }] });
    expect(await listFrom(name, { uid: list, products: [IBU] })).toEqual(left);
    expect(uidsOf(await listFrom('compareList', other.uid))).toEqual([IBU]);
  });

  it('refuses an unknown list and none at all, as recorded in 549', async () => {
    expect(await send(name, { uid: 'nope', products: [PARA] })).toMatchObject(refusal(name, UNKNOWN));
    expect(await send(name, { uid: '0', products: [] })).toMatchObject(refusal(name, '"uid" value must be specified.'));
    expect(await send(name, null)).toMatchObject(refusal(name, '"products" value must be specified.'));
  });
});

it('[BACK-1] deleteCompareList ends a list, once, as recorded in 557 and 558', async () => {
  const { uid: list } = await create([PARA]);
  expect(await send('deleteCompareList', list)).toEqual({ data: { deleteCompareList: { result: true } } });
  expect(await send('deleteCompareList', list)).toEqual({ data: { deleteCompareList: { result: false } } });
  expect(await send('compareList', list)).toEqual({ data: { compareList: null } });
  expect(await send('deleteCompareList', '')).toMatchObject(
    refusal('deleteCompareList', '"uid" value must be specified'),
  );
});
