import { describe, expect, it } from 'vitest';
import { entered, groupedQuantity, QUANTITY, quantityOf, selected } from '@/lib/catalog/options/control-names';
import { formItems } from './form-items';

describe('[CAT-5] [CART-4] what a form asks for', () => {
  it('A form without a quantity adds one, and with a quantity that many', () => {
    expect(formItems('BALM', [])).toEqual([{ sku: 'BALM', quantity: 1 }]);
    expect(formItems('TALK', [[QUANTITY, '3']])).toEqual([{ sku: 'TALK', quantity: 3 }]);
    for (const quantity of ['many', '-2', '0', 'Infinity']) {
      expect(formItems('BALM', [[QUANTITY, quantity]])).toEqual([{ sku: 'BALM', quantity: 1 }]);
    }
    expect(
      formItems('BALM', [
        ['other', '3'],
        [QUANTITY, ' 2 '],
      ]),
    ).toEqual([{ sku: 'BALM', quantity: 2 }]);
  });

  it('A form of a configurable product sends its own SKU with the uids of the selected values, and no parent’s', () => {
    const entries = [
      [selected('taste'), 'mint'],
      [selected('pack'), 'twelve'],
      [QUANTITY, '2'],
    ] as const;
    expect(formItems('LOZ', entries)).toStrictEqual([
      { sku: 'LOZ', quantity: 2, selected_options: ['mint', 'twelve'] },
    ]);
  });

  it('A form of a bundle sends the selected values, with the shopper’s quantity of an option with a single value', () => {
    const entries = [
      [selected('mat'), 'bundle/1/1/1'],
      [quantityOf('mat'), '2'],
      [selected('straps'), 'bundle/2/4/1'],
      [selected('straps'), 'bundle/2/5/1'],
      [quantityOf('straps'), '3'],
      [selected('ball'), ''],
      [quantityOf('ball'), '1'],
      [selected('strap'), 'bundle/3/6/1'],
      [quantityOf('strap'), '0'],
      [QUANTITY, '1'],
    ] as const;
    expect(formItems('SET', entries)).toEqual([
      {
        sku: 'SET',
        quantity: 1,
        selected_options: ['bundle/1/1/1', 'bundle/2/4/1', 'bundle/2/5/1', 'bundle/3/6/1'],
        entered_options: [{ uid: 'bundle/1/1/1', value: '2' }],
      },
    ]);
  });

  it('A form of a grouped product sends each grouped item with a quantity as an item of its own', () => {
    const entries = [
      [groupedQuantity('A:1'), '2'],
      [groupedQuantity('B'), '0'],
      [groupedQuantity('C'), ''],
      [groupedQuantity('D'), '1'],
    ] as const;
    expect(formItems('GROUP', entries)).toEqual([
      { sku: 'A:1', parent_sku: 'GROUP', quantity: 2 },
      { sku: 'D', parent_sku: 'GROUP', quantity: 1 },
    ]);
    expect(formItems('GROUP', [[groupedQuantity('B'), '0']])).toEqual([]);
  });

  it('A form of a downloadable product sends the selected links', () => {
    const entries = [
      [selected('links'), 'chapter-1'],
      [selected('links'), 'chapter-2'],
    ] as const;
    expect(formItems('COURSE', entries)[0]?.selected_options).toEqual(['chapter-1', 'chapter-2']);
  });

  it('A form sends customizable options of every kind, with texts trimmed', () => {
    const entries = [
      [selected('colour'), 'red'],
      [selected('extras'), 'bow'],
      [selected('extras'), 'card'],
      [selected('size'), '2'],
      [selected('none'), ''],
      [entered('text'), '  For Ann '],
      [entered('note'), '   '],
      [entered('day'), '2026-03-02 00:00:00'],
    ] as const;
    expect(formItems('BAG', entries)).toEqual([
      {
        sku: 'BAG',
        quantity: 1,
        selected_options: ['red', 'bow', 'card', '2'],
        entered_options: [
          { uid: 'text', value: 'For Ann' },
          { uid: 'day', value: '2026-03-02 00:00:00' },
        ],
      },
    ]);
  });

  it('A form sends no file', () => {
    expect(formItems('BAG', [[entered('photo'), new File(['x'], 'x.png')]])).toEqual([{ sku: 'BAG', quantity: 1 }]);
  });
});
