import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop';
import { sampleShop } from '../../catalog/testing/sample-shop';
import { signedIn } from '../testing/customer-calls';

let shop: Shop;
let anna: Record<string, string>;
let bob: Record<string, string>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  anna = await signedIn(shop, 'anna@example.com');
  bob = await signedIn(shop, 'bob@example.com');
});
afterAll(() => shop.close());

const FIELDS =
  'id firstname lastname company street city region { region region_code region_id } region_id postcode country_code telephone default_shipping default_billing vat_id prefix suffix middlename fax';
const LOS_ANGELES = {
  firstname: 'Anna',
  lastname: 'Smith',
  street: ['1 First St'],
  city: 'Los Angeles',
  region: { region_code: 'CA', region_id: 12, region: 'California' },
  postcode: '90001',
  country_code: 'US',
  telephone: '555-0100',
  default_shipping: true,
  default_billing: true,
};
const BANGKOK = {
  ...LOS_ANGELES,
  city: 'Bangkok',
  region: { region: 'Bangkok' },
  postcode: '10110',
  country_code: 'TH',
  default_shipping: false,
  default_billing: false,
};
const NOTHING_ELSE = { company: null, vat_id: null, prefix: null, suffix: null, middlename: null, fax: null };

const create = async (i: object, headers = anna, fields = FIELDS) =>
  (
    await shop.execute(
      `mutation c($i: CustomerAddressInput!) { createCustomerAddress(input: $i) { ${fields} } }`,
      { i },
      headers,
    )
  ).body;
const update = async (id: number, i: object | undefined, headers = anna) =>
  (
    await shop.execute(
      `mutation u($id: Int!, $i: CustomerAddressInput) { updateCustomerAddress(id: $id, input: $i) { ${FIELDS} } }`,
      { id, i },
      headers,
    )
  ).body;
const remove = async (id: number, headers = anna) =>
  (await shop.execute(`mutation { deleteCustomerAddress(id: ${id}) }`, {}, headers)).body;
const book = async (headers = anna) => {
  const { data } = (
    await shop.execute(`{ customer { default_billing default_shipping addresses { ${FIELDS} } } }`, {}, headers)
  ).body;
  return (data as { customer: { default_billing: string; default_shipping: string; addresses: object[] } }).customer;
};
const made = async (i: object, headers = anna) => {
  const { data } = await create(i, headers);
  return (data as { createCustomerAddress: { id: number } }).createCustomerAddress;
};
const madeBy = async (i: object, fields: string) => {
  const { data } = await create(i, anna, fields);
  return (data as { createCustomerAddress: { id: number } }).createCustomerAddress;
};
const GUEST = { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } };
const isInput = (message: string) => [{ message, extensions: { category: 'graphql-input' } }];

describe('[SESS-11] createCustomerAddress', () => {
  it('answers what was given, and lists what is kept, as recorded', async () => {
    const first = await made(LOS_ANGELES);
    expect(first).toEqual({ ...NOTHING_ELSE, ...LOS_ANGELES, id: first.id, region_id: null });
    const second = await made(BANGKOK);
    const region = { region: 'Bangkok', region_code: null, region_id: null };
    expect(second).toEqual({ ...NOTHING_ELSE, ...BANGKOK, id: second.id, region, region_id: null });
    expect(await book()).toEqual({
      default_billing: String(first.id),
      default_shipping: String(first.id),
      addresses: [
        { ...first, region_id: 12 },
        { ...second, region: { region: 'Bangkok', region_code: 'Bangkok', region_id: 0 }, region_id: 0 },
      ],
    });
  });

  it('[BACK-1] echoes the code of a region that no list has, and tells nobody’s number', async () => {
    const region = { region: 'Bangkok', region_code: 'BKK' };
    const { id, ...made } = await madeBy({ ...BANGKOK, region }, 'id customer_id region { region region_code }');
    expect(made).toEqual({ customer_id: null, region });
    expect((await book()).addresses.at(-1)).toMatchObject({ region: { region: 'Bangkok', region_code: 'Bangkok' } });
    await remove(id);
  });

  it('[BACK-1] wants something to be given', async () => {
    expect((await create({})).errors).toMatchObject(isInput('"input" value should be specified'));
  });

  it('moves the defaults to another address', async () => {
    const third = await made({ ...BANGKOK, default_shipping: true });
    const { default_billing, default_shipping, addresses } = await book();
    expect(default_shipping).toBe(String(third.id));
    expect(default_billing).not.toBe(default_shipping);
    expect(addresses.filter((address) => 'default_shipping' in address && address.default_shipping)).toHaveLength(1);
  });

  it.each<[object, string]>([
    [{ ...LOS_ANGELES, telephone: undefined }, 'Required parameters are missing: telephone'],
    [
      { firstname: 'X', country_code: 'US' },
      'Required parameters are missing: postcode, city, lastname, street, telephone',
    ],
    [{ ...LOS_ANGELES, lastname: 'evil.example/prize' }, 'Last Name is not valid!'],
    [{ ...LOS_ANGELES, street: [] }, 'Required parameters are missing: street'],
    [{ ...LOS_ANGELES, street: ['a', 'b', 'c'] }, '"Street Address" cannot contain more than 2 lines.'],
    [{ ...LOS_ANGELES, region: undefined }, 'A region_id is required for the specified country code'],
    [{ ...LOS_ANGELES, region: { region_id: 99999 } }, 'The region_id does not match the selected country or region'],
    [
      { ...LOS_ANGELES, region: { region_id: 12 }, country_code: 'DE' },
      'The region_id does not match the selected country or region',
    ],
    [
      { ...LOS_ANGELES, region: undefined, country_code: 'DE' },
      'Invalid value of "DE" provided for the countryId field.',
    ],
  ])('%j: %s', async (input, message) => {
    const before = (await book()).addresses.length;
    expect(await create(input)).toMatchObject({ errors: isInput(message), data: { createCustomerAddress: null } });
    expect((await book()).addresses).toHaveLength(before);
  });

  it('[CHK-13] takes addresses of every country that some store view sells to', async () => {
    const london = { ...BANGKOK, city: 'London', region: undefined, postcode: 'SW1A 1AA', country_code: 'GB' };
    expect((await create(london, bob)).errors).toBeUndefined();
    expect((await book(bob)).addresses).toMatchObject([
      { country_code: 'GB', region: { region: null, region_code: null, region_id: 0 } },
    ]);
  });
});

describe('[SESS-11] updateCustomerAddress', () => {
  it('changes what is given and keeps the rest', async () => {
    const { id } = await made(LOS_ANGELES);
    expect((await update(id, { city: 'San Diego', telephone: '555-0111' })).data).toEqual({
      updateCustomerAddress: {
        ...NOTHING_ELSE,
        ...LOS_ANGELES,
        ...{ id, city: 'San Diego', telephone: '555-0111', region_id: 12 },
      },
    });
    const moved = { country_code: 'TH', region: { region: 'Phuket' }, postcode: '83000' };
    expect((await update(id, moved)).data).toMatchObject({
      updateCustomerAddress: { country_code: 'TH', region: { region: 'Phuket', region_id: 0 }, region_id: 0 },
    });
    expect((await update(id, { country_code: 'US' })).errors).toMatchObject(
      isInput('A region_id is required for the specified country code'),
    );
    expect((await update(id, { city: '' })).errors).toMatchObject(isInput('Required parameters are missing: city'));
    for (const nothing of [{}, undefined]) {
      expect((await update(id, nothing)).errors).toMatchObject(isInput('"input" value must be specified'));
    }
  });
});

describe('[SESS-11] deleteCustomerAddress', () => {
  it('deletes but the defaults', async () => {
    const shipping = await made({ ...LOS_ANGELES, default_billing: false });
    const billing = await made({ ...LOS_ANGELES, default_shipping: false });
    const free = await made(BANGKOK);
    expect(await remove(free.id)).toEqual({ data: { deleteCustomerAddress: true } });
    for (const [{ id }, use] of [
      [shipping, 'shipping'],
      [billing, 'billing'],
    ] as const) {
      expect(await remove(id)).toMatchObject({
        errors: isInput(`Customer Address ${id} is set as default ${use} address and can not be deleted`),
        data: { deleteCustomerAddress: null },
      });
    }
    const ids = (await book()).addresses.map((address) => ('id' in address ? address.id : null));
    expect(ids).toEqual(expect.arrayContaining([shipping.id, billing.id]));
    expect(ids).not.toContain(free.id);
  });
});

describe('[SESS-11] an address', () => {
  it('is its own customer’s only', async () => {
    const { id } = await made(LOS_ANGELES);
    const refusal = [
      {
        message: `Current customer does not have permission to address with ID "${id}"`,
        extensions: { category: 'graphql-authorization' },
      },
    ];
    expect((await update(id, { city: 'X' }, bob)).errors).toMatchObject(refusal);
    expect((await remove(id, bob)).errors).toMatchObject(refusal);
  });

  it('that is unknown cannot be changed; guests have none', async () => {
    const unknown = [
      {
        message: 'Could not find a address with ID "999999"',
        extensions: { category: 'graphql-no-such-entity' },
      },
    ];
    expect((await update(999999, { city: 'X' })).errors).toMatchObject(unknown);
    expect((await remove(999999)).errors).toMatchObject(unknown);
    for (const { errors } of [await create(LOS_ANGELES, {}), await update(1, { city: 'X' }, {}), await remove(1, {})]) {
      expect(errors).toMatchObject([GUEST]);
    }
  });
});
